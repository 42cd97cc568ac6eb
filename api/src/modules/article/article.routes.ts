import {
  ArticleAnswer,
  ArticleCategory,
  ArticleCreate,
  ArticleList,
  ArticleQuery,
  ArticleStatus,
  ArticleUpdate,
  apiPath,
  ById,
} from '@portal/shared/contract';
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
import type { ArticleRepository } from './article.repository';
import type { ArticleService } from './article.service';

const CATALOGUES = ['article'];
const tags = ['article'];

export interface ArticleRouteDependencies {
  articles: ArticleRepository;
  service: ArticleService;
  publicAnswers: PublicAnswers;
}

/** Articles: visitors get published ones only; admins get all, and write (AP-001 to AP-004, C48). */
export function articleRoutes(dependencies: ArticleRouteDependencies): FastifyPluginAsync {
  return async (app) => {
    listRoute(app, dependencies);
    itemRoute(app, dependencies);
    await app.register(async (writes) => {
      answerPrivately(writes);
      writeRoutes(writes, dependencies);
    });
  };
}

/** The list as it is sent: of the annual reports the newest published one stands beside it (C27). */
function listOf(category: string, items: ArticleList['data']['items']): ArticleList {
  const newest = items.find(({ aktief }) => aktief === ArticleStatus.published);
  return { data: { items, ...(category === ArticleCategory.annualReport && newest ? { item: newest } : {}) } };
}

function listRoute(instance: FastifyInstance, { articles, publicAnswers }: ArticleRouteDependencies) {
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
      return publicAnswers.send(request, reply, {
        key: `article?category=${category}`,
        catalogues: CATALOGUES,
        schema: ArticleList,
        make: async () => listOf(category, await articles.listPublished(category)),
      });
    },
  );
}

async function sendItem(
  reply: FastifyReply,
  articles: ArticleRepository,
  id: number,
  maySee: (aktief: ArticleStatus) => boolean = () => true,
): Promise<ArticleAnswer> {
  const found = await articles.find(id);
  if (!found || !maySee(found.item.aktief)) throw new AppError('NOT_FOUND');
  versionEtag(reply, found.version);
  return { data: { item: found.item } };
}

const isPublished = (aktief: ArticleStatus) => aktief === ArticleStatus.published;

function itemRoute(instance: FastifyInstance, { articles, publicAnswers }: ArticleRouteDependencies) {
  instance.withTypeProvider<ZodTypeProvider>().get(
    `/${apiPath.article(':id')}`,
    {
      schema: {
        tags,
        summary: 'One article; with a token its version is the ETag, which PUT takes as If-Match',
        params: ById,
        response: answers(ArticleAnswer, 400, 404),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (request.user) {
        const maySeeAll = can(request.user, 'content.write');
        return sendItem(sendPrivately(reply), articles, id, (aktief) => maySeeAll || isPublished(aktief));
      }
      return publicAnswers.send(request, reply, {
        key: `article/${id}`,
        catalogues: CATALOGUES,
        schema: ArticleAnswer,
        make: async () => {
          const found = await articles.find(id);
          if (!found || !isPublished(found.item.aktief)) throw new AppError('NOT_FOUND');
          return { data: { item: found.item } };
        },
      });
    },
  );
}

function writeRoutes(instance: FastifyInstance, { articles, service }: ArticleRouteDependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const preParsing = async (request: Parameters<typeof authorised>[0]) => void authorised(request, 'content.write');

  app.post(
    `/${apiPath.articles()}`,
    {
      config: writeLimit,
      bodyLimit: HTML_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Adds an article; takes an Idempotency-Key. The alias follows from the title when it is absent',
        body: ArticleCreate,
        response: { ...refusals(400, 401, 403, 413, 422), 201: ArticleAnswer },
      },
      preParsing,
    },
    async (request, reply) => {
      const user = authorised(request, 'content.write');
      const call = callOf(request, apiPath.articles(), user.user_id);
      const id = await service.create(request.body, call, auditActor(request));
      return sendItem(reply.code(201), articles, id);
    },
  );

  app.put(
    `/${apiPath.article(':id')}`,
    {
      config: writeLimit,
      bodyLimit: HTML_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Changes the given fields; If-Match takes the ETag',
        params: ById,
        body: ArticleUpdate,
        response: answers(ArticleAnswer, 400, 401, 403, 404, 412, 413, 422),
      },
      preParsing,
    },
    async (request, reply) => {
      const { id } = request.params;
      await service.update(id, request.body, request.headers['if-match'], auditActor(request));
      return sendItem(reply, articles, id);
    },
  );

  app.delete(
    `/${apiPath.article(':id')}`,
    {
      config: deleteLimit,
      schema: {
        tags,
        summary: 'Deletes an article that is not published',
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
