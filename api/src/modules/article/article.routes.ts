import {
  ArticleAnswer,
  ArticleCategory,
  ArticleCreate,
  ArticleList,
  ArticleQuery,
  ArticleStatus,
  ArticleUpdate,
  apiPath,
} from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sendPrivately } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import type { ResponseCache } from '../../plugins/response-cache';
import { contentRoutes } from '../content';
import type { ArticleRepository } from './article.repository';
import type { ArticleService } from './article.service';

const CATALOGUES = ['article'];
const tags = ['article'];

export interface ArticleRouteDependencies {
  articles: ArticleRepository;
  service: ArticleService;
  cache: ResponseCache;
}

/** Articles: visitors get published ones only; admins get all, and write (AP-001 to AP-004, C48). */
export function articleRoutes(dependencies: ArticleRouteDependencies): FastifyPluginAsync {
  const { articles, service, cache } = dependencies;
  return async (app) => {
    listRoute(app, dependencies);
    await app.register(
      contentRoutes({
        name: 'article',
        catalogues: CATALOGUES,
        paths: { list: apiPath.articles(), item: apiPath.article(':id') },
        schemas: { answer: ArticleAnswer, create: ArticleCreate, update: ArticleUpdate },
        summaries: {
          read: 'One article; with a token its version is the ETag, which PUT takes as If-Match',
          create: 'Adds an article; takes an Idempotency-Key. The alias follows from the title when it is absent',
          remove: 'Deletes an article that is not published',
        },
        items: articles,
        ...{ service, cache },
      }),
    );
  };
}

/** The list as it is sent: of the annual reports the newest published one stands beside it (C27). */
function listOf(category: string, items: ArticleList['data']['items']): ArticleList {
  const newest = items.find(({ aktief }) => aktief === ArticleStatus.published);
  return { data: { items, ...(category === ArticleCategory.annualReport && newest ? { item: newest } : {}) } };
}

function listRoute(instance: FastifyInstance, { articles, cache }: ArticleRouteDependencies) {
  instance.withTypeProvider<ZodTypeProvider>().get(
    `/${apiPath.articles()}`,
    {
      schema: {
        tags,
        summary: 'Articles of a category, newest first; unpublished and archived ones for admins only',
        querystring: ArticleQuery,
        response: answers(ArticleList, 400),
      },
    },
    async (request, reply) => {
      const category = request.query.category ?? ArticleCategory.information;
      if (can(request.user, 'content.write')) {
        return sendPrivately(reply).send(listOf(category, await articles.listAll(category)));
      }
      return cache.send(request, reply, {
        key: `article?category=${category}`,
        catalogues: CATALOGUES,
        schema: ArticleList,
        make: async () => listOf(category, await articles.listPublished(category)),
      });
    },
  );
}
