import { type AnimalFilter, AnimalSort, Kind, portalPath, YesNo } from '@portal/shared/contract';
import { kindTitle, withoutEndSlashes } from '@portal/shared/domain';
import type { StoredFilterKind } from '@portal/shared/session';
import { filterMessages } from './messages';

/** What a search page already knows before the visitor chooses: its kind, its preset filters and its order (C05). */
export interface SearchArea {
  title: string;
  lead: string;
  kind: Kind | null;
  preset: Pick<AnimalFilter, 'koppel' | 'gevonden' | 'langzitter'>;
  sort: AnimalSort;
  /** The kind whose last address is remembered (C07). */
  storedKind: StoredFilterKind | null;
  /** `zoek` and `zoek/dieren` have the tab title of home (SH-019). */
  hasTitleOfHome: boolean;
}

const plain = { kind: null, preset: {}, sort: AnimalSort.newest, storedKind: null, hasTitleOfHome: false } as const;

const ofKind = (kind: Kind, storedKind: StoredFilterKind | null): SearchArea => ({
  ...plain,
  ...filterMessages.areas[kind],
  title: kindTitle(kind),
  kind,
  storedKind,
});

const all: SearchArea = { ...plain, ...filterMessages.areas.all, hasTitleOfHome: true };
const cats = ofKind(Kind.cat, 'kat');
const dogs = ofKind(Kind.dog, 'hond');
const others = ofKind(Kind.other, 'overig');

const AREAS: Readonly<Record<string, SearchArea>> = {
  [portalPath.search()]: all,
  [portalPath.animalSearch()]: all,
  [portalPath.cats()]: cats,
  [portalPath.dogs()]: dogs,
  [portalPath.otherAnimals()]: others,
  [portalPath.rabbits()]: ofKind(Kind.rabbit, null),
  [portalPath.footerCats()]: cats,
  [portalPath.footerDogs()]: dogs,
  [portalPath.footerOtherAnimals()]: others,
  [portalPath.longStayers()]: {
    ...plain,
    ...filterMessages.areas.longStayers,
    preset: { langzitter: 1 },
    sort: AnimalSort.longestWait,
  },
  [portalPath.couples()]: { ...plain, ...filterMessages.areas.couples, preset: { koppel: YesNo.yes } },
  [portalPath.foundAnimals()]: { ...plain, ...filterMessages.areas.foundAnimals, preset: { gevonden: YesNo.yes } },
};

/** The search that belongs to a path; any other path of this part searches all animals. */
export function areaOf(pathname: string): SearchArea {
  return AREAS[withoutEndSlashes(pathname)] ?? all;
}
