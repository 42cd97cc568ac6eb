import { randomBytes, randomUUID } from 'node:crypto';
import { UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { randomSecret, sha256 } from '../../lib/secret';
import { sessionAgeMs } from '../../plugins/auth';
import type { Executor } from '../../ports/database/port';
import type { TokenSession } from '../../ports/identity/port';

/** An account as the identity server sees it. */
export interface Account {
  id: number;
  uid: string;
  email: string;
  emailVerified: boolean;
  displayname: string | null;
  firstname: string | null;
  usertype: UserType;
  disabled: boolean;
  isClosed: boolean;
  tokensValidAfter: Date;
  createdAt: Date;
  lastLoginAt: Date | null;
  passwordHash: string | null;
}

/** A signed-in browser. */
export interface StoredSession extends TokenSession {
  lastUsedAt: Date;
  revoked: boolean;
}

/** Where a sign-in comes from, as `me/session` shows it. */
export interface Browser {
  userAgent: string | null;
  ipPrefix: string;
}

const USER_AGENT_MAX = 300;

const ACCOUNT = `SELECT a.id, a.uid, a.email, a.email_verified AS "emailVerified", a.displayname, a.firstname, a.usertype, a.disabled,
    a.closed_at IS NOT NULL AS "isClosed", a.tokens_valid_after AS "tokensValidAfter", a.created_at AS "createdAt",
    a.last_login_at AS "lastLoginAt", c.password_hash AS "passwordHash"
  FROM account a LEFT JOIN account_credential c ON c.user_id = a.id WHERE a.erased_at IS NULL`;

type Row = Omit<Account, 'tokensValidAfter' | 'createdAt' | 'lastLoginAt' | 'usertype'> & {
  usertype: string;
  tokensValidAfter: string;
  createdAt: string;
  lastLoginAt: string | null;
};

const toAccount = (row: Row | undefined): Account | undefined =>
  row && {
    ...row,
    usertype: userTypeOf(row.usertype) ?? UserType.default,
    tokensValidAfter: new Date(row.tokensValidAfter),
    createdAt: new Date(row.createdAt),
    lastLoginAt: row.lastLoginAt === null ? null : new Date(row.lastLoginAt),
  };

async function findAccount(tx: Pick<Executor, 'query'>, condition: string, value: string | number) {
  const { rows } = await tx.query<Row>(`${ACCOUNT} AND ${condition}`, [value]);
  return toAccount(rows[0]);
}

export const accountByEmail = (tx: Pick<Executor, 'query'>, email: string) =>
  findAccount(tx, 'lower(a.email) = lower($1)', email);
export const accountByUid = (tx: Pick<Executor, 'query'>, uid: string) => findAccount(tx, 'a.uid = $1', uid);
export const accountById = (tx: Pick<Executor, 'query'>, id: number) => findAccount(tx, 'a.id = $1', id);

/** The account as it is now; it stays so until the transaction ends. Undefined when it is erased, closed or disabled. */
export async function lockOpenAccount(tx: Executor, id: number): Promise<Account | undefined> {
  await tx.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [id]);
  const account = await accountById(tx, id);
  return account?.disabled || account?.isClosed ? undefined : account;
}

/** Adds an account of type Default (SH-060); undefined when the address is in use. */
export async function addAccount(
  tx: Executor,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<Account | undefined> {
  const { rows } = await tx.query<{ id: number }>(
    `INSERT INTO account (uid, email, usertype, created_at, last_login_at) VALUES ($1, $2, 'default', $3, $3)
     ON CONFLICT DO NOTHING RETURNING id`,
    [randomBytes(14).toString('hex'), email, now],
  );
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  await setPassword(tx, id, passwordHash, now);
  return accountById(tx, id);
}

export async function setPassword(tx: Executor, userId: number, passwordHash: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO account_credential (user_id, password_hash, changed_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET password_hash = excluded.password_hash, changed_at = excluded.changed_at`,
    [userId, passwordHash, now],
  );
}

/** Starts a session: one row is one signed-in browser; the token is returned once and kept as its hash. */
export async function addSession(
  tx: Executor,
  account: Account,
  { provider, authTime, browser, device }: { provider: string; authTime: Date; browser: Browser; device: string },
): Promise<{ refreshToken: string; session: TokenSession }> {
  const refreshToken = randomSecret();
  const sid = randomUUID();
  await tx.query(
    `INSERT INTO refresh_token (hash, sid, user_id, sign_in_provider, auth_time, created_at, last_used_at, expires_at, user_agent, ip_prefix, device)
     VALUES ($1, $2, $3, $4, $5, $5, $5, $6, $7, $8, $9)`,
    [
      sha256(refreshToken),
      sid,
      account.id,
      provider,
      authTime,
      new Date(authTime.getTime() + sessionAgeMs(UserType.default)),
      browser.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      browser.ipPrefix,
      sha256(device),
    ],
  );
  await tx.query('UPDATE account SET last_login_at = $2, inactivity_mailed_at = NULL WHERE id = $1', [
    account.id,
    authTime,
  ]);
  return { refreshToken, session: { sid, provider, authTime } };
}

/**
 * Whether an account that was signed in before has never been so in this browser, as far as its sessions are kept. Numbers do not count, so
 * that a newer version of a browser is the same one.
 */
export async function isNewDevice(tx: Executor, account: Account, { userAgent }: Browser): Promise<boolean> {
  if (account.lastLoginAt === null || account.lastLoginAt <= account.createdAt) return false;
  const { rows } = await tx.query(
    `SELECT FROM refresh_token WHERE user_id = $1
       AND regexp_replace(coalesce(user_agent, ''), '[0-9.]+', '', 'g') = regexp_replace($2, '[0-9.]+', '', 'g') LIMIT 1`,
    [account.id, userAgent?.slice(0, USER_AGENT_MAX) ?? ''],
  );
  return rows.length === 0;
}

const SESSION = `SELECT user_id AS "userId", sid::text AS sid, sign_in_provider AS provider, auth_time AS "authTime",
    last_used_at AS "lastUsedAt", revoked_at IS NOT NULL AS revoked FROM refresh_token`;

type SessionRow = Omit<StoredSession, 'authTime' | 'lastUsedAt'> & {
  userId: number;
  authTime: string;
  lastUsedAt: string;
};

/** The session of a refresh token, withdrawn or not. */
export async function findSession(tx: Pick<Executor, 'query'>, refreshToken: string) {
  const { rows } = await tx.query<SessionRow>(`${SESSION} WHERE hash = $1`, [sha256(refreshToken)]);
  return toSession(rows[0]);
}

/** Whether the browser of an ID token is still signed in. */
export async function isSessionOpen(tx: Pick<Executor, 'query'>, userId: number, sid: string): Promise<boolean> {
  const { rows } = await tx.query('SELECT FROM refresh_token WHERE user_id = $1 AND sid = $2 AND revoked_at IS NULL', [
    userId,
    sid,
  ]);
  return rows.length > 0;
}

const toSession = (row: SessionRow | undefined) =>
  row && { ...row, authTime: new Date(row.authTime), lastUsedAt: new Date(row.lastUsedAt) };

/** Notes that a browser is in use, and once a day that its account is. */
export async function touchSession(tx: Executor, sid: string, userId: number, now: Date): Promise<void> {
  await tx.query('UPDATE refresh_token SET last_used_at = $2 WHERE sid = $1', [sid, now]);
  await tx.query(
    `UPDATE account SET last_login_at = $2 WHERE id = $1 AND last_login_at < $2::timestamptz - interval '1 day'`,
    [userId, now],
  );
}

/** Ways to sign in: 'password' and the linked providers. */
export async function providersOf(tx: Pick<Executor, 'query'>, account: Account) {
  const { rows } = await tx.query<{ provider: string; subject: string; email: string | null }>(
    'SELECT provider, subject, email FROM linked_provider WHERE user_id = $1 ORDER BY provider',
    [account.id],
  );
  const password = { provider: 'password', subject: account.email, email: account.email };
  return account.passwordHash === null ? rows : [password, ...rows];
}
