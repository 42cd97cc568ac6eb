import {
  apiPath,
  ByUuidkey,
  MessageAnswer,
  SAVED_SEARCHES_MAX,
  SavedSearchAnswer,
  SavedSearchForm,
  SavedSearchList,
  SavedSearchUpdate,
} from '@portal/shared/contract';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { sha256 } from '../../lib/secret';
import { answerPrivately, authorised } from '../../plugins/current-user';
import { idempotent, idempotentCall } from '../../plugins/idempotency';
import { takeOneClick } from '../../plugins/one-click';
import { answers, refusals } from '../../plugins/openapi';
import { deleteLimit, writeLimit } from '../../plugins/rate-limit';
import type { Database } from '../../ports/database/port';
import { messages } from './messages';
import type { SavedSearchRepository } from './saved-search.repository';
import { savedSearchRepository } from './saved-search.repository';

const tags = ['saved-search'];

/** A code of any form: one that is not ours is unknown, which is 404. */
const UnsubscribeQuery = z.object({ code: z.string().check(z.maxLength(200)) });

export interface SavedSearchRouteDependencies {
  searches: SavedSearchRepository;
  database: Pick<Database, 'transaction'>;
}

/** A member's own number; staff and admins keep no searches. */
const memberOf = (request: FastifyRequest) => authorised(request, 'saved-search.own', {}).user_id;

/** Saved searches of members (C12, AP-027). */
export function savedSearchRoutes({ searches, database }: SavedSearchRouteDependencies): FastifyPluginAsync {
  async function itemOf(userId: number, uuidkey: string) {
    const item = await searches.find(userId, uuidkey);
    if (!item) throw new AppError('NOT_FOUND');
    return { data: { item } };
  }

  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    answerPrivately(instance);
    await instance.register(unsubscribeRoute(searches));

    app.get(
      `/${apiPath.savedSearches()}`,
      {
        schema: {
          tags,
          summary: 'The own saved searches, newest first',
          response: answers(SavedSearchList, 401, 403),
        },
      },
      async (request) => ({ data: { items: await searches.list(memberOf(request)) } }),
    );

    app.post(
      `/${apiPath.savedSearches()}`,
      {
        config: writeLimit,
        schema: {
          tags,
          summary: `Keeps a search, at most ${SAVED_SEARCHES_MAX}; takes an Idempotency-Key`,
          body: SavedSearchForm,
          response: { ...refusals(400, 401, 403, 409, 422), 201: SavedSearchAnswer },
        },
        preValidation: async (request) => void memberOf(request),
      },
      async (request, reply) => {
        const userId = memberOf(request);
        const uuidkey = await idempotent(
          database,
          idempotentCall(request, apiPath.savedSearches(), userId),
          async (tx) => {
            const rows = savedSearchRepository(tx);
            if ((await rows.countLocked(userId)) >= SAVED_SEARCHES_MAX) {
              throw new AppError('LIMIT_REACHED', messages.limitReached(SAVED_SEARCHES_MAX));
            }
            return rows.add(userId, request.body);
          },
        );
        return reply.code(201).send(await itemOf(userId, uuidkey));
      },
    );

    app.put(
      `/${apiPath.savedSearch(':uuidkey')}`,
      {
        config: writeLimit,
        schema: {
          tags,
          summary: 'Changes a name, the filters or the mails; viewed: the new animals were seen',
          params: ByUuidkey,
          body: SavedSearchUpdate,
          response: answers(SavedSearchAnswer, 400, 401, 403, 404, 422),
        },
        preValidation: async (request) => void memberOf(request),
      },
      async (request) => {
        const userId = memberOf(request);
        const { uuidkey } = request.params;
        const isOwn = await database.transaction((tx) =>
          savedSearchRepository(tx).change(userId, uuidkey, request.body),
        );
        if (!isOwn) throw new AppError('NOT_FOUND');
        return itemOf(userId, uuidkey);
      },
    );

    app.delete(
      `/${apiPath.savedSearch(':uuidkey')}`,
      {
        config: deleteLimit,
        schema: {
          tags,
          summary: 'Removes a saved search',
          params: ByUuidkey,
          response: { ...refusals(400, 401, 403, 404), 204: z.undefined() },
        },
      },
      async (request, reply) => {
        if (!(await searches.remove(memberOf(request), request.params.uuidkey))) throw new AppError('NOT_FOUND');
        return reply.code(204).send();
      },
    );
  };
}

/** One click ends the mails. */
function unsubscribeRoute(searches: Pick<SavedSearchRepository, 'unsubscribe'>): FastifyPluginAsync {
  return async (instance: FastifyInstance) => {
    takeOneClick(instance);
    instance.withTypeProvider<ZodTypeProvider>().post(
      `/${apiPath.unsubscribe()}`,
      {
        config: writeLimit,
        schema: {
          tags,
          summary: 'Ends the mails of the searches that a mail was about',
          querystring: UnsubscribeQuery,
          response: answers(MessageAnswer, 400, 404),
        },
      },
      async (request) => {
        if (!(await searches.unsubscribe(sha256(request.query.code)))) throw new AppError('NOT_FOUND');
        return { data: { message: messages.unsubscribed, status: 'succes' as const } };
      },
    );
  };
}
