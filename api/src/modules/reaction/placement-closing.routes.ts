import { apiPath, ByUuidkey, PlacementClosed, PlacementClosing, PlacementClosingBody } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error';
import { authorised, signedIn } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import { writeLimit } from '../../plugins/rate-limit';
import { auditActor } from '../audit';
import { type ReactionRouteDependencies, tags, UNKNOWN_SHELTER } from './reaction-routes-common';

/** Closing the other reactions to a placed animal, for its staff and admins (C17). */
export function placementClosingRoutes(instance: FastifyInstance, { closing, placements }: ReactionRouteDependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  /** An animal of the own shelter; a foreign one is as unknown as none. */
  async function managed(request: FastifyRequest<{ Params: { uuidkey: string } }>) {
    const found = await placements.animal(request.params.uuidkey);
    authorised(request, 'shelter.inbox', { asiel: found?.asiel ?? UNKNOWN_SHELTER });
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  app.get(
    `/${apiPath.animalReactionsClose(':uuidkey')}`,
    {
      schema: {
        tags,
        summary: 'The open reactions to a placed animal, each with the mail that closing it sends',
        params: ByUuidkey,
        response: answers(PlacementClosing, 400, 401, 403, 404, 409),
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request) => ({ data: await closing.preview(await managed(request)) }),
  );

  app.post(
    `/${apiPath.animalReactionsClose(':uuidkey')}`,
    {
      config: writeLimit,
      schema: {
        tags,
        summary: 'Moves open reactions to a placed animal to the archive, each with one mail; a repeat changes nothing',
        params: ByUuidkey,
        body: PlacementClosingBody,
        response: answers(PlacementClosed, 400, 401, 403, 404, 409, 422),
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request) => {
      const animal = await managed(request);
      return { data: await closing.close(animal, request.body.reactions, auditActor(request)) };
    },
  );
}
