import { cleanEmail } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import type { Executor } from '../../ports/database/port';
import { queueMail } from '../../ports/mail/port';
import { writeAudit } from '../audit';
import { type IdentityCall, type IdentityContext, readIdToken, requireFresh } from './context';
import { endSessions } from './end-sessions';
import { type Account, identityRepository } from './identity.repository';
import { IdentityError } from './identity-error';
import { lockoutKeys } from './lockout';
import { mailFactsOf, mails } from './messages';
import { type CodePurpose, type CodeRow, createCode, findCode, useCode } from './one-time-code';
import { checkNewPassword } from './password-rule';
import type { Profile } from './profile';
import { proveAddress } from './proven-address';
import { checkedEmail } from './sign-in';

const HOUR_MS = 3_600_000;

/** Every request for a reset takes this long, whether or not the address has an account. */
const EQUAL_MS = 250;

const MAIL_PURPOSES: readonly CodePurpose[] = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'];

/** Body of `accounts:sendOobCode`. */
export interface SendBody {
  requestType?: string;
  email?: string;
  idToken?: string;
  newEmail?: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Writes a code and the mail that brings it. */
const codeMail =
  ({ database, now }: Pick<IdentityContext, 'database' | 'now'>) =>
  (account: Account, purpose: CodePurpose, to: string, make: (code: string) => MailTextsOf) =>
    database.transaction(async (tx) => {
      const expiresAt = new Date(now().getTime() + HOUR_MS);
      const code = await createCode(tx, { purpose, userId: account.id, expiresAt, payload: { email: to } });
      await queueMail(tx, { to, ...make(code) });
    });

/** Mails the code that confirms the account's address. Throws TOO_MANY_ATTEMPTS_TRY_LATER. */
async function sendVerification(context: IdentityContext, account: Account): Promise<void> {
  await context.mailLimit(account.email);
  await codeMail(context)(account, 'VERIFY_EMAIL', account.email, (code) =>
    mails.verifyEmail(mailFactsOf(context, account), code),
  );
}

/** The same for account management, by the account's sign-in id. */
export const verificationOf = (context: IdentityContext) => async (uid: string) => {
  const account = await identityRepository(context.database).accountByUid(uid);
  if (!account) return;
  await sendVerification(context, account).catch((error: unknown) => {
    if (!(error instanceof IdentityError) || error.retryAfterSeconds === undefined) throw error;
    throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds: error.retryAfterSeconds });
  });
};

/** Codes that travel by mail: to confirm, to change the address, to choose a new password (docs/identity.md#codes-by-mail). */
export function mailCodes(
  context: IdentityContext,
  { profileOf, mailFacts }: Pick<Profile, 'profileOf' | 'mailFacts'>,
) {
  const { database, passwords, now } = context;
  const send = codeMail(context);

  async function sendReset(email: string): Promise<void> {
    const account = await identityRepository(database).accountByEmail(cleanEmail(email));
    if (!account || account.disabled || account.isClosed) return;
    await send(account, 'PASSWORD_RESET', account.email, (code) => mails.resetPassword(mailFacts(account), code));
  }

  /** The unused code of a mail and its account. Throws INVALID_OOB_CODE, EXPIRED_OOB_CODE. */
  async function read(code: string | undefined): Promise<{ row: CodeRow; account: Account }> {
    const row = await findCode(database, code ?? '');
    if (!row || !MAIL_PURPOSES.includes(row.purpose)) throw new IdentityError('INVALID_OOB_CODE');
    if (row.expiresAt <= now()) throw new IdentityError('EXPIRED_OOB_CODE');
    const account = await identityRepository(database).accountById(row.userId);
    if (!account || account.disabled || account.isClosed) throw new IdentityError('INVALID_OOB_CODE');
    return { row, account };
  }

  /** Uses the code up and answers its account, locked, so that of two codes at once the later one finds what the first one did. */
  async function useUp(tx: Executor, code: string, userId: number): Promise<Account> {
    const account = await identityRepository(tx).lockOpenAccount(userId);
    if (!account || !(await useCode(tx, code, now()))) throw new IdentityError('INVALID_OOB_CODE');
    return account;
  }

  const audit = (tx: Executor, call: IdentityCall, account: Account, action: string) =>
    writeAudit(
      tx,
      { ...call.actor, userId: account.id, usertype: account.usertype },
      { action, object: 'account', objectId: account.id },
    );

  const proof = (account: Account, device: string | null) => ({ device, now: now(), facts: mailFacts(account) });

  /** The new address is proved by its mail; the old one is told. */
  async function changeEmail(tx: Executor, account: Account, email: string, device: string): Promise<void> {
    const other = await identityRepository(tx).accountByEmail(email);
    if (other && other.id !== account.id) throw new IdentityError('EMAIL_EXISTS');
    await tx.query('UPDATE account SET email = $2 WHERE id = $1', [account.id, email]);
    await proveAddress(tx, { ...account, email }, proof(account, device));
    await queueMail(tx, { to: account.email, ...mails.emailChanged(mailFacts(account)) });
  }

  return {
    async sendOobCode(body: SendBody) {
      if (body.requestType === 'PASSWORD_RESET') {
        const equal = new Promise((resolve) => setTimeout(resolve, EQUAL_MS));
        await context.mailLimit(body.email ?? '');
        await Promise.all([equal, sendReset(body.email ?? '')]);
        return { email: body.email ?? '' };
      }
      const { account, authTime } = await readIdToken(context, body.idToken);
      if (body.requestType === 'VERIFY_EMAIL') {
        await sendVerification(context, account);
        return { email: account.email };
      }
      if (body.requestType !== 'VERIFY_AND_CHANGE_EMAIL') throw new IdentityError('INVALID_REQ_TYPE');
      requireFresh(context, authTime);
      const email = checkedEmail(body.newEmail);
      await context.mailLimit(email);
      if (await identityRepository(database).accountByEmail(email)) throw new IdentityError('EMAIL_EXISTS');
      await send(account, 'VERIFY_AND_CHANGE_EMAIL', email, (code) => mails.changeEmail(mailFacts(account), code));
      return { email };
    },

    /** Without a password the SDK only asks what a code is for; with one the code is used up and every browser is signed out. */
    async resetPassword(body: { oobCode?: string; newPassword?: string }, call: IdentityCall) {
      const { row, account } = await read(body.oobCode);
      if (body.newPassword !== undefined) {
        if (row.purpose !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE');
        const hash = await passwords.hash(await checkNewPassword(body.newPassword, context.productName));
        await database.transaction(async (tx) => {
          const present = await useUp(tx, body.oobCode ?? '', account.id);
          await identityRepository(tx).setPassword(account.id, hash, now());
          await endSessions(tx, account.id, now());
          // The code came by mail, so the address is theirs.
          const isTheirs = row.payload.email === present.email;
          if (isTheirs && !present.emailVerified) await proveAddress(tx, present, proof(present, null));
          await tx.query('DELETE FROM throttle WHERE key = $1 OR key LIKE $2', [...lockoutKeys(String(account.id))]);
          await queueMail(tx, { to: present.email, ...mails.passwordChanged(mailFacts(present)) });
          await audit(tx, call, present, 'password-reset');
        });
      }
      const answer = { email: account.email, requestType: row.purpose };
      return row.purpose === 'VERIFY_AND_CHANGE_EMAIL' ? { ...answer, newEmail: text(row.payload.email) } : answer;
    },

    /** `applyActionCode`: confirms the address, or takes the new one. */
    async apply(code: string, call: IdentityCall) {
      const { row, account } = await read(code);
      const email = text(row.payload.email);
      await database.transaction(async (tx) => {
        const present = await useUp(tx, code, account.id);
        if (row.purpose === 'VERIFY_AND_CHANGE_EMAIL') await changeEmail(tx, present, email, call.device);
        else if (row.purpose !== 'VERIFY_EMAIL' || email !== present.email) throw new IdentityError('INVALID_OOB_CODE');
        else if (!present.emailVerified) await proveAddress(tx, present, proof(present, call.device));
        await audit(tx, call, present, row.purpose === 'VERIFY_EMAIL' ? 'verify-email' : 'change-email');
      });
      return profileOf((await identityRepository(database).accountById(account.id)) ?? account);
    },
  };
}

type MailTextsOf = { template: string; subject: string; text: string; html: string };
