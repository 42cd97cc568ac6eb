import { type AnimalSearchQuery, FILTER_ANY, type Kind, portalPath, toSearchParams } from '@portal/shared/contract';
import { kindTitle } from '@portal/shared/domain';
import { activeFilters } from './active-filters';
import type { FilterOptions } from './filter-options';
import { filterMessages } from './messages';
import { addressOf, nounKind, readSearch } from './search-address';
import { areaOf } from './search-area';
import { small, withoutBrackets } from './words';

/** Filters as a saved search holds them: the keys of C05 with the words of an address. */
export type KeptFilters = Record<string, string>;

const { kept } = filterMessages;
const everywhere = areaOf(portalPath.animalSearch());

const PATHS: Readonly<Record<Kind, string>> = {
  1: portalPath.cats(),
  2: portalPath.dogs(),
  3: portalPath.otherAnimals(),
  4: portalPath.rabbits(),
};

/** The filters of a search, without order and page (C12). */
export function keptFilters(query: AnimalSearchQuery) {
  const { sort: _sort, first: _first, rows: _rows, after: _after, volgorde: _volgorde, ...filter } = query;
  // A place that only the order looked at is not kept.
  const plaats = filter.afstand && filter.plaats;
  return Object.fromEntries(toSearchParams({ ...filter, plaats })) as KeptFilters;
}

/** The search that kept filters stand for; keys and values of another time are dropped. */
export const keptSearch = (filters: KeptFilters): AnimalSearchQuery =>
  readSearch(everywhere, new URLSearchParams(filters));

/**
 * The page that shows a kept search. Its address is never bare, where a bare one would go back to the last filters of that kind (C07).
 */
export function keptPath(filters: KeptFilters): string {
  const { soort } = keptSearch(filters);
  const kind = nounKind(soort);
  if (kind === null) return `${portalPath.animalSearch()}${addressOf(everywhere, keptSearch(filters))}`;
  const area = areaOf(PATHS[kind]);
  const query = addressOf(area, readSearch(area, new URLSearchParams(filters)));
  return `${PATHS[kind]}${query || `?soort=${soort?.join(',') ?? FILTER_ANY}`}`;
}

/** What `eigx` adds to the filters; alone it changes nothing. */
const unknownWords = ({ eig, eigx }: AnimalSearchQuery) => (eig && eigx ? [kept.withUnknown] : []);

/** Every filter in a word of its own: 'Katten', 'Utrecht (NL)', 'Koppels'; 'Alle dieren' when there is none. */
export function keptWords(search: AnimalSearchQuery, options: FilterOptions): string[] {
  const words = activeFilters({ area: everywhere, search }, options).map(({ label }) => label);
  return words.length > 0 ? [...words, ...unknownWords(search)] : [kept.everything];
}

/** Longest name that the api takes. */
const NAME_MAX = 100;

/** A name for a search, to begin with: 'Katten in Utrecht, kitten, kan met kinderen'. */
export function proposedName(search: AnimalSearchQuery, options: FilterOptions): string {
  const active = activeFilters({ area: everywhere, search }, options);
  const labelsOf = (...fields: string[]) =>
    active.filter(({ field }) => fields.includes(field)).map(({ label }) => withoutBrackets(label));
  const kind = nounKind(search.soort);
  const kinds = kind === null ? labelsOf('soort') : [kindTitle(kind)];
  const places = labelsOf('provincie', 'land');
  const near = labelsOf('afstand').map(small);
  const rest = active
    .filter(({ field }) => !['soort', 'provincie', 'land', 'afstand'].includes(field))
    .map(({ field, label }) => (field === 'ras' || field === 'q' ? label : small(withoutBrackets(label))))
    .concat(unknownWords(search).map(small));
  if (kinds.length + places.length + near.length + rest.length === 0) return kept.everything;
  const head = [kept.head(kinds, places), ...near].join(' ');
  return rest
    .reduce((name, word) => (name.length + word.length + 2 > NAME_MAX ? name : `${name}, ${word}`), head)
    .slice(0, NAME_MAX);
}
