import { apiPath, ByReview, ReviewAnswer, ReviewCreate, ReviewItemAnswer, ReviewUpdate } from '@portal/shared/contract';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerPrivately, authorised, signedIn } from '../../plugins/current-user';
import { idempotentCall } from '../../plugins/idempotency';
import { answers, refusals } from '../../plugins/openapi';
import { writeLimit } from '../../plugins/rate-limit';
import { auditActor } from '../audit';
import { answerRoute } from './review-answer.routes';
import type { ReviewPageService } from './review-page.service';

const tags = ['review'];

/**
 * The review page: loading an invite or a review, writing and changing it (C19, C20, C26). `onChange` is told before a change is answered: the next
 * request to this process gets no kept response from before it, also when its notification is still on its way.
 */
export function reviewPageRoutes(service: ReviewPageService, onChange: () => void): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    instance.addHook('onSend', async ({ method }, { statusCode }) => {
      if (method !== 'GET' && statusCode < 300) onChange();
    });
    readRoute(instance, service);
    createRoute(instance, service);
    updateRoute(instance, service);
    answerRoute(instance, service);
  };
}

function readRoute(instance: FastifyInstance, service: ReviewPageService) {
  instance.withTypeProvider<ZodTypeProvider>().get(
    `/${apiPath.review(':id')}`,
    {
      schema: {
        tags,
        summary:
          'The review of an invite, or by its number; of an invite a visitor learns only whether it is somebody’s',
        params: ByReview,
        response: answers(ReviewAnswer, 400, 401, 403, 404, 410),
      },
    },
    async (request) => {
      const id = request.params.id.toLowerCase();
      if (request.user || /^\d+$/.test(id)) return { data: { item: await service.find(id, signedIn(request)) } };
      return { data: { item: await service.forVisitor(id) } };
    },
  );
}

/** May this person write reviews at all? Asked before the body is looked at. */
const mayWrite = (request: FastifyRequest) => authorised(request, 'review.write', { isAuthor: true });

function createRoute(instance: FastifyInstance, service: ReviewPageService) {
  instance.withTypeProvider<ZodTypeProvider>().post(
    `/${apiPath.reviews()}`,
    {
      config: writeLimit,
      schema: {
        tags,
        summary: 'Writes the review of an invite, once; takes an Idempotency-Key. uid is always the invite’s uuid',
        body: ReviewCreate,
        response: { ...refusals(400, 401, 403, 404, 409, 410, 422), 201: ReviewItemAnswer },
      },
      preValidation: async (request) => void mayWrite(request),
    },
    async (request, reply) => {
      const user = mayWrite(request);
      const { invite_uuid, uid: _uid, ...form } = request.body;
      const call = idempotentCall(request, apiPath.reviews(), user.user_id);
      const id = await service.create(invite_uuid.toLowerCase(), form, user, call, auditActor(request));
      return reply.code(201).send({ data: { item: await service.find(id, user) } });
    },
  );
}

function updateRoute(instance: FastifyInstance, service: ReviewPageService) {
  instance.withTypeProvider<ZodTypeProvider>().put(
    `/${apiPath.review(':id')}`,
    {
      config: writeLimit,
      schema: {
        tags,
        summary: 'Changes an own review, for 30 days; admins hide it with {hidden, reason}',
        params: ByReview,
        body: ReviewUpdate,
        response: answers(ReviewItemAnswer, 400, 401, 403, 404, 422),
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request) => {
      const user = signedIn(request);
      const id = request.params.id.toLowerCase();
      const { body } = request;
      const actor = auditActor(request);
      if (typeof body.hidden === 'boolean') await service.hide(id, body, user, actor);
      else await service.change(id, body, user, actor);
      return { data: { item: await service.find(id, user) } };
    },
  );
}
