import { apiPath, ByUuidkey, MessageAnswer, OwnerClaimForm, ToastType, TRAP_FIELD } from '@portal/shared/contract';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { limitKey } from '../../lib/ip-address';
import { answerPrivately } from '../../plugins/current-user';
import { idempotentCall } from '../../plugins/idempotency';
import { refusals } from '../../plugins/openapi';
import { auditActor } from '../audit';
import { messages } from './messages';
import { type OwnerClaimRouteDependencies, staffRoutes, tags } from './owner-claim-staff.routes';

/** Five in half an hour per network address. */
const sendLimit = {
  rateLimit: {
    max: 5,
    timeWindow: 30 * 60_000,
    allowList: [],
    keyGenerator: ({ ip }: FastifyRequest) => `claim ${limitKey(ip)}`,
  },
};

const receipt: MessageAnswer = { data: { message: messages.sent, status: ToastType.success } };

/** 'Is dit uw dier?': the claims of owners, and what staff do with them (C51). */
export function ownerClaimRoutes(dependencies: OwnerClaimRouteDependencies): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    sendRoute(instance, dependencies);
    staffRoutes(instance, dependencies);
  };
}

function sendRoute(instance: FastifyInstance, { service }: OwnerClaimRouteDependencies) {
  instance.withTypeProvider<ZodTypeProvider>().post(
    `/${apiPath.animalClaims(':uuidkey')}`,
    {
      config: sendLimit,
      schema: {
        tags,
        summary: 'Says to be the owner of a found animal, with or without an account; takes an Idempotency-Key',
        params: ByUuidkey,
        body: OwnerClaimForm,
        response: { ...refusals(400, 404, 409, 410, 422), 201: MessageAnswer },
      },
    },
    async (request, reply) => {
      const { body, params, user } = request;
      const path = apiPath.animalClaims(params.uuidkey);
      // The key keeps a hash of the body, by which ten thousand tries would find the digits.
      const { chipcijfers: _secret, ...kept } = body;
      const call = { ...idempotentCall(request, path, user?.user_id ?? null), body: kept };
      if (!body[TRAP_FIELD]) {
        await service.send({ form: body, uuidkey: params.uuidkey, user }, call, auditActor(request));
      }
      return reply.code(201).send(receipt);
    },
  );
}
