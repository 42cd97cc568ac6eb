import {
  apiPath,
  ByIdOrUuidkey,
  ByUuidkey,
  ReactionAnswer,
  ReactionCreate,
  ReactionPage,
  ReactionQuery,
} from '@portal/shared/contract';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { limitKey } from '../../lib/ip-address';
import { answerPrivately, authorised, signedIn } from '../../plugins/current-user';
import { idempotentCall } from '../../plugins/idempotency';
import { answers, refusals } from '../../plugins/openapi';
import { deleteLimit } from '../../plugins/rate-limit';
import { auditActor } from '../audit';
import { answerTemplateRoutes } from './answer-template.routes';
import { placementClosingRoutes } from './placement-closing.routes';
import { inboxRoutes } from './reaction-inbox.routes';
import { itemOf, type ReactionRouteDependencies, tags, UNKNOWN_SHELTER } from './reaction-routes-common';

/** Ten in half an hour per address, whoever is signed in (C29). */
const sendLimit = {
  rateLimit: {
    max: 10,
    timeWindow: 30 * 60_000,
    allowList: [],
    keyGenerator: ({ ip }: FastifyRequest) => `reaction ${limitKey(ip)}`,
  },
};

/** Reactions of adopters and the inbox of shelters (C16, C17, AP-010). */
export function reactionRoutes(dependencies: ReactionRouteDependencies): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    sendRoute(instance, dependencies);
    listRoutes(instance, dependencies);
    inboxRoutes(instance, dependencies);
    answerTemplateRoutes(instance, dependencies);
    placementClosingRoutes(instance, dependencies);
  };
}

function sendRoute(instance: FastifyInstance, { reactions, service, isOpenToVisitors }: ReactionRouteDependencies) {
  const mayAsk = (request: FastifyRequest) => (isOpenToVisitors ? request.user : signedIn(request));

  instance.withTypeProvider<ZodTypeProvider>().post(
    `/${apiPath.reactions()}`,
    {
      config: sendLimit,
      schema: {
        tags,
        summary: 'Reacts to an animal; takes an Idempotency-Key. Who is signed in decides about uid and usertype',
        body: ReactionCreate,
        response: { ...refusals(400, 401, 403, 404, 409, 422), 201: ReactionAnswer },
      },
      preValidation: async (request) => void mayAsk(request),
    },
    async (request, reply) => {
      const user = mayAsk(request);
      const { dier, fit, uid: _uid, usertype: _usertype, ...form } = request.body;
      const call = idempotentCall(request, apiPath.reactions(), user?.user_id ?? null);
      const key = await service.send({ form, dier, fit, user }, call, auditActor(request));
      return reply.code(201).send(await itemOf(reactions, key, 'sender'));
    },
  );
}

function listRoutes(instance: FastifyInstance, { reactions, service }: ReactionRouteDependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    `/${apiPath.reactions()}`,
    {
      schema: {
        tags,
        summary: 'With mine=1 the own reactions; all of them for admins',
        querystring: ReactionQuery,
        response: answers(ReactionPage, 400, 401, 403),
      },
    },
    async (request) => {
      if (request.query.mine) return reactions.page({ userId: signedIn(request).user_id }, request.query);
      authorised(request, 'administrate');
      return reactions.page('all', request.query);
    },
  );

  app.get(
    `/${apiPath.shelterReactions(':id')}`,
    {
      schema: {
        tags,
        summary: 'The inbox of a shelter, for its staff and admins',
        params: ByIdOrUuidkey,
        querystring: ReactionQuery,
        response: answers(ReactionPage, 400, 401, 403, 404),
      },
    },
    async (request) => {
      signedIn(request);
      const asiel = await reactions.shelterId(request.params.id);
      authorised(request, 'shelter.inbox', { asiel: asiel ?? UNKNOWN_SHELTER });
      if (asiel === undefined) throw new AppError('NOT_FOUND');
      return reactions.page({ asiel }, request.query);
    },
  );

  app.delete(
    `/${apiPath.reaction(':uuidkey')}`,
    {
      config: deleteLimit,
      schema: {
        tags,
        summary: 'Withdraws an own reaction',
        params: ByUuidkey,
        response: { ...refusals(400, 401, 404), 204: z.undefined() },
      },
    },
    async (request, reply) => {
      signedIn(request);
      const { uuidkey } = request.params;
      const found = await reactions.owner(uuidkey);
      if (!found) throw new AppError('NOT_FOUND');
      authorised(request, 'reaction.own', found);
      await service.withdraw(found, uuidkey, auditActor(request));
      return reply.code(204).send();
    },
  );
}
