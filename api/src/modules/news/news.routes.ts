import { apiPath, NewsAnswer, NewsCreate, NewsList, NewsUpdate } from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sendPrivately } from '../../plugins/current-user';
import { answers } from '../../plugins/openapi';
import type { ResponseCache } from '../../plugins/response-cache';
import { contentRoutes } from '../content';
import type { NewsRepository } from './news.repository';
import type { NewsService } from './news.service';

const CATALOGUES = ['news_item'];
const tags = ['news'];

export interface NewsRouteDependencies {
  news: NewsRepository;
  service: NewsService;
  cache: ResponseCache;
}

/** News: visitors get active items only, an inactive one is unknown to them; admins get all, and write (AP-005). */
export function newsRoutes({ news, service, cache }: NewsRouteDependencies): FastifyPluginAsync {
  return async (instance) => {
    instance.withTypeProvider<ZodTypeProvider>().get(
      `/${apiPath.newsList()}`,
      {
        schema: { tags, summary: 'News, newest first; inactive items for admins only', response: answers(NewsList) },
      },
      async (request, reply) => {
        if (can(request.user, 'content.write')) {
          return sendPrivately(reply).send({ data: { items: await news.listAll() } });
        }
        return cache.send(request, reply, {
          key: 'news',
          catalogues: CATALOGUES,
          schema: NewsList,
          make: async () => ({ data: { items: await news.listActive() } }),
        });
      },
    );
    await instance.register(
      contentRoutes({
        name: 'news',
        catalogues: CATALOGUES,
        paths: { list: apiPath.newsList(), item: apiPath.newsItem(':id') },
        schemas: { answer: NewsAnswer, create: NewsCreate, update: NewsUpdate },
        summaries: {
          read: 'One news item; with a token its version is the ETag',
          create: 'Adds a news item; takes an Idempotency-Key',
          remove: 'Deletes an inactive item',
        },
        items: news,
        ...{ service, cache },
      }),
    );
  };
}
