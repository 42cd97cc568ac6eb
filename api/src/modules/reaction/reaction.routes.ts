import {
  apiPath,
  ByIdOrUuidkey,
  ByUuidkey,
  ReactionAnswer,
  ReactionCreate,
  ReactionPage,
  ReactionQuery,
  ReactionReply,
  ReactionUpdate,
} from '@portal/shared/contract';
import { permission } from '@portal/shared/domain';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { limitKey } from '../../lib/ip-address';
import { answerPrivately, authorised, refuseUnless, signedIn } from '../../plugins/current-user';
import { idempotentCall } from '../../plugins/idempotency';
import { answers, refusals } from '../../plugins/openapi';
import { deleteLimit, writeLimit } from '../../plugins/rate-limit';
import { auditActor } from '../audit';
import type { ReactionOwner, ReactionRepository } from './reaction.repository';
import type { ReactionService } from './reaction.service';

const tags = ['reaction'];

/** Ten in half an hour per address, whoever is signed in (C29). */
const sendLimit = {
  rateLimit: {
    max: 10,
    timeWindow: 30 * 60_000,
    allowList: [],
    keyGenerator: ({ ip }: FastifyRequest) => `reaction ${limitKey(ip)}`,
  },
};

/** No shelter has this number: what nobody may see of an unknown thing is what a stranger may see of it. */
const UNKNOWN_SHELTER = 0;

export interface ReactionRouteDependencies {
  reactions: ReactionRepository;
  service: ReactionService;
  /** REACT_WITHOUT_ACCOUNT (C16). */
  isOpenToVisitors: boolean;
}

/** Reactions of adopters and the inbox of shelters (C16, C17, AP-010). */
export function reactionRoutes(dependencies: ReactionRouteDependencies): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    sendRoute(instance, dependencies);
    listRoutes(instance, dependencies);
    inboxRoutes(instance, dependencies);
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
      const { dier, uid: _uid, usertype: _usertype, ...form } = request.body;
      const call = idempotentCall(request, apiPath.reactions(), user?.user_id ?? null);
      const key = await service.send({ form, dier, user }, call, auditActor(request));
      return reply.code(201).send(await itemOf(reactions, key));
    },
  );
}

async function itemOf(reactions: ReactionRepository, uuidkey: string) {
  const item = await reactions.find(uuidkey);
  if (!item) throw new AppError('NOT_FOUND');
  return { data: { item } };
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

function inboxRoutes(instance: FastifyInstance, { reactions, service }: ReactionRouteDependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  /** A reaction to an animal of the own shelter; a foreign one is as unknown as none. */
  async function managed(request: FastifyRequest<{ Params: { uuidkey: string } }>): Promise<ReactionOwner> {
    const user = signedIn(request);
    const found = await reactions.owner(request.params.uuidkey);
    refuseUnless(permission(user, 'shelter.inbox', { asiel: found?.asiel ?? UNKNOWN_SHELTER }));
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

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
      const found = await managed(request);
      await service.move(found, request.params.uuidkey, request.body.statuscode, auditActor(request));
      return itemOf(reactions, request.params.uuidkey);
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
      const found = await managed(request);
      const { uuidkey } = request.params;
      const { data } = await itemOf(reactions, uuidkey);
      const call = idempotentCall(request, apiPath.reactionAnswer(uuidkey), signedIn(request).user_id);
      await service.answer(found, data.item, request.body.text, call, auditActor(request));
      return itemOf(reactions, uuidkey);
    },
  );
}
