import {
  AnimalAnswer,
  type AnimalFacets,
  AnimalFacetsAnswer,
  AnimalFilter,
  AnimalSearchPage,
  AnimalSearchQuery,
  AnimalSummaryAnswer,
  apiPath,
  ByUuidkey,
} from '@portal/shared/contract';
import { viewerKind } from '@portal/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../../lib/app-error';
import '../../../plugins/current-user';
import { answers, refusals } from '../../../plugins/openapi';
import type { PublicAnswers } from '../../../plugins/public-answers';
import { tellLimit } from '../../../plugins/rate-limit';
import type { AnimalRepository } from './animal.repository';
import { animalProfiles, refuseUnlessVisible } from './animal.service';
import { searchKey } from './search-key';
import type { VisitCounter } from './visit-counter';

/** Milliseconds that the figures of the home page stay as they are. */
const SUMMARY_MS = 60_000;

const tags = ['animal'];

/** What a page of the search is made from. */
export const SEARCH_CATALOGUES = ['animal-index', 'shelter'];

/** What a profile is made from: a review is counted in the row of its shelter, the checklist in that of its animal. */
const PROFILE_CATALOGUES = ['animal', 'shelter', 'photo'];

/** What the search over the visible animals answers. */
export interface AnimalSearch {
  /** Null when `after` is no cursor of ours. */
  search(
    query: AnimalSearchQuery,
  ): Promise<{ ids: number[]; total: number; after: string | undefined; facets: AnimalFacets } | null>;
  facets(filter: AnimalFilter): Promise<{ total: number; facets: AnimalFacets }>;
}

export interface AnimalRouteDependencies {
  animals: AnimalRepository;
  /** Cards of the visible animals among `ids`, in the order of `ids`. */
  cards: AnimalRepository['cards'];
  index: AnimalSearch;
  visits: Pick<VisitCounter, 'count'>;
  answers: PublicAnswers;
  now: () => Date;
}

/** A text of spaces alone asks nothing. */
const withoutEmptyWords = <Query extends AnimalFilter>(query: Query): Query => ({ ...query, q: query.q || undefined });

/** Search, figures, profile and visits of animals (C05, C08, C09, C26). */
export function animalRoutes(dependencies: AnimalRouteDependencies): FastifyPluginAsync {
  const { animals, cards, index, visits, now } = dependencies;
  const profiles = animalProfiles(animals, now);

  async function searchPage(query: AnimalSearchQuery): Promise<AnimalSearchPage> {
    const found = await index.search(query);
    if (!found) throw new AppError('INVALID_REQUEST');
    const { ids, total, after, facets } = found;
    const pagination = { totalRecords: total, totalPages: Math.ceil(total / query.rows), ...(after ? { after } : {}) };
    return { data: await cards(ids), pagination, facets };
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
        return dependencies.answers.send(request, reply, {
          key: `animal?${searchKey(query)}`,
          catalogues: SEARCH_CATALOGUES,
          schema: AnimalSearchPage,
          make: () => searchPage(query),
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
        return dependencies.answers.send(request, reply, {
          key: `animal/facets?${searchKey(filter)}`,
          catalogues: ['animal-index'],
          schema: AnimalFacetsAnswer,
          make: async () => ({ data: await index.facets(filter) }),
        });
      },
    );

    app.get(
      `/${apiPath.animalSummary()}`,
      { schema: { tags, summary: 'Figures of the home page', response: answers(AnimalSummaryAnswer) } },
      (request, reply) =>
        dependencies.answers.send(request, reply, {
          key: 'animal/summary',
          catalogues: [],
          periodMs: SUMMARY_MS,
          schema: AnimalSummaryAnswer,
          make: async () => ({ data: await animals.summary() }),
        }),
    );

    app.get(
      `/${apiPath.animal(':uuidkey')}`,
      {
        schema: {
          tags,
          summary: 'The whole profile of an animal',
          params: ByUuidkey,
          response: answers(AnimalAnswer, 400, 404, 410),
        },
      },
      async (request, reply) => {
        const uuidkey = request.params.uuidkey.toLowerCase();
        if (request.user) {
          const { item, version } = await profiles.profileFor(request.user, uuidkey);
          reply.headers({ 'cache-control': 'private, no-store', vary: 'Authorization', etag: `"${version}"` });
          return { data: { item } };
        }
        return dependencies.answers.send(request, reply, {
          key: `animal/${uuidkey}`,
          catalogues: PROFILE_CATALOGUES,
          schema: AnimalAnswer,
          make: async () => ({ data: { item: await profiles.publicProfile(uuidkey) } }),
        });
      },
    );

    app.post(
      `/${apiPath.animalVisit(':uuidkey')}`,
      {
        config: tellLimit,
        schema: {
          tags,
          summary: 'Counts one visit per visitor and day',
          params: ByUuidkey,
          response: { ...refusals(400, 404, 410), 204: z.undefined() },
        },
      },
      async (request, reply) => {
        const facts = await animals.facts(request.params.uuidkey);
        if (!facts) throw new AppError('NOT_FOUND');
        refuseUnlessVisible(facts, request.user, now());
        if (viewerKind(request.user, facts.asiel) !== 'own-staff') {
          visits.count(facts.id, { address: request.ip, browser: request.headers['user-agent'] });
        }
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  };
}
