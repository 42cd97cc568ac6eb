import type { ShelterQuery } from '@portal/shared/contract';
import { useHomePlace } from '@portal/shared/session';
import { ErrorPanel } from '@portal/shared/ui';
import { useMemo, useState } from 'react';
import { MapMarks } from './map-marks';
import { type MapPlace, mapPlaces } from './map-places';
import { mapMessages as texts } from './messages';
import { PANELS } from './outline';
import { PlaceShelters } from './place-shelters';
import { spotOf } from './projection';
import styles from './shelter-map.module.css';
import { useMapShelters } from './use-map-shelters';

const [{ width, height }] = PANELS as [(typeof PANELS)[number]];

/**
 * Where the shelters of a search are, and where the visitor lives: drawn here, so that nobody learns who looks (C60). A choice shows the shelters
 * of a place beside the map; the list of the page says the same in words.
 */
export function ShelterMap({ query }: { query: Pick<ShelterQuery, 'land' | 'q'> }) {
  const { shelters, isError, refetch } = useMapShelters(query);
  const { home } = useHomePlace();
  const places = useMemo(() => mapPlaces(PANELS, shelters), [shelters]);
  const [key, setKey] = useState<string | null>(null);
  const chosen = places.find((place) => place.key === key);
  const spot = home && spotOf(PANELS, home);
  const missing = shelters.length - places.reduce((sum, place) => sum + place.shelters.length, 0);
  if (isError) return <ErrorPanel title={texts.failed} onRetry={refetch} />;
  return (
    <section className={styles.map} aria-label={texts.title}>
      <p className={styles.help}>
        {texts.help} {home && spot ? texts.home(home.naam) : null}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing */}
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} role="group" aria-label={texts.title}>
        <Land />
        {spot ? (
          <g className={styles.home}>
            <circle cx={spot.x} cy={spot.y} r={20} />
            <path d={`M${spot.x - 9} ${spot.y + 1}l9-9 9 9M${spot.x - 6} ${spot.y - 1}v9h12v-9`} />
          </g>
        ) : null}
        <MapMarks places={places} chosen={chosen} onChoose={(place: MapPlace) => setKey(place.key)} />
      </svg>
      <div role="status" className={styles.chosen}>
        {chosen ? <PlaceShelters place={chosen} /> : <p className={styles.help}>{texts.choose}</p>}
      </div>
      {missing > 0 ? <p className={styles.help}>{texts.missing(missing)}</p> : null}
    </section>
  );
}

/** The countries; the islands in frames of their own. */
function Land() {
  return PANELS.map((panel) => (
    <g key={panel.key}>
      {texts.panels[panel.key] ? (
        <>
          <rect
            x={panel.left}
            y={panel.top}
            width={panel.width}
            height={panel.height}
            rx={8}
            className={styles.frame}
          />
          <text x={panel.left} y={panel.top - 10} className={styles.name}>
            {texts.panels[panel.key]}
          </text>
        </>
      ) : null}
      <g transform={`translate(${panel.left} ${panel.top})`} className={styles.land}>
        {panel.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </g>
  ));
}
