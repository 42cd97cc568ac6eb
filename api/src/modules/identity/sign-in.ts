import { cleanEmail, email as emailSchema, UserType } from '@portal/shared/contract';
import { addressMark } from '../../lib/ip-address';
import { sha256 } from '../../lib/secret';
import { sessionAgeMs } from '../../plugins/auth';
import { ID_TOKEN_SECONDS } from '../../ports/identity/port';
import { writeAudit } from '../audit';
import { type IdentityCall, type IdentityContext, refuseDisabled, signFor, startSession } from './context';
import { isKnownDevice } from './device';
import { type Account, identityRepository } from './identity.repository';
import { IdentityError } from './identity-error';
import type { Attempt } from './lockout';
import { useCode } from './one-time-code';
import { checkNewPassword } from './password-rule';
import { sessionRepository } from './session.repository';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Longest time that a refresh token may lie unused (docs/trust.md#sessions). */
const idleMs = (usertype: UserType) => (usertype === UserType.default ? 14 * DAY_MS : 30 * MINUTE_MS);

const addressSchema = emailSchema('INVALID_EMAIL');

/** The address as it is stored. Throws INVALID_EMAIL. */
export function checkedEmail(value: string | undefined): string {
  const parsed = addressSchema.safeParse(value);
  if (!parsed.success) throw new IdentityError('INVALID_EMAIL');
  return parsed.data;
}

/** A browser in the keys of the counters, told apart from a mark of an address. */
const deviceMark = (device: string) => `device-${sha256(device).toString('base64url')}`;

/** Registering, signing in and staying signed in (docs/identity.md#calls-of-the-sdk). */
export function signIn(context: IdentityContext) {
  const { database, passwords, lockout, now, productName } = context;

  /** Who tries, from where. Somebody without an account is counted too, so that both cost the same. */
  async function attemptOf(account: Account | undefined, email: string, call: IdentityCall): Promise<Attempt> {
    const who = account ? String(account.id) : `unknown-${addressMark(email.toLowerCase(), 'e-mail')}`;
    const isKnown = await isKnownDevice(database, account?.id ?? null, call.device);
    return { who, address: call.address, device: isKnown ? deviceMark(call.device) : null };
  }

  async function noteFailure(attempt: Attempt, accountId: number | undefined, call: IdentityCall): Promise<void> {
    await lockout.failed(attempt);
    await writeAudit(database, call.actor, {
      action: 'sign-in-failed',
      object: 'account',
      objectId: accountId ?? null,
    });
  }

  const noteSignIn = ({ id, usertype }: Account, call: IdentityCall) =>
    writeAudit(
      database,
      { ...call.actor, userId: id, usertype },
      { action: 'sign-in', object: 'account', objectId: id },
    );

  return {
    /** SH-060: the new account has type Default. */
    async signUp(body: { email?: string; password?: string }, call: IdentityCall) {
      // Without an address it would be an anonymous account: those are not offered.
      if (body.email === undefined) throw new IdentityError('ADMIN_ONLY_OPERATION');
      const email = checkedEmail(body.email);
      const password = await checkNewPassword(body.password, productName);
      const passwordHash = await passwords.hash(password);
      const account = await database.transaction(async (tx) => {
        const added = await identityRepository(tx).addAccount(email, passwordHash, now());
        if (!added) throw new IdentityError('EMAIL_EXISTS');
        const actor = { ...call.actor, userId: added.id, usertype: added.usertype };
        await writeAudit(tx, actor, { action: 'register', object: 'account', objectId: added.id });
        return added;
      });
      return startSession(context, account, call, 'password');
    },

    /** One answer and one time for a wrong password, an unknown address and a waiting account (docs/trust.md#passwords). */
    async signInWithPassword(body: { email?: string; password?: string }, call: IdentityCall) {
      const email = cleanEmail(body.email ?? '');
      const account = await identityRepository(database).accountByEmail(email);
      const attempt = await attemptOf(account, email, call);
      const isLocked = await lockout.isLocked(attempt);
      await lockout.slowDown(attempt);
      const matches = await passwords.verify(body.password ?? '', account?.passwordHash ?? null);
      if (!account || !matches || isLocked) {
        if (!isLocked) await noteFailure(attempt, account?.id, call);
        throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
      }
      const session = await startSession(context, account, call, 'password');
      await lockout.succeeded(attempt);
      await noteSignIn(account, call);
      return { ...session, registered: true, displayName: account.displayname ?? '' };
    },

    /** With a one-time token that our own server made after a social sign-in. */
    async signInWithCustomToken(body: { token?: string }, call: IdentityCall) {
      const code = await database.transaction(async (tx) => {
        const used = await useCode(tx, body.token ?? '', now());
        if (used?.purpose !== 'CUSTOM_TOKEN') throw new IdentityError('INVALID_CUSTOM_TOKEN');
        return used;
      });
      const account = await identityRepository(database).accountById(code.userId);
      if (!account) throw new IdentityError('USER_NOT_FOUND');
      const provider = typeof code.payload.provider === 'string' ? code.payload.provider : 'custom';
      const session = await startSession(context, account, call, provider);
      await noteSignIn(account, call);
      return { ...session, isNewUser: code.payload.isNewUser === true };
    },

    /**
     * The refresh token stays the same: tabs share it and may ask at once. Idle and absolute ages are checked here
     * (docs/trust.md#sessions).
     */
    async refresh(body: { refresh_token?: string }) {
      const refreshToken = body.refresh_token ?? '';
      const session = await sessionRepository(database).findSession(refreshToken);
      if (!session) throw new IdentityError('INVALID_REFRESH_TOKEN');
      const account = await identityRepository(database).accountById(session.userId);
      if (!account) throw new IdentityError('USER_NOT_FOUND');
      refuseDisabled(account);
      const present = now().getTime();
      const isIdle = present - session.lastUsedAt.getTime() > idleMs(account.usertype);
      const isOld = present - session.authTime.getTime() > sessionAgeMs(account.usertype);
      if (session.revoked || isIdle || isOld) throw new IdentityError('TOKEN_EXPIRED');
      const idToken = await signFor(context, account, session);
      await database.transaction((tx) => sessionRepository(tx).touchSession(session.sid, account.id, now()));
      return {
        access_token: idToken,
        id_token: idToken,
        refresh_token: refreshToken,
        expires_in: String(ID_TOKEN_SECONDS),
        token_type: 'Bearer',
        user_id: account.uid,
        project_id: context.projectId,
      };
    },
  };
}
