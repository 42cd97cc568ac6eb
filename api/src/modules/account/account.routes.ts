import {
  AccountAnswer,
  AccountPage,
  AccountQuery,
  type AccountRow,
  AccountUpdate,
  apiPath,
  UserType,
} from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { requireFreshSignIn } from '../../plugins/auth';
import { answerPrivately, authorised } from '../../plugins/current-user';
import { answers, refusals } from '../../plugins/openapi';
import { deleteLimit, suggestionLimit, writeLimit } from '../../plugins/rate-limit';
import type { Database, Executor } from '../../ports/database/port';
import { auditActor, auditedChange, writeAudit } from '../audit';
import { endSessions } from '../identity';
import type { AccountRepository } from './account.repository';
import { accountRepository } from './account.repository';
import { accountAfter, type ChangedAccount } from './account-change';
import { type AccountClosing, lockAdmins, refuseLastAdmin } from './close-account';
import { messages } from './messages';

const tags = ['account'];
const ByUid = z.object({ uid: z.string().check(z.minLength(1), z.maxLength(128)) });

export interface AccountRoutesOptions {
  accounts: AccountRepository;
  closing: AccountClosing;
  database: Pick<Database, 'query' | 'transaction'>;
  now: () => Date;
  /** Mails the code that confirms an address; missing where the sign-in server is not ours. */
  sendVerification: ((uid: string) => Promise<void>) | undefined;
}

/** No admins take their own rights away, and the last one keeps them (C37). Also somebody else's change may come in between. */
async function refuseLosingAdmin(tx: Executor, account: AccountRow, after: ChangedAccount, adminId: number) {
  const isLosing = account.usertype === UserType.admin && (after.usertype !== UserType.admin || after.disabled);
  if (!isLosing) return;
  if (account.user_id === adminId) throw new AppError('LAST_ADMIN');
  await refuseLastAdmin(tx, account.user_id);
}

async function write(tx: Executor, account: AccountRow, after: ChangedAccount, now: Date): Promise<void> {
  if (after.asiel !== null) {
    const shelter = await tx.query('SELECT FROM shelter WHERE id = $1 FOR KEY SHARE', [after.asiel]);
    if (shelter.rows.length === 0)
      throw new AppError('VALIDATION', undefined, { fields: { id: messages.unknownShelter } });
  }
  await tx.query('UPDATE account SET usertype = $2, asiel_id = $3, disabled = $4 WHERE id = $1', [
    account.id,
    after.usertype,
    after.asiel,
    after.disabled,
  ]);
  await tx.query('DELETE FROM account_role WHERE user_id = $1', [account.id]);
  for (const { role, level } of after.userroles) {
    await tx.query('INSERT INTO account_role (user_id, role, level) VALUES ($1, $2, $3)', [account.id, role, level]);
  }
  if (after.disabled && !account.disabled) await endSessions(tx, account.id, now);
}

/** Account management (C37): admins list, link, unlink, lock and close accounts. */
export function accountRoutes({
  accounts,
  closing,
  database,
  now,
  sendVerification,
}: AccountRoutesOptions): FastifyPluginAsync {
  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    answerPrivately(instance);

    app.get(
      `/${apiPath.accounts()}`,
      {
        config: suggestionLimit,
        schema: {
          tags,
          summary: 'Accounts by address and type',
          querystring: AccountQuery,
          response: answers(AccountPage, 400, 401, 403),
        },
      },
      async (request) => {
        authorised(request, 'administrate');
        return accounts.page(request.query);
      },
    );

    app.put(
      `/${apiPath.account(':uid')}`,
      {
        config: writeLimit,
        schema: {
          tags,
          summary: 'Link to a shelter, unlink, change type and roles, lock',
          params: ByUid,
          body: AccountUpdate,
          response: answers(AccountAnswer, 400, 401, 403, 404, 409, 422),
        },
      },
      async (request) => {
        const { user_id: adminId } = authorised(request, 'administrate');
        requireFreshSignIn(request, now());
        const { uid } = request.params;
        await database.transaction(async (tx) => {
          await lockAdmins(tx);
          const account = await accountRepository(tx).lock(uid);
          if (!account) throw new AppError('NOT_FOUND');
          const after = accountAfter(account, request.body);
          await refuseLosingAdmin(tx, account, after, adminId);
          await write(tx, account, after, now());
          const changes = auditedChange('account', account, after);
          await writeAudit(tx, auditActor(request), {
            action: 'link',
            object: 'account',
            objectId: account.id,
            changes,
          });
        });
        const item = await accounts.find(uid);
        if (!item) throw new AppError('NOT_FOUND');
        return { data: { item } };
      },
    );

    app.post(
      `/${apiPath.accountVerification(':uid')}`,
      {
        config: writeLimit,
        schema: {
          tags,
          summary: 'Send the mail that confirms the address again; nothing for a confirmed one',
          params: ByUid,
          response: { ...refusals(400, 401, 403, 404, 422, 429), 204: z.undefined() },
        },
      },
      async (request, reply) => {
        authorised(request, 'administrate');
        const account = await accounts.find(request.params.uid);
        if (!account) throw new AppError('NOT_FOUND');
        if (!sendVerification) throw new AppError('VALIDATION', messages.verificationElsewhere);
        if (account.email_verified) return reply.code(204).send();
        await sendVerification(account.uid);
        const line = { action: 'send-verification', object: 'account', objectId: account.user_id };
        await writeAudit(database, auditActor(request), line);
        return reply.code(204).send();
      },
    );

    app.delete(
      `/${apiPath.account(':uid')}`,
      {
        config: deleteLimit,
        schema: {
          tags,
          summary: 'Close an account, as its owner could',
          params: ByUid,
          response: { ...refusals(400, 401, 403, 404, 409), 204: z.undefined() },
        },
      },
      async (request, reply) => {
        const { user_id: adminId } = authorised(request, 'administrate');
        requireFreshSignIn(request, now());
        const account = await accounts.find(request.params.uid);
        if (!account) throw new AppError('NOT_FOUND');
        if (account.user_id === adminId) throw new AppError('LAST_ADMIN');
        await closing.close(account.user_id, auditActor(request));
        return reply.code(204).send();
      },
    );
  };
}
