import { type AnimalFacets, Kind, LOCALE, portalPath } from '@portal/shared/contract';
import { kindTitle, searchedKinds } from '@portal/shared/domain';
import { BirdIcon, CatIcon, classNames, DogIcon, type Icon, PawIcon, RabbitIcon } from '@portal/shared/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './kind-row.module.css';
import { messages } from './messages';
import { addressOf, type FilterPatch } from './search-address';
import { areaOf } from './search-area';
import type { AnimalSearchState } from './use-animal-search';

const KINDS: readonly { kind: Kind; path: string; icon: Icon }[] = [
  { kind: Kind.cat, path: portalPath.cats(), icon: CatIcon },
  { kind: Kind.dog, path: portalPath.dogs(), icon: DogIcon },
  { kind: Kind.rabbit, path: portalPath.rabbits(), icon: RabbitIcon },
  { kind: Kind.other, path: portalPath.otherAnimals(), icon: BirdIcon },
];

interface KindEntry {
  label: string;
  icon: Icon;
  to: string;
  isCurrent: boolean;
  count?: number;
}

/** Leads to the other kinds: a choice within a preset, else a page of its own; on overig 'Konijnen' is a choice (C04). */
export function KindRow({ state, facets }: { state: AnimalSearchState; facets: AnimalFacets | undefined }) {
  const row = useRef<HTMLElement>(null);
  useCurrentInView(row);
  return (
    <nav ref={row} aria-label={messages.kinds.label} className={styles.row}>
      <ul className={styles.list}>
        {kindEntries(state, facets).map(({ label, icon: EntryIcon, to, isCurrent, count }) => (
          <li key={label}>
            <Link
              to={to}
              preventScrollReset={!to.startsWith(portalPath.animalSearch())}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(styles.entry, isCurrent && styles.current, count === 0 && styles.none)}
            >
              <EntryIcon size={24} className={styles.icon} />
              {label}
              {count === undefined ? null : <span className={styles.count}>{count.toLocaleString(LOCALE)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a narrow screen the row scrolls sideways: the chosen kind is in view from the start. The page itself does not move. */
function useCurrentInView(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current) return;
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2;
  }, [row]);
}

/** Breeds, ages and sexes belong to a kind: another kind leaves them behind. */
const OTHER_KIND: FilterPatch = { first: 1, ras: undefined, leeftijd: undefined, geslacht: undefined };

function kindEntries(state: AnimalSearchState, facets: AnimalFacets | undefined): KindEntry[] {
  const { area, search, hrefWith } = state;
  const isPreset = Object.keys(area.preset).length > 0;
  const isChosen = (kinds: readonly Kind[]) => String(search.soort ?? []) === String(kinds);
  const choose = (kinds: readonly Kind[]) => hrefWith({ ...OTHER_KIND, soort: kinds });
  const everything: KindEntry = {
    label: messages.kinds.all,
    icon: PawIcon,
    to: isPreset ? choose([]) : area.kind === null ? hrefWith({ first: 1, soort: [] }) : portalPath.animalSearch(),
    isCurrent: area.kind === null && isChosen([]),
  };
  const ofKind = ({ kind, path, icon }: (typeof KINDS)[number]): KindEntry => {
    const kinds = searchedKinds(kind);
    const count = facets?.soort && kinds.reduce((sum, value) => sum + (facets.soort?.[value] ?? 0), 0);
    const entry = { label: kindTitle(kind), icon };
    if (isPreset) return { ...entry, to: choose(kinds), isCurrent: isChosen(kinds), count };
    if (area.kind === null) {
      const target = areaOf(path);
      const to = `${path}${addressOf(target, search, { first: 1, soort: searchedKinds(target.kind) })}`;
      return { ...entry, to, isCurrent: false, count };
    }
    const isWithin = area.kind === Kind.other && searchedKinds(Kind.other).includes(kind);
    if (isWithin) return { ...entry, to: choose(kinds), isCurrent: isChosen(kinds) };
    return { ...entry, to: path, isCurrent: area.kind === kind };
  };
  return [everything, ...KINDS.map(ofKind)];
}
