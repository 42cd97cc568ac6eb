import { type KeyboardEvent, useRef, useState } from 'react';
import { type MapPlace, nextPlace } from './map-places';
import { mapMessages as texts } from './messages';
import styles from './shelter-map.module.css';

/** Units of a mark: larger for more shelters, and of the area around it that takes a finger. */
const radiusOf = ({ shelters }: MapPlace) => 8 + Math.min(6, 2 * (shelters.length - 1));
const FINGER = 22;

interface MapMarksProps {
  places: readonly MapPlace[];
  chosen: MapPlace | undefined;
  onChoose: (place: MapPlace) => void;
}

/** The marks are one stop of the tab key; arrows walk to the next place in their direction, Enter and space choose. */
export function MapMarks({ places, chosen, onChoose }: MapMarksProps) {
  const [stop, setStop] = useState<string | null>(null);
  const marks = useRef(new Map<string, SVGGElement>());
  const current = places.find(({ key }) => key === stop) ?? chosen ?? places[0];
  const handleKeyDown = (event: KeyboardEvent, place: MapPlace) => {
    const next = nextPlace(places, place, event.key);
    if (next) {
      setStop(next.key);
      marks.current.get(next.key)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') onChoose(place);
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  return places.map((place) => (
    // biome-ignore lint/a11y/useSemanticElements: a button is no part of a drawing
    <g
      key={place.key}
      ref={(element) => {
        if (element) marks.current.set(place.key, element);
        else marks.current.delete(place.key);
      }}
      role="button"
      tabIndex={place === current ? 0 : -1}
      aria-pressed={place === chosen}
      aria-label={texts.place(place.plaats, place.shelters.length)}
      className={styles.mark}
      onFocus={() => setStop(place.key)}
      onClick={() => onChoose(place)}
      onKeyDown={(event) => handleKeyDown(event, place)}
    >
      <circle cx={place.x} cy={place.y} r={FINGER} className={styles.finger} />
      <circle cx={place.x} cy={place.y} r={radiusOf(place)} className={styles.dot} />
    </g>
  ));
}
