import { apiPath, ByUuidkey, PublicListQuery, ReviewPage } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error';
import { answers } from '../../plugins/openapi';
import type { ResponseCache } from '../../plugins/response-cache';
import type { ReviewRepository } from './review.repository';

const tags = ['review'];
const CATALOGUES = ['shelter', 'review'];

/** Reading the reviews of a shelter (C20, C26). */
export function reviewRoutes(reviews: ReviewRepository, cache: ResponseCache): FastifyPluginAsync {
  return async (instance) => {
    instance.withTypeProvider<ZodTypeProvider>().get(
      `/${apiPath.shelterReviews(':uuidkey')}`,
      {
        schema: {
          tags,
          summary: 'Reviews of a shelter, newest first, with average and histogram',
          params: ByUuidkey,
          querystring: PublicListQuery,
          response: answers(ReviewPage, 400, 404),
        },
      },
      (request, reply) => {
        const { uuidkey } = request.params;
        const { first, rows } = request.query;
        return cache.send(request, reply, {
          key: `review ${uuidkey.toLowerCase()} ${first} ${rows}`,
          catalogues: CATALOGUES,
          schema: ReviewPage,
          make: async () => {
            const page = await reviews.pageOf(uuidkey, { first, rows });
            if (!page) throw new AppError('NOT_FOUND');
            return page;
          },
        });
      },
    );
  };
}
