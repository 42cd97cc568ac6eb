import { AnimalsSeen, apiPath } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { refusals } from '../../../plugins/openapi';
import { reportLimit } from '../../../plugins/rate-limit';
import type { ExposureCounter } from './exposure-counter';

/** What a page reports by itself about the cards of a search (C63). */
export function exposureRoutes({ counter }: { counter: Pick<ExposureCounter, 'count'> }): FastifyPluginAsync {
  return async (instance) => {
    instance.withTypeProvider<ZodTypeProvider>().post(
      `/${apiPath.animalsSeen()}`,
      {
        config: reportLimit,
        schema: {
          tags: ['animal'],
          summary:
            'Counts the cards that were on a screen, one per visitor, animal and day; numbers of no animal are ignored',
          body: AnimalsSeen,
          response: { ...refusals(400, 422), 204: z.undefined() },
        },
      },
      async (request, reply) => {
        counter.count(request.body.shown, { address: request.ip, browser: request.headers['user-agent'] });
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  };
}
