import { type AnimalFacets, FLAG_FILTERS, LIST_FILTERS } from '@portal/shared/contract';
import { kindTitle, searchedKinds } from '@portal/shared/domain';
import { nearMessages } from '../near/messages';
import { chosenOptions, type FilterOptions, LIST_KEYS, wireValues } from './filter-options';
import { filterMessages } from './messages';
import type { FilterPatch, PageSearch } from './search-address';
import type { SearchArea } from './search-area';

/** A filter that the visitor chose: its word, and the change that takes it away. */
export interface ActiveFilter {
  key: string;
  field: keyof FilterPatch;
  label: string;
  without: FilterPatch;
}

/** A search and the area that it is in. */
export interface AreaSearch {
  area: SearchArea;
  search: PageSearch;
}

/** Everything the visitor chose, in the order of the panel; what the page itself sets is not among it. */
export function activeFilters({ area, search }: AreaSearch, options: FilterOptions): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (field: keyof FilterPatch, label: string, value: string, without: FilterPatch[keyof FilterPatch]) =>
    active.push({ key: `${field} ${value}`, field, label, without: { [field]: without } });

  if (search.q !== undefined) add('q', filterMessages.word(search.q), search.q, undefined);
  const soort = search.soort ?? [];
  if (String(soort) !== String(searchedKinds(area.kind))) {
    for (const kind of soort)
      add(
        'soort',
        kindTitle(kind),
        String(kind),
        soort.filter((other) => other !== kind),
      );
  }
  for (const field of LIST_KEYS) {
    const chosen: readonly (string | number)[] = search[field] ?? [];
    const known = chosenOptions(options[field], chosen);
    const without = (values: readonly string[]) => chosen.filter((value) => !values.includes(String(value)));
    for (const option of known) add(field, option.label, option.value, without(wireValues(option.value)));
    const named = known.flatMap((option) => wireValues(option.value));
    const unnamed = chosen.map(String).filter((value) => !named.includes(value));
    if (unnamed.length > 0) add(field, filterMessages.fields[field], unnamed.join(','), without(unnamed));
  }
  const { afstand } = search;
  if (afstand !== undefined) add('afstand', nearMessages.withinOf(afstand, options.placeName), '', undefined);
  for (const flag of FLAG_FILTERS) {
    if (search[flag] !== undefined && !(flag in area.preset)) add(flag, filterMessages.flags[flag], '', undefined);
  }
  if (search.asiel !== undefined) add('asiel', filterMessages.fields.asiel, '', undefined);
  return active;
}

/** The change that takes every chosen filter away; order and page size stay. */
export function withoutAll(active: readonly ActiveFilter[]): FilterPatch {
  return Object.fromEntries([...active.map(({ field }) => [field, undefined]), ['eigx', undefined]]);
}

/** The number of results without any choice for a list, of which every animal has one value: the sum of its figures. */
export function totalWithout(field: string, facets: AnimalFacets | undefined): number | undefined {
  const figures = (LIST_FILTERS as readonly string[]).includes(field) ? facets?.[field] : undefined;
  return figures && Object.values(figures).reduce((sum, count) => sum + count, 0);
}
