import { randomUUID } from 'node:crypto';
import {
  ApplicationStatus,
  apiPath,
  ByUuidkey,
  ShelterApplicationAnswer,
  ShelterApplicationForm,
  ShelterApplicationPage,
  ShelterApplicationQuery,
  ShelterApplicationReceipt,
  ShelterApplicationUpdate,
  TRAP_FIELD,
} from '@portal/shared/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error';
import { limitKey } from '../../lib/ip-address';
import { requireFreshSignIn } from '../../plugins/auth';
import { answerPrivately, authorised } from '../../plugins/current-user';
import { idempotentCall } from '../../plugins/idempotency';
import { answers, refusals } from '../../plugins/openapi';
import { writeLimit } from '../../plugins/rate-limit';
import type { Database } from '../../ports/database/port';
import { auditActor } from '../audit';
import { applicationRepository } from './shelter-application.repository';
import type { ApplicationService } from './shelter-application.service';

const tags = ['shelter-application'];

/** Three a day from one network (docs/trust.md#limits-of-calls). */
const sendLimit = {
  rateLimit: {
    max: 3,
    timeWindow: 24 * 3_600_000,
    allowList: [],
    keyGenerator: ({ ip }: FastifyRequest) => `application ${limitKey(ip)}`,
  },
};

export interface ApplicationRouteDependencies {
  service: ApplicationService;
  database: Pick<Database, 'query'>;
  now: () => Date;
}

/** Applications of shelters: everybody sends, admins decide (AP-013, BE-030, C36). */
export function applicationRoutes({ service, database, now }: ApplicationRouteDependencies): FastifyPluginAsync {
  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    answerPrivately(instance);

    app.post(
      `/${apiPath.shelterApplications()}`,
      {
        config: sendLimit,
        schema: {
          tags,
          summary: 'Applies for a shelter account; takes an Idempotency-Key',
          body: ShelterApplicationForm,
          response: { ...refusals(400, 409, 422), 201: ShelterApplicationReceipt },
        },
      },
      async (request, reply) => {
        const userId = request.user?.user_id ?? null;
        const call = idempotentCall(request, apiPath.shelterApplications(), userId);
        const isTrapped = Boolean(request.body[TRAP_FIELD]);
        const uuidkey = isTrapped ? randomUUID() : await service.send(request.body, userId, call, auditActor(request));
        return reply.code(201).send({ data: { item: { uuidkey } } });
      },
    );

    app.get(
      `/${apiPath.shelterApplications()}`,
      {
        schema: {
          tags,
          summary: 'Applications by status, newest first',
          querystring: ShelterApplicationQuery,
          response: answers(ShelterApplicationPage, 400, 401, 403),
        },
      },
      async (request) => {
        authorised(request, 'administrate');
        return applicationRepository(database).page(request.query);
      },
    );

    app.put(
      `/${apiPath.shelterApplication(':uuidkey')}`,
      {
        config: writeLimit,
        schema: {
          tags,
          summary: 'Approves, after a fresh sign-in, or rejects with a reason; mails the applicant',
          params: ByUuidkey,
          body: ShelterApplicationUpdate,
          response: answers(ShelterApplicationAnswer, 400, 401, 403, 404, 409, 422),
        },
        preValidation: async (request) => void authorised(request, 'administrate'),
      },
      async (request) => {
        const { user_id: adminId } = authorised(request, 'administrate');
        const { uuidkey } = request.params;
        const { body } = request;
        if (body.status === ApplicationStatus.approved) {
          requireFreshSignIn(request, now());
          await service.approve(uuidkey, adminId, auditActor(request));
        } else {
          await service.reject(uuidkey, body.reason, adminId, auditActor(request));
        }
        const item = await applicationRepository(database).find(uuidkey);
        if (!item) throw new AppError('NOT_FOUND');
        return { data: { item } };
      },
    );
  };
}
