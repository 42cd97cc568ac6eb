import { apiPath, ById, NewsAnswer, NewsCreate, NewsList, NewsStatus, NewsUpdate } from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { HTML_BODY_LIMIT } from '../../lib/clean-text';
import { versionEtag } from '../../lib/if-match';
import { answerPrivately, authorised, sendPrivately } from '../../plugins/current-user';
import { callOf } from '../../plugins/idempotency';
import { answers, refusals } from '../../plugins/openapi';
import type { PublicAnswers } from '../../plugins/public-answers';
import { deleteLimit, writeLimit } from '../../plugins/rate-limit';
import { auditActor } from '../audit';
import type { NewsRepository } from './news.repository';
import type { NewsService } from './news.service';

const CATALOGUES = ['news_item'];
const tags = ['news'];

export interface NewsRouteDependencies {
  news: NewsRepository;
  service: NewsService;
  publicAnswers: PublicAnswers;
}

/** News: visitors get active items only, an inactive one is unknown to them; admins get all, and write (AP-005). */
export function newsRoutes(dependencies: NewsRouteDependencies): FastifyPluginAsync {
  return async (app) => {
    readRoutes(app, dependencies);
    await app.register(async (writes) => {
      answerPrivately(writes);
      writeRoutes(writes, dependencies);
    });
  };
}

function readRoutes(instance: FastifyInstance, { news, publicAnswers }: NewsRouteDependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    `/${apiPath.newsList()}`,
    { schema: { tags, summary: 'News, newest first; inactive items for admins only', response: answers(NewsList) } },
    async (request, reply) => {
      if (can(request.user, 'content.write')) {
        return sendPrivately(reply).send({ data: { items: await news.listAll() } });
      }
      return publicAnswers.send(request, reply, {
        key: 'news',
        catalogues: CATALOGUES,
        schema: NewsList,
        make: async () => ({ data: { items: await news.listActive() } }),
      });
    },
  );

  app.get(
    `/${apiPath.newsItem(':id')}`,
    {
      schema: {
        tags,
        summary: 'One news item; with a token its version is the ETag',
        params: ById,
        response: answers(NewsAnswer, 400, 404),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (request.user) {
        const isForMe = can(request.user, 'content.write');
        return sendItem(sendPrivately(reply), news, id, (aktief) => isForMe || aktief === NewsStatus.active);
      }
      return publicAnswers.send(request, reply, {
        key: `news/${id}`,
        catalogues: CATALOGUES,
        schema: NewsAnswer,
        make: async () => {
          const item = await news.findActive(id);
          if (!item) throw new AppError('NOT_FOUND');
          return { data: { item } };
        },
      });
    },
  );
}

async function sendItem(
  reply: FastifyReply,
  news: NewsRepository,
  id: number,
  maySee: (aktief: NewsStatus) => boolean = () => true,
): Promise<NewsAnswer> {
  const found = await news.find(id);
  if (!found || !maySee(found.item.aktief)) throw new AppError('NOT_FOUND');
  versionEtag(reply, found.version);
  return { data: { item: found.item } };
}

function writeRoutes(instance: FastifyInstance, { news, service }: NewsRouteDependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const preParsing = async (request: Parameters<typeof authorised>[0]) => void authorised(request, 'content.write');

  app.post(
    `/${apiPath.newsList()}`,
    {
      config: writeLimit,
      bodyLimit: HTML_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Adds a news item; takes an Idempotency-Key',
        body: NewsCreate,
        response: { ...refusals(400, 401, 403, 413, 422), 201: NewsAnswer },
      },
      preParsing,
    },
    async (request, reply) => {
      const user = authorised(request, 'content.write');
      const call = callOf(request, apiPath.newsList(), user.user_id);
      const id = await service.create(request.body, call, auditActor(request));
      return sendItem(reply.code(201), news, id);
    },
  );

  app.put(
    `/${apiPath.newsItem(':id')}`,
    {
      config: writeLimit,
      bodyLimit: HTML_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Changes the given fields; If-Match takes the ETag',
        params: ById,
        body: NewsUpdate,
        response: answers(NewsAnswer, 400, 401, 403, 404, 412, 413, 422),
      },
      preParsing,
    },
    async (request, reply) => {
      const { id } = request.params;
      await service.update(id, request.body, request.headers['if-match'], auditActor(request));
      return sendItem(reply, news, id);
    },
  );

  app.delete(
    `/${apiPath.newsItem(':id')}`,
    {
      config: deleteLimit,
      schema: {
        tags,
        summary: 'Deletes an inactive item',
        params: ById,
        response: { ...refusals(400, 401, 403, 404, 409, 412), 204: z.undefined() },
      },
      preParsing,
    },
    async (request, reply) => {
      await service.remove(request.params.id, request.headers['if-match'], auditActor(request));
      return reply.code(204).send();
    },
  );
}
