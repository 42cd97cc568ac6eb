import {
  AnimalAnswer,
  type AnimalSummary,
  AnimalSummaryAnswer,
  apiPath,
  ByUuidkey,
  Kind,
} from '@portal/shared/contract';
import { viewerKind } from '@portal/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { AppError } from '../../../lib/app-error';
import '../../../plugins/current-user';
import { answers, refusals } from '../../../plugins/openapi';
import { reportLimit } from '../../../plugins/rate-limit';
import type { ResponseCache } from '../../../plugins/response-cache';
import type { AnimalIndex } from '../search/animal-index';
import type { AnimalRepository, HomeFigures } from './animal.repository';
import { type AnimalProfiles, refuseUnlessVisible } from './animal.service';
import type { VisitCounter } from './visit-counter';

/** Milliseconds that the figures of the home page stay as they are; what is available is counted anew after each change. */
const FIGURES_MS = 60_000;

const tags = ['animal'];

/** What a profile is made from: a review is counted in the row of its shelter, the checklist in that of its animal. */
const PROFILE_CATALOGUES = ['animal', 'shelter', 'photo'];

export interface AnimalRouteDependencies {
  animals: Pick<AnimalRepository, 'facts' | 'figures'>;
  index: Pick<AnimalIndex, 'facets'>;
  profiles: AnimalProfiles;
  visits: Pick<VisitCounter, 'count'>;
  cache: ResponseCache;
  now: () => Date;
}

/** Figures, profile and visits of animals (C08, C09, C26). */
export function animalRoutes(dependencies: AnimalRouteDependencies): FastifyPluginAsync {
  const { animals, profiles, visits, index, now } = dependencies;
  const figures = new LRUCache<'home', HomeFigures>({
    max: 1,
    ttl: FIGURES_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    fetchMethod: () => animals.figures(),
  });

  async function summary(): Promise<AnimalSummary> {
    const { total, facets } = await index.facets({});
    const kinds = Object.values(Kind).map((soort) => ({ soort, aantal: facets.soort?.[soort] ?? 0 }));
    return { kinds, available: total, ...(await figures.forceFetch('home')) };
  }

  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();

    app.get(
      `/${apiPath.animalSummary()}`,
      { schema: { tags, summary: 'Figures of the home page', response: answers(AnimalSummaryAnswer) } },
      (request, reply) =>
        dependencies.cache.send(request, reply, {
          key: 'animal/summary',
          catalogues: ['animal-index'],
          periodMs: FIGURES_MS,
          schema: AnimalSummaryAnswer,
          make: async () => ({ data: await summary() }),
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
        return dependencies.cache.send(request, reply, {
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
        config: reportLimit,
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
