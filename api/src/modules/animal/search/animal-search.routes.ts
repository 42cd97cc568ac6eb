import {
  AnimalFacetsAnswer,
  AnimalFilter,
  AnimalSearchPage,
  AnimalSearchQuery,
  AnimalSort,
  apiPath,
  FitIndexAnswer,
} from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../../lib/app-error';
import { pagination } from '../../../lib/sql';
import { answers } from '../../../plugins/openapi';
import type { ResponseCache } from '../../../plugins/response-cache';
import { PERIOD_MS } from '../exposure/exposure-order';
import type { AnimalRepository } from '../read/animal.repository';
import type { AnimalIndex } from './animal-index';
import { CachedCard } from './card-cache';
import { searchKey } from './search-key';

const tags = ['animal'];

/** What a page of the search is made from. */
export const SEARCH_CATALOGUES = ['animal-index', 'shelter'];

export interface AnimalSearchDependencies {
  /** Cards of the visible animals among `ids`, in the order of `ids`. */
  cards: AnimalRepository['cards'];
  index: Pick<AnimalIndex, 'search' | 'facets' | 'fit'>;
  cache: ResponseCache;
}

/** `AnimalSearchPage`, of cards that were checked when they were read. */
const PageOfCachedCards = z.extend(AnimalSearchPage, { data: z.array(CachedCard) });

/** A text of spaces alone asks nothing. */
const withoutEmptyWords = <Query extends AnimalFilter>(query: Query): Query => ({ ...query, q: query.q || undefined });

/** The search over the available animals, and its figures alone (C05, C08). */
export function animalSearchRoutes({ cards, index, cache }: AnimalSearchDependencies): FastifyPluginAsync {
  async function searchPage(query: AnimalSearchQuery): Promise<AnimalSearchPage> {
    const found = await index.search(query);
    if (!found) throw new AppError('INVALID_REQUEST');
    const { ids, total, after, volgorde, facets } = found;
    return {
      data: await cards(ids),
      pagination: { ...pagination(total, query.rows), ...(after ? { after } : {}), ...(volgorde ? { volgorde } : {}) },
      facets,
    };
  }

  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();

    app.get(
      `/${apiPath.animals()}`,
      {
        schema: {
          tags,
          summary: 'Search the available animals; z and x_rpp are accepted as specification § 7 sends them',
          querystring: AnimalSearchQuery,
          response: answers(AnimalSearchPage, 400),
        },
      },
      (request, reply) => {
        const query = withoutEmptyWords(request.query);
        return cache.send(request, reply, {
          key: `animal?${searchKey(query)}`,
          catalogues: SEARCH_CATALOGUES,
          ...(query.sort === AnimalSort.recommended ? { periodMs: PERIOD_MS } : {}),
          schema: PageOfCachedCards,
          make: () => searchPage(query),
        });
      },
    );

    app.get(
      `/${apiPath.animalFit()}`,
      {
        schema: {
          tags,
          summary: 'Ids and known answers of all animals found, for an order that the browser makes',
          querystring: AnimalFilter,
          response: answers(FitIndexAnswer, 400),
        },
      },
      (request, reply) => {
        const filter = withoutEmptyWords(request.query);
        return cache.send(request, reply, {
          key: `animal/fit?${searchKey(filter)}`,
          catalogues: ['animal-index'],
          schema: FitIndexAnswer,
          make: async () => ({ data: await index.fit(filter) }),
        });
      },
    );

    app.get(
      `/${apiPath.animalFacets()}`,
      {
        schema: {
          tags,
          summary: 'Number of animals found and of each option, without the animals',
          querystring: AnimalFilter,
          response: answers(AnimalFacetsAnswer, 400),
        },
      },
      (request, reply) => {
        const filter = withoutEmptyWords(request.query);
        return cache.send(request, reply, {
          key: `animal/facets?${searchKey(filter)}`,
          catalogues: SEARCH_CATALOGUES,
          schema: AnimalFacetsAnswer,
          make: async () => ({ data: await index.facets(filter) }),
        });
      },
    );
  };
}
