import type { ShelterQuery } from '@portal/shared/contract';
import { useHomePlace } from '@portal/shared/session';
import { ErrorPanel } from '@portal/shared/ui';
import { useMemo, useState } from 'react';
import { MapMarks } from './map-marks';
import { type MapPlace, mapPlaces } from './map-places';
import { mapMessages as texts } from './messages';
import { NearestShelters } from './nearest-shelters';
import { PANELS } from './outline';
import { PlaceShelters } from './place-shelters';
import { type MapPanel, spotOf } from './projection';
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
            <circle cx={spot.x} cy={spot.y - 30} r={18} />
            <path
              d={`M${spot.x - 9} ${spot.y - 30}l9-9 9 9M${spot.x - 6} ${spot.y - 32}v9h12v-9M${spot.x} ${spot.y - 12}v12`}
            />
          </g>
        ) : null}
        <MapMarks places={places} chosen={chosen} onChoose={(place: MapPlace) => setKey(place.key)} />
      </svg>
      <div className={styles.beside}>
        <div role="status">
          {chosen ? <PlaceShelters place={chosen} /> : <p className={styles.help}>{texts.choose}</p>}
        </div>
        {home ? <NearestShelters home={home} shelters={shelters} /> : null}
      </div>
      {missing > 0 ? <p className={styles.help}>{texts.missing(missing)}</p> : null}
    </section>
  );
}

/** The countries; the islands in frames of their own. */
function Land() {
  return PANELS.map((panel) => (
    <g key={panel.key}>
      <PanelFrame panel={panel} />
      <g transform={`translate(${panel.left} ${panel.top})`} className={styles.land}>
        {panel.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </g>
  ));
}

/** The frame of islands, with their names: above it, or beside it when there are two lines. */
function PanelFrame({ panel: { key, left, top, width, height } }: { panel: MapPanel }) {
  const lines = texts.panels[key];
  if (!lines) return null;
  const isBeside = lines.length > 1;
  return (
    <>
      <rect x={left} y={top} width={width} height={height} rx={8} className={styles.frame} />
      {lines.map((line, i) => (
        <text
          key={line}
          x={isBeside ? left + width + 10 : left}
          y={isBeside ? top + 34 + 30 * i : top - 12}
          className={styles.name}
        >
          {line}
        </text>
      ))}
    </>
  );
}
