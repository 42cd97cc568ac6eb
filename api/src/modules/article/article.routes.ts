import { ArticleCategory, ArticleList, ArticleQuery, apiPath } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type * as z from 'zod/mini';
import type { PublicAnswers } from '../../plugins/public-answers';
import type { ArticleRepository } from './article.repository';

/** Reading articles (§ 7): category informatie unless another is asked for; visitors get published ones only (AP-002, C48). */
export function articleRoutes(articles: ArticleRepository, answers: PublicAnswers): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Querystring: z.infer<typeof ArticleQuery> }>(
      `/${apiPath.articles()}`,
      {
        schema: {
          querystring: ArticleQuery,
          tags: ['article'],
          summary: 'Articles of a category, newest first',
          response: { 200: ArticleList },
        },
      },
      (request, reply) => {
        const category = request.query.category ?? ArticleCategory.information;
        return answers.send(request, reply, {
          key: `article?category=${category}`,
          catalogues: ['article'],
          schema: ArticleList,
          make: async () => ({ data: { items: await articles.listPublished(category) } }),
        });
      },
    );
  };
}
