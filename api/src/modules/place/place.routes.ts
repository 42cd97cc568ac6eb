import { apiPath, PlaceLookup } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answers } from '../../plugins/openapi';
import type { ResponseCache } from '../../plugins/response-cache';
import { placeTable } from './place-table';

/** It changes with a release at most: a day, and a month more while a new one is fetched. */
const LONG = 'public, max-age=86400, stale-while-revalidate=2592000';

/** The whole list at once: the browser searches in it, so that neither what is typed nor where somebody is goes over the wire (C60). */
export function placeRoutes(cache: ResponseCache): FastifyPluginAsync {
  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    app.get(
      `/${apiPath.places()}`,
      {
        schema: {
          tags: ['lookup'],
          summary: 'Places with their coordinates, the largest first (GeoNames, CC BY 4.0)',
          response: answers(PlaceLookup),
        },
      },
      (request, reply) =>
        cache.send(request, reply, {
          key: 'place',
          catalogues: [],
          cacheControl: LONG,
          schema: PlaceLookup,
          make: async () => ({ items: [...placeTable().all] }),
        }),
    );
  };
}
