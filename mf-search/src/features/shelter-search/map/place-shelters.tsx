import { portalPath } from '@portal/shared/contract';
import { wholeKm } from '@portal/shared/domain';
import { useHomePlace } from '@portal/shared/session';
import { Link } from 'react-router-dom';
import type { MapPlace } from './map-places';
import { mapMessages as texts } from './messages';
import styles from './shelter-map.module.css';

/** The shelters of the chosen place, each leading to its page. */
export function PlaceShelters({ place }: { place: MapPlace }) {
  const { home } = useHomePlace();
  const kilometres = wholeKm(home, place.shelters[0] ?? {});
  return (
    <>
      <h2 className={styles.title}>{place.plaats}</h2>
      {home && kilometres !== undefined ? <p className={styles.help}>{texts.away(kilometres, home.naam)}</p> : null}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" className={styles.shelters}>
        {place.shelters.map(({ uuidkey, naam }) => (
          <li key={uuidkey}>
            <Link to={portalPath.shelter(uuidkey)} className={styles.link}>
              {naam}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
