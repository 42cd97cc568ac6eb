import { cleanLine } from '@portal/shared/contract';
import type { Executor } from '../../ports/database/port';
import { queueMail } from '../../ports/mail/port';
import { writeAudit } from '../audit';
import { type IdentityCall, type IdentityContext, readIdToken, requireFresh, startSession } from './context';
import { endSessions } from './end-sessions';
import { type Account, identityRepository } from './identity.repository';
import { IdentityError } from './identity-error';
import { mailFactsOf, mails } from './messages';
import { checkNewPassword } from './password-rule';

const NAME_MAX = 200;

/** Body of `accounts:update` without a code. */
export interface UpdateBody {
  idToken?: string;
  displayName?: string | null;
  password?: string;
  email?: string;
  deleteProvider?: string[];
}

/** Looking up, changing and closing the account of an ID token. */
export function profile(context: IdentityContext) {
  const { database, passwords, now } = context;
  const mailFacts = (account: Account) => mailFactsOf(context, account);

  async function providerUserInfo(account: Account) {
    return (await identityRepository(database).providersOf(account)).map(({ provider, subject, email }) => ({
      ...{ providerId: provider, rawId: subject, email: email ?? account.email },
      displayName: account.displayname ?? '',
    }));
  }

  async function profileOf(account: Account) {
    return {
      ...{ localId: account.uid, email: account.email, emailVerified: account.emailVerified },
      displayName: account.displayname ?? '',
      providerUserInfo: await providerUserInfo(account),
    };
  }

  const reread = async (account: Account) => (await identityRepository(database).accountById(account.id)) ?? account;

  async function rename(account: Account, displayName: string): Promise<Account> {
    const name = cleanLine(displayName).slice(0, NAME_MAX);
    await database.query('UPDATE account SET displayname = $2 WHERE id = $1', [account.id, name || null]);
    return reread(account);
  }

  /** Ends all other browsers; the present one gets a new session in the answer. */
  async function changePassword(account: Account, password: string, call: IdentityCall): Promise<void> {
    const hash = await passwords.hash(await checkNewPassword(password, context.productName));
    await database.transaction(async (tx) => {
      await identityRepository(tx).setPassword(account.id, hash, now());
      await endSessions(tx, account.id, now());
      await queueMail(tx, { to: account.email, ...mails.passwordChanged(mailFacts(account)) });
      await audit(tx, call, account, 'password');
    });
  }

  /** Never the last way to sign in. */
  async function unlink(account: Account, providers: readonly string[], call: IdentityCall): Promise<Account> {
    const left = (await identityRepository(database).providersOf(account)).filter(
      ({ provider }) => !providers.includes(provider),
    );
    if (left.length === 0) throw new IdentityError('OPERATION_NOT_ALLOWED');
    await database.transaction(async (tx) => {
      await tx.query('DELETE FROM linked_provider WHERE user_id = $1 AND provider = ANY($2::text[])', [
        account.id,
        providers,
      ]);
      if (providers.includes('password')) {
        await tx.query('DELETE FROM account_credential WHERE user_id = $1', [account.id]);
      }
      await audit(tx, call, account, 'unlink');
    });
    return reread(account);
  }

  const audit = (tx: Executor, call: IdentityCall, account: Account, action: string) =>
    writeAudit(
      tx,
      { ...call.actor, userId: account.id, usertype: account.usertype },
      { action, object: 'account', objectId: account.id },
    );

  return {
    profileOf,
    mailFacts,

    async lookup(body: { idToken?: string }) {
      const { account } = await readIdToken(context, body.idToken);
      const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000));
      return {
        users: [
          {
            ...(await profileOf(account)),
            validSince: seconds(account.tokensValidAfter),
            createdAt: String(account.createdAt.getTime()),
            lastLoginAt: String((account.lastLoginAt ?? account.createdAt).getTime()),
          },
        ],
      };
    },

    async update(body: UpdateBody, call: IdentityCall) {
      const { account, provider, authTime } = await readIdToken(context, body.idToken);
      // A new address counts once its own mail is answered: VERIFY_AND_CHANGE_EMAIL.
      if (body.email !== undefined) throw new IdentityError('OPERATION_NOT_ALLOWED');
      if (body.password !== undefined) {
        requireFresh(context, authTime);
        await changePassword(account, body.password, call);
        const changed = await reread(account);
        return { ...(await profileOf(changed)), ...(await startSession(context, changed, call, provider)) };
      }
      if (body.deleteProvider !== undefined) {
        requireFresh(context, authTime);
        return profileOf(await unlink(account, body.deleteProvider, call));
      }
      return profileOf(typeof body.displayName === 'string' ? await rename(account, body.displayName) : account);
    },

    /** Closes the account as `DELETE me` does: 14 days to come back (C14). */
    async remove(body: { idToken?: string }, call: IdentityCall) {
      const { account, authTime } = await readIdToken(context, body.idToken);
      requireFresh(context, authTime);
      await context.closeAccount(account.id, { ...call.actor, userId: account.id, usertype: account.usertype });
      return {};
    },
  };
}

export type Profile = ReturnType<typeof profile>;
