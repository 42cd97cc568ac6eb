import * as z from 'zod/mini';
import { AnimalCard } from './animal';
import { filterShape } from './animal-filters';
import { AnimalSort } from './codes';
import { PUBLIC_PAGE_SIZE_MAX } from './constants';
import { dataOf, Pagination } from './envelope';
import { pageNumber, publicRows, queryDefault, queryNumber, queryValue } from './wire';

type Near = Partial<Record<'plaats' | 'afstand' | 'sort', unknown>>;

/** A distance says nothing without the place that it is measured from. */
const radiusHasPlace = z.refine<Near>(({ plaats, afstand }) => afstand === undefined || plaats !== undefined, {
  error: 'Kies eerst een plaats',
  path: ['afstand'],
});
const orderHasPlace = z.refine<Near>(({ plaats, sort }) => sort !== AnimalSort.nearest || plaats !== undefined, {
  error: 'Kies eerst een plaats',
  path: ['sort'],
});

/**
 * The filter keys of C05, without order and page: what a saved search keeps and `GET animal/facets` takes. `afstand` needs `plaats`.
 */
export const AnimalFilter = z.object(filterShape).check(radiusHasPlace);
export type AnimalFilter = z.infer<typeof AnimalFilter>;

/**
 * What `GET animal` and the address of a search page may hold (C05). Unknown keys are ignored, '' and 'x' dropped, a known key with
 * another wrong value is an error (400 at the api; pages read with `parseFilter`). `sort=afstand` needs `plaats`. `first` is a page from 1, `rows` 1 to 200 (24);
 * `x_rpp` is another name for `rows` and becomes it. `after` is an opaque cursor. `volgorde` is the opaque mark of the order 'Aanbevolen' that
 * the page before had (C63); any other order, and one that is over, ignores it.
 */
export const AnimalSearchQuery = z.pipe(
  z
    .object({
      ...filterShape,
      sort: queryDefault(z.enum(AnimalSort), AnimalSort.newest),
      first: pageNumber,
      rows: publicRows,
      x_rpp: queryValue(queryNumber(1, PUBLIC_PAGE_SIZE_MAX)),
      after: queryValue(z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,200}$/))),
      volgorde: queryValue(z.string().check(z.regex(/^[0-9a-z]{1,9}$/))),
      z: queryValue(queryNumber(1, 1)),
    })
    .check(radiusHasPlace, orderHasPlace),
  z.transform(({ x_rpp, z: _z, ...query }) => ({ ...query, rows: x_rpp ?? query.rows })),
);
export type AnimalSearchQuery = z.infer<typeof AnimalSearchQuery>;

/** Per filter key the number of results of each option when that key alone is changed (C05): `facets.ras['12']`. */
export const AnimalFacets = z.record(z.string(), z.record(z.string(), z.int()));
export type AnimalFacets = z.infer<typeof AnimalFacets>;

/**
 * A page of search results. `totalRecords` is exact; `pagination.after` is absent on the last page, `pagination.volgorde` there with the order
 * 'Aanbevolen': another page of the same order is asked for with it.
 */
export const AnimalSearchPage = z.object({
  data: z.array(AnimalCard),
  pagination: z.extend(Pagination, { after: z.optional(z.string()), volgorde: z.optional(z.string()) }),
  facets: AnimalFacets,
});
export type AnimalSearchPage = z.infer<typeof AnimalSearchPage>;

/** `GET animal/facets`: the figures without results; `total` is the number of animals found. */
export const AnimalFacetsAnswer = dataOf(z.object({ total: z.int(), facets: AnimalFacets }));
export type AnimalFacetsAnswer = z.infer<typeof AnimalFacetsAnswer>;
