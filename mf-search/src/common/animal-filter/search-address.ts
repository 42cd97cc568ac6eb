import {
  AnimalSearchQuery,
  AnimalSort,
  FIRST_PAGE,
  type FilterValue,
  Kind,
  PUBLIC_PAGE_SIZE,
  PUBLIC_PAGE_SIZES,
  parseFilter,
  toSearchParams,
} from '@portal/shared/contract';
import { searchedKinds } from '@portal/shared/domain';
import type { SearchArea } from './search-area';

/** Keys with new values; '', 'x', undefined and an empty list take the key out (SE-008). */
export type FilterPatch = Partial<Record<keyof AnimalSearchQuery, FilterValue>>;

/** The question to the api that an address of this area asks: its own filters, and those of the area above them. */
export function readSearch(area: SearchArea, params: URLSearchParams): AnimalSearchQuery {
  const { after: _after, ...own } = parseFilter(AnimalSearchQuery, params);
  const isSortChosen = params.get('sort') === own.sort;
  const sort = isSortChosen ? own.sort : area.sort;
  return {
    ...own,
    ...area.preset,
    soort: kindsOf(area, own.soort),
    sort,
    volgorde: sort === AnimalSort.recommended ? own.volgorde : undefined,
    rows: (PUBLIC_PAGE_SIZES as readonly number[]).includes(own.rows) ? own.rows : PUBLIC_PAGE_SIZE,
  };
}

/** The query of the address of a search, from '?' on, or ''. What the area or a default says anyway is left out. */
export function addressOf(area: SearchArea, search: AnimalSearchQuery, patch: FilterPatch = {}): string {
  const { first, rows, ...asked }: FilterPatch = { ...search, ...patch };
  const { sort, ...filter } = withPlaceThatCounts(asked, area);
  const soort = filter.soort ?? [];
  const isWholeArea = String(soort) === String(searchedKinds(area.kind));
  const presetKeys = Object.fromEntries(Object.keys(area.preset).map((key) => [key, undefined]));
  const query = toSearchParams({
    ...filter,
    soort: isWholeArea ? undefined : soort,
    ...presetKeys,
    sort: sort === area.sort ? undefined : sort,
    rows: rows === PUBLIC_PAGE_SIZE ? undefined : rows,
    first: first === FIRST_PAGE ? undefined : first,
  })
    .toString()
    .replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}

/** An order by distance needs a place, and a place says nothing without that order or a radius (C60). */
function withPlaceThatCounts(asked: FilterPatch, area: SearchArea): FilterPatch {
  const sort = asked.sort === AnimalSort.nearest && !asked.plaats ? area.sort : asked.sort;
  const counts = sort === AnimalSort.nearest || asked.afstand;
  return { ...asked, sort, plaats: counts ? asked.plaats : undefined };
}

/** The kinds that are searched: those of the address within the area, else the whole area; undefined means every kind (C04). */
function kindsOf(area: SearchArea, chosen: Kind[] | undefined): Kind[] | undefined {
  const allowed = searchedKinds(area.kind);
  if (allowed.length === 0) return chosen;
  const within = chosen?.filter((kind) => allowed.includes(kind)) ?? [];
  return within.length > 0 ? within : allowed;
}

/** The kind whose word stands after a number: 'katten'; overig with its rabbits is 'overige dieren', a mixture null: 'dieren'. */
export function nounKind(soort: Kind[] | undefined): Kind | null {
  if (soort?.length === 1) return soort[0] ?? null;
  const isOther = soort?.length === 2 && soort.every((kind) => searchedKinds(Kind.other).includes(kind));
  return isOther ? Kind.other : null;
}
