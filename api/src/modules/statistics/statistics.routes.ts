import { apiPath, ByIdOrUuidkey, type Shelter, type Statistics, StatisticsAnswer } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../lib/app-error';
import { answerPrivately, authorised, signedIn } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import type { StatisticsRepository, StatisticsScope } from './statistics.repository';

const tags = ['statistics'];

/** No shelter has this number. */
const NO_SHELTER = 0;

/** Figures are worked out once a minute at most, for at most so many shelters; who asks meanwhile waits for the same figures. */
const KEPT_MS = 60_000;
const KEPT_MAX = 500;

export interface StatisticsDependencies {
  statistics: StatisticsRepository;
  /** The shelter by number, by its key or by the key of a user who belongs to it. */
  findShelter: (id: string) => Promise<Pick<Shelter, 'id'> | undefined>;
  now: () => Date;
}

/** Figures of the last twelve months: of a shelter for own staff and admins, of all for admins. */
export function statisticsRoutes({ statistics, findShelter, now }: StatisticsDependencies): FastifyPluginAsync {
  const kept = new LRUCache<StatisticsScope, Statistics>({
    max: KEPT_MAX,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    fetchMethod: (scope) => statistics.read(scope, now()),
  });
  const read = async (scope: StatisticsScope) => ({ data: await kept.forceFetch(scope) });

  return async (instance) => {
    answerPrivately(instance);
    const app = instance.withTypeProvider<ZodTypeProvider>();

    app.get(
      `/${apiPath.shelterStatistics(':id')}`,
      {
        schema: {
          tags,
          summary: 'Animals, placements, visits and reactions of a shelter per month; kept for a minute',
          params: ByIdOrUuidkey,
          response: answers(StatisticsAnswer, 400, 401, 403, 404),
        },
      },
      async (request) => {
        const user = signedIn(request);
        const shelter = await findShelter(request.params.id);
        authorised(request, 'shelter.statistics', { asiel: shelter?.id ?? user.asiel ?? NO_SHELTER });
        if (!shelter) throw new AppError('NOT_FOUND');
        return read(shelter.id);
      },
    );

    app.get(
      `/${apiPath.statistics()}`,
      {
        schema: {
          tags,
          summary: 'The same figures of all shelters together; kept for a minute',
          response: answers(StatisticsAnswer, 401, 403),
        },
      },
      async (request) => {
        authorised(request, 'administrate');
        return read('all');
      },
    );
  };
}
