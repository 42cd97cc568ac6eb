import { randomBytes } from 'node:crypto';
import type { Executor } from '../../ports/database/port';
import type { SocialPerson } from '../../ports/social/port';
import { type Account, identityRepository } from './identity.repository';

/** A provider as Firebase names it ('google.com') and the person's number there. */
export interface SocialKey {
  providerId: string;
  person: SocialPerson;
}

/** One attempt at a time for each person of a provider, until the transaction ends. */
export async function lockPerson(tx: Executor, { providerId, person }: SocialKey): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`${providerId} ${person.subject}`]);
}

/** The account of (provider, subject), never of an address (docs/trust.md#social-sign-in). */
export async function accountOfPerson(tx: Executor, { providerId, person }: SocialKey): Promise<Account | undefined> {
  const { rows } = await tx.query<{ userId: number }>(
    'SELECT user_id AS "userId" FROM linked_provider WHERE provider = $1 AND subject = $2',
    [providerId, person.subject],
  );
  return rows[0] && identityRepository(tx).accountById(rows[0].userId);
}

/** Whether the account has this provider already, whichever person of it. */
export async function hasProvider(tx: Executor, userId: number, providerId: string): Promise<boolean> {
  const { rows } = await tx.query('SELECT FROM linked_provider WHERE user_id = $1 AND provider = $2', [
    userId,
    providerId,
  ]);
  return rows.length > 0;
}

export async function addLink(tx: Executor, userId: number, { providerId, person }: SocialKey, now: Date) {
  await tx.query(
    'INSERT INTO linked_provider (provider, subject, user_id, email, linked_at) VALUES ($1, $2, $3, $4, $5)',
    [providerId, person.subject, userId, person.email, now],
  );
}

/** 'Anna de Vries' is Anna, de Vries. */
function namesOf(name: string | null): [first: string | null, last: string | null] {
  const [first = '', ...rest] = (name ?? '').split(' ');
  return [first || null, rest.join(' ') || null];
}

/** Adds an account of type Default without a password; undefined when the address is in use: it is not taken over (C24). */
export async function addSocialAccount(
  tx: Executor,
  email: string,
  { emailVerified, name }: Pick<SocialPerson, 'emailVerified' | 'name'>,
  now: Date,
): Promise<Account | undefined> {
  const uid = randomBytes(14).toString('hex');
  const { affectedRows } = await tx.query(
    `INSERT INTO account (uid, email, email_verified, displayname, firstname, lastname, usertype, created_at, last_login_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'default', $7, $7) ON CONFLICT DO NOTHING`,
    [uid, email, emailVerified, name, ...namesOf(name), now],
  );
  return affectedRows > 0 ? identityRepository(tx).accountByEmail(email) : undefined;
}
