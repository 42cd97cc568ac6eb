import { type Place, portalPath, type ShelterRow } from '@portal/shared/contract';
import { wholeKm } from '@portal/shared/domain';
import { Link } from 'react-router-dom';
import { mapMessages as texts } from './messages';
import styles from './shelter-map.module.css';

/** Shelters that are named. */
const MOST = 6;

/** The shelters that are nearest to where the visitor lives: the list beside the map. */
export function NearestShelters({ home, shelters }: { home: Place; shelters: readonly ShelterRow[] }) {
  const near = shelters
    .flatMap((shelter) => {
      const kilometres = wholeKm(home, shelter);
      return kilometres === undefined ? [] : [{ shelter, kilometres }];
    })
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, MOST);
  if (near.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>{texts.nearest(home.naam)}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" className={styles.shelters}>
        {near.map(({ shelter: { uuidkey, naam, plaats }, kilometres }) => (
          <li key={uuidkey} className={styles.row}>
            <Link to={portalPath.shelter(uuidkey)} className={styles.link}>
              {texts.shelter(naam, plaats)}
            </Link>
            <span className={styles.help}>{texts.kilometres(kilometres)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
