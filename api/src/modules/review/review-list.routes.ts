import { apiPath, ReviewList, ReviewListQuery } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerPrivately, authorised } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import type { ReviewListRepository } from './review-list.repository';

/** The reviews of all shelters, for admins (C56, AP-041). */
export function reviewListRoutes(reviews: ReviewListRepository): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    instance.withTypeProvider<ZodTypeProvider>().get(
      `/${apiPath.reviews()}`,
      {
        schema: {
          tags: ['review'],
          summary: 'Reviews, newest first, of one shelter or all, shown or hidden',
          querystring: ReviewListQuery,
          response: answers(ReviewList, 400, 401, 403),
        },
        preValidation: async (request) => void authorised(request, 'review.hide'),
      },
      (request) => reviews.page(request.query),
    );
  };
}
