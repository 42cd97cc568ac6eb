import { apiPath, ById, NewsAnswer, NewsList } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '../../app-error';
import type { PublicAnswers } from '../../plugins/public-answers';
import type { NewsRepository } from './news.repository';

const CATALOGUES = ['news_item'];
const tags = ['news'];

/** Reading news (§ 7): visitors get active items only, an inactive one is unknown to them. */
export function newsRoutes(news: NewsRepository, answers: PublicAnswers): FastifyPluginAsync {
  return async (app) => {
    app.get(
      `/${apiPath.newsList()}`,
      { schema: { tags, summary: 'News, newest first', response: { 200: NewsList } } },
      (request, reply) =>
        answers.send(request, reply, {
          key: 'news',
          catalogues: CATALOGUES,
          schema: NewsList,
          make: async () => ({ data: { items: await news.listActive() } }),
        }),
    );

    app.get<{ Params: z.infer<typeof ById> }>(
      `/${apiPath.newsItem(':id')}`,
      { schema: { params: ById, tags, summary: 'One news item', response: { 200: NewsAnswer } } },
      (request, reply) =>
        answers.send(request, reply, {
          key: `news/${request.params.id}`,
          catalogues: CATALOGUES,
          schema: NewsAnswer,
          make: async () => {
            const item = await news.findActive(request.params.id);
            if (!item) throw new AppError('NOT_FOUND');
            return { data: { item } };
          },
        }),
    );
  };
}
