import { randomBytes } from 'node:crypto';
import { UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import type { Executor } from '../../ports/database/port';

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

/** Accounts as the embedded identity server reads and makes them. */
export function identityRepository(tx: Pick<Executor, 'query'>) {
  async function find(condition: string, value: string | number) {
    const { rows } = await tx.query<Row>(`${ACCOUNT} AND ${condition}`, [value]);
    return toAccount(rows[0]);
  }

  const byEmail = (email: string) => find('lower(a.email) = lower($1)', email);
  const byUid = (uid: string) => find('a.uid = $1', uid);
  const byId = (id: number) => find('a.id = $1', id);

  /** The account as it is now; it stays so until the transaction ends. Undefined when it is erased, closed or disabled. */
  async function lockOpenAccount(id: number): Promise<Account | undefined> {
    await tx.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [id]);
    const account = await byId(id);
    return account?.disabled || account?.isClosed ? undefined : account;
  }

  /** Adds an account of type Default (SH-060); undefined when the address is in use. */
  async function addAccount(email: string, passwordHash: string, now: Date): Promise<Account | undefined> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO account (uid, email, usertype, created_at, last_login_at) VALUES ($1, $2, 'default', $3, $3)
     ON CONFLICT DO NOTHING RETURNING id`,
      [randomBytes(14).toString('hex'), email, now],
    );
    const id = rows[0]?.id;
    if (id === undefined) return undefined;
    await setPassword(id, passwordHash, now);
    return byId(id);
  }

  async function setPassword(userId: number, passwordHash: string, now: Date): Promise<void> {
    await tx.query(
      `INSERT INTO account_credential (user_id, password_hash, changed_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET password_hash = excluded.password_hash, changed_at = excluded.changed_at`,
      [userId, passwordHash, now],
    );
  }

  /** Ways to sign in: 'password' and the linked providers. */
  async function providersOf(account: Account) {
    const { rows } = await tx.query<{ provider: string; subject: string; email: string | null }>(
      'SELECT provider, subject, email FROM linked_provider WHERE user_id = $1 ORDER BY provider',
      [account.id],
    );
    const password = { provider: 'password', subject: account.email, email: account.email };
    return account.passwordHash === null ? rows : [password, ...rows];
  }

  return {
    accountByEmail: byEmail,
    accountByUid: byUid,
    accountById: byId,
    lockOpenAccount,
    addAccount,
    setPassword,
    providersOf,
  };
}
