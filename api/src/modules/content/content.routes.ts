import { ById } from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { HTML_BODY_LIMIT } from '../../lib/clean-text';
import { versionEtag } from '../../lib/if-match';
import { answerPrivately, authorised, sendPrivately } from '../../plugins/current-user';
import { idempotentCall } from '../../plugins/idempotency';
import { answers, refusals } from '../../plugins/openapi';
import { deleteLimit, writeLimit } from '../../plugins/rate-limit';
import type { ResponseCache } from '../../plugins/response-cache';
import { auditActor } from '../audit';
import type { ContentRepository } from './content.repository';
import type { ContentService } from './content.service';

/** What the routes of a kind of content are made from. */
export interface ContentRouteOptions<Item extends { aktief: number }, Create, Update> {
  /** Tag of the routes and first part of the cache's key. */
  name: string;
  catalogues: string[];
  /** Below `/api/`. */
  paths: { list: string; item: string };
  schemas: {
    answer: z.ZodMiniType<{ data: { item: Item } }>;
    create: z.ZodMiniType<Create>;
    update: z.ZodMiniType<Update>;
  };
  summaries: { read: string; create: string; remove: string };
  items: Pick<ContentRepository<Item>, 'find'>;
  service: ContentService<Create, Update>;
  cache: ResponseCache;
}

/** One item of content by number: visitors read a public one, admins read and write all. */
export function contentRoutes<Item extends { aktief: number }, Create, Update>({
  name,
  catalogues,
  paths,
  schemas: { answer, create, update },
  summaries,
  items,
  service,
  cache,
}: ContentRouteOptions<Item, Create, Update>): FastifyPluginAsync {
  const tags = [name];

  async function itemFor(id: number, seesAll: boolean) {
    const found = await items.find(id);
    if (!found || !(seesAll || found.item.aktief === 1)) throw new AppError('NOT_FOUND');
    return found;
  }

  async function sendItem(reply: FastifyReply, id: number, seesAll = true): Promise<FastifyReply> {
    const { item, version } = await itemFor(id, seesAll);
    return versionEtag(reply, version).send({ data: { item } });
  }

  const writes: FastifyPluginAsync = async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    answerPrivately(instance);
    const preParsing = async (request: Parameters<typeof authorised>[0]) => void authorised(request, 'content.write');
    app.post(
      `/${paths.list}`,
      {
        config: writeLimit,
        bodyLimit: HTML_BODY_LIMIT,
        schema: {
          tags,
          summary: summaries.create,
          body: create,
          response: { ...refusals(400, 401, 403, 413, 422), 201: answer },
        },
        preParsing,
      },
      async (request, reply) => {
        const user = authorised(request, 'content.write');
        const call = idempotentCall(request, paths.list, user.user_id);
        const id = await service.create(request.body as Create, call, auditActor(request));
        return sendItem(reply.code(201), id);
      },
    );
    app.put(
      `/${paths.item}`,
      {
        config: writeLimit,
        bodyLimit: HTML_BODY_LIMIT,
        schema: {
          tags,
          summary: 'Changes the given fields; If-Match takes the ETag',
          params: ById,
          body: update,
          response: answers(answer, 400, 401, 403, 404, 412, 413, 422),
        },
        preParsing,
      },
      async (request, reply) => {
        const { id } = request.params;
        await service.update(id, request.body as Update, request.headers['if-match'], auditActor(request));
        return sendItem(reply, id);
      },
    );
    app.delete(
      `/${paths.item}`,
      {
        config: deleteLimit,
        schema: {
          tags,
          summary: summaries.remove,
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
  };

  return async (instance) => {
    instance
      .withTypeProvider<ZodTypeProvider>()
      .get(
        `/${paths.item}`,
        { schema: { tags, summary: summaries.read, params: ById, response: answers(answer, 400, 404) } },
        async (request, reply) => {
          const { id } = request.params;
          if (request.user) return sendItem(sendPrivately(reply), id, can(request.user, 'content.write'));
          return cache.send(request, reply, {
            key: `${name}/${id}`,
            catalogues,
            schema: answer,
            make: async () => ({ data: { item: (await itemFor(id, false)).item } }),
          });
        },
      );
    await instance.register(writes);
  };
}
