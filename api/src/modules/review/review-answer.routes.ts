import { apiPath, ById, PublicAnswerUpdate, ReviewItemAnswer } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { signedIn } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import { writeLimit } from '../../plugins/rate-limit';
import { auditActor } from '../audit';
import type { ReviewPageService } from './review-page.service';

/** The shelter's answer to a review, and its removal by an admin (C56, AP-040). */
export function answerRoute(instance: FastifyInstance, service: ReviewPageService) {
  instance.withTypeProvider<ZodTypeProvider>().put(
    `/${apiPath.reviewAnswer(':id')}`,
    {
      config: writeLimit,
      schema: {
        tags: ['review'],
        summary: 'The one public answer of the shelter, to be changed for 24 hours; admins remove it with a reason',
        params: ById,
        body: PublicAnswerUpdate,
        response: answers(ReviewItemAnswer, 400, 401, 403, 404, 409, 422),
      },
      preValidation: async (request) => void signedIn(request),
    },
    async (request) => {
      const user = signedIn(request);
      const { id } = request.params;
      const { body } = request;
      const actor = auditActor(request);
      if (body.removed) await service.removeAnswer(id, body.reason, user, actor);
      else await service.answer(id, body, user, actor);
      return { data: { item: await service.find(id, user) } };
    },
  );
}
