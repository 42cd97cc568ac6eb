import { apiPath, MailCode, MeAnswer, MeClosed, MeExport, MeUpdate, SessionList } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { requireFreshSignIn } from '../../plugins/auth';
import { answerPrivately, authorised } from '../../plugins/current-user';
import { answers, refusals } from '../../plugins/openapi';
import { deleteLimit, exportLimit, writeLimit } from '../../plugins/rate-limit';
import type { Database } from '../../ports/database/port';
import { auditActor, writeAudit } from '../audit';
import { endCodes, endSessions } from '../identity';
import type { AccountRepository } from './account.repository';
import { accountRepository } from './account.repository';
import type { AccountClosing } from './close-account';
import { exportPersonalData } from './erase-accounts';
import { RESTORE_DAYS } from './messages';

const tags = ['me'];

/** `current` or the id of a browser. */
const BySession = z.object({ id: z.union([z.literal('current'), z.uuid()]) });

export interface MeRoutesOptions {
  accounts: AccountRepository;
  closing: AccountClosing;
  database: Pick<Database, 'query' | 'transaction'>;
  now: () => Date;
}

/** The own account (C14): names, signed-in browsers, download, closing and restoring. */
export function meRoutes({ accounts, closing, database, now }: MeRoutesOptions): FastifyPluginAsync {
  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    answerPrivately(instance);

    app.get(
      `/${apiPath.me()}`,
      { schema: { tags, summary: 'The own account', response: answers(MeAnswer, 401) } },
      async (request) => ({ data: { item: await accounts.me(authorised(request, 'me').user_id) } }),
    );

    app.put(
      `/${apiPath.me()}`,
      {
        config: writeLimit,
        schema: { tags, summary: 'Change the own names', body: MeUpdate, response: answers(MeAnswer, 400, 401, 422) },
      },
      async (request) => {
        const { user_id: id } = authorised(request, 'me');
        await database.transaction(async (tx) => {
          await accountRepository(tx).rename(id, request.body);
          const changes = { fields: Object.keys(request.body) };
          await writeAudit(tx, auditActor(request), { action: 'update', object: 'account', objectId: id, changes });
        });
        return { data: { item: await accounts.me(id) } };
      },
    );

    app.delete(
      `/${apiPath.me()}`,
      {
        config: deleteLimit,
        schema: { tags, summary: 'Close the own account', response: answers(MeClosed, 401, 403, 409) },
      },
      async (request) => {
        const { user_id: id } = authorised(request, 'me');
        requireFreshSignIn(request, now());
        await closing.close(id, auditActor(request));
        return { data: { restoreDays: RESTORE_DAYS } };
      },
    );

    app.get(
      `/${apiPath.myExport()}`,
      {
        config: exportLimit,
        schema: { tags, summary: 'Everything that is kept about oneself', response: answers(MeExport, 401, 403) },
      },
      async (request, reply) => {
        const user = authorised(request, 'me');
        requireFreshSignIn(request, now());
        const { user_id: id, uid, email } = user;
        const emailVerified = request.signIn?.emailVerified === true;
        const data = await exportPersonalData(database, { id, uid, email, emailVerified }, now());
        await writeAudit(database, auditActor(request), { action: 'export', object: 'account', objectId: id });
        reply.header('content-disposition', 'attachment; filename="mijn-gegevens.json"');
        return { data };
      },
    );

    app.post(
      `/${apiPath.restoreMe()}`,
      {
        config: writeLimit,
        schema: {
          tags,
          summary: 'Restore a closed account by the code of its mail',
          body: MailCode,
          response: { ...refusals(400, 404, 422), 204: z.undefined() },
        },
      },
      async (request, reply) => {
        await closing.restore(request.body.code, auditActor(request));
        return reply.code(204).send();
      },
    );

    app.get(
      `/${apiPath.mySessions()}`,
      { schema: { tags, summary: 'The signed-in browsers', response: answers(SessionList, 401) } },
      async (request) => {
        const { user_id: id } = authorised(request, 'me');
        return { data: { items: await accounts.sessions(id, request.signIn?.sid ?? null, now()) } };
      },
    );

    app.delete(
      `/${apiPath.mySessions()}`,
      {
        config: deleteLimit,
        schema: { tags, summary: 'Sign out everywhere', response: { ...refusals(401), 204: z.undefined() } },
      },
      async (request, reply) => {
        const { user_id: id } = authorised(request, 'me');
        await database.transaction(async (tx) => {
          await endSessions(tx, id, now());
          await writeAudit(tx, auditActor(request), { action: 'sign-out-everywhere', object: 'account', objectId: id });
        });
        return reply.code(204).send();
      },
    );

    app.delete(
      `/${apiPath.mySession(':id')}`,
      {
        config: deleteLimit,
        schema: {
          tags,
          summary: 'Sign one browser out; current is this one',
          params: BySession,
          response: { ...refusals(400, 401, 404), 204: z.undefined() },
        },
      },
      async (request, reply) => {
        const { user_id: userId } = authorised(request, 'me');
        const current = request.signIn?.sid ?? null;
        const sid = request.params.id === 'current' ? current : request.params.id;
        // Firebase keeps no browsers: there the sign-out of the SDK is all there is.
        if (sid === null) return reply.code(204).send();
        await database.transaction(async (tx) => {
          if (!(await accountRepository(tx).endSession(userId, sid, now()))) throw new AppError('NOT_FOUND');
          // Another browser may be a thief's: what it asked by mail ends. Who leaves this one still confirms the address.
          if (sid !== current) await endCodes(tx, userId);
        });
        return reply.code(204).send();
      },
    );
  };
}
