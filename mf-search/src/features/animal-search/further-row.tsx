import { FIRST_PAGE, PUBLIC_PAGE_SIZE, portalPath } from '@portal/shared/contract';
import { Link, useLocation } from 'react-router-dom';
import { filterMessages } from '../../common/animal-filter/messages';
import { addressOf } from '../../common/animal-filter/search-address';
import { areaOf } from '../../common/animal-filter/search-area';
import styles from './further-row.module.css';
import { messages } from './messages';
import type { AnimalSearchState } from './use-animal-search';

const { areas } = filterMessages;

const PRESETS = [
  { to: portalPath.longStayers(), label: areas.longStayers.title },
  { to: portalPath.couples(), label: areas.couples.title },
  { to: portalPath.foundAnimals(), label: areas.foundAnimals.title },
];

/** Quiet links to the searches that are no kind, for the kinds that are searched now, and to the shelters. A preset leads back to all animals. */
export function FurtherRow({ state: { area, search } }: { state: AnimalSearchState }) {
  const { pathname } = useLocation();
  const hrefOf = (path: string) => {
    const target = areaOf(path);
    const asked = { soort: search.soort, sort: target.sort, first: FIRST_PAGE, rows: PUBLIC_PAGE_SIZE };
    return `${path}${addressOf(target, asked)}`;
  };
  const isPreset = Object.keys(area.preset).length > 0;
  const back = isPreset ? [{ to: portalPath.animalSearch(), label: messages.kinds.all }] : [];
  const links = [...back, ...PRESETS.filter(({ to }) => to !== pathname)].map(({ to, label }) => ({
    to: hrefOf(to),
    label,
  }));
  return (
    <nav aria-label={messages.further.label} className={styles.row}>
      <ul className={styles.list}>
        {[...links, { to: portalPath.shelters(), label: messages.further.shelters }].map(({ to, label }) => (
          <li key={label}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
