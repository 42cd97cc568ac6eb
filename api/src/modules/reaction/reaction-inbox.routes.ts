import { apiPath, ByUuidkey, ReactionAnswer, ReactionReply, ReactionUpdate } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { signedIn } from '../../plugins/current-user';
import { idempotentCall } from '../../plugins/idempotency';
import { answers } from '../../plugins/openapi';
import { writeLimit } from '../../plugins/rate-limit';
import { auditActor } from '../audit';
import { itemOf, managedReaction, type ReactionRouteDependencies, tags } from './reaction-routes-common';

/** What staff do with a reaction to an animal of their shelter: move it to another status, answer it by mail. */
export function inboxRoutes(instance: FastifyInstance, { reactions, service }: ReactionRouteDependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.put(
    `/${apiPath.reaction(':uuidkey')}`,
    {
      config: writeLimit,
      schema: {
        tags,
        summary: 'Moves a reaction to another status',
        params: ByUuidkey,
        body: ReactionUpdate,
        response: answers(ReactionAnswer, 400, 401, 403, 404, 422),
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request) => {
      const found = await managedReaction(request, { reactions });
      await service.move(found, request.params.uuidkey, request.body.statuscode, auditActor(request));
      return itemOf(reactions, request.params.uuidkey, 'staff');
    },
  );

  app.post(
    `/${apiPath.reactionAnswer(':uuidkey')}`,
    {
      config: writeLimit,
      schema: {
        tags,
        summary: 'Answers the adopter by mail; takes an Idempotency-Key',
        params: ByUuidkey,
        body: ReactionReply,
        response: answers(ReactionAnswer, 400, 401, 403, 404, 409, 422),
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request) => {
      const found = await managedReaction(request, { reactions });
      const { uuidkey } = request.params;
      const { data } = await itemOf(reactions, uuidkey, 'staff');
      const call = idempotentCall(request, apiPath.reactionAnswer(uuidkey), signedIn(request).user_id);
      await service.answer(found, data.item, request.body.text, call, auditActor(request));
      return itemOf(reactions, uuidkey, 'staff');
    },
  );
}
