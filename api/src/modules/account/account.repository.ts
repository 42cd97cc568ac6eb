import type { AccountPage, AccountQuery, AccountRow, Me, MeUpdate, Session } from '@portal/shared/contract';
import { isoTime, pagination } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';
import { ACCOUNT_COLUMNS, ACCOUNT_SOURCE, type AccountColumns, toUser } from './account-row';

const ME = `SELECT ${ACCOUNT_COLUMNS}, ${isoTime('a.created_at')} AS created_at,
    ARRAY(SELECT 'password' WHERE EXISTS (SELECT FROM account_credential c WHERE c.user_id = a.id)
      UNION ALL (SELECT p.provider FROM linked_provider p WHERE p.user_id = a.id ORDER BY p.provider)) AS providers
  FROM ${ACCOUNT_SOURCE} WHERE a.id = $1`;

const MATCHING = `a.erased_at IS NULL AND ($1::text[] IS NULL OR a.usertype = ANY($1::text[]))
  AND ($2 = '' OR position(lower($2) IN lower(a.email)) > 0)`;

const SESSIONS = `SELECT sid::text AS id, user_agent, ip_prefix, ${isoTime('created_at')} AS created_at,
    ${isoTime('last_used_at')} AS last_used_at, coalesce(sid = $2::uuid, false) AS current
  FROM refresh_token WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > $3 ORDER BY last_used_at DESC`;

/** Reads and changes accounts. */
export function accountRepository(database: Pick<Executor, 'query'>) {
  async function one(uid: string, lock: string): Promise<AccountRow | undefined> {
    const { rows } = await database.query<AccountRow>(
      `SELECT ${ACCOUNT_COLUMNS} FROM ${ACCOUNT_SOURCE} WHERE a.uid = $1 AND a.erased_at IS NULL ${lock}`,
      [uid],
    );
    return rows[0];
  }

  return {
    async me(userId: number): Promise<Me> {
      const { rows } = await database.query<Me & AccountColumns>(ME, [userId]);
      const row = rows[0];
      if (!row) throw new Error('The account of a call is gone.');
      const { email_verified, providers, created_at } = row;
      return { ...toUser(row), email_verified, providers, created_at };
    },

    /** Changes the given names; the name shown follows first and last name unless it is given. */
    async rename(userId: number, { firstname, lastName, displayname }: MeUpdate): Promise<void> {
      await database.query(
        `UPDATE account SET firstname = coalesce($2, firstname), lastname = coalesce($3, lastname),
           displayname = coalesce(nullif($4, ''), CASE WHEN $2::text IS NULL AND $3::text IS NULL THEN displayname
             ELSE concat_ws(' ', coalesce($2, firstname), coalesce($3, lastname)) END)
         WHERE id = $1`,
        [userId, firstname ?? null, lastName ?? null, displayname ?? null],
      );
    },

    async sessions(userId: number, sid: string | null, now: Date): Promise<Session[]> {
      return (await database.query<Session>(SESSIONS, [userId, sid, now])).rows;
    },

    /** Signs one browser out; false when it is not one of this person's. */
    async endSession(userId: number, sid: string, now: Date): Promise<boolean> {
      const { affectedRows } = await database.query(
        'UPDATE refresh_token SET revoked_at = $3 WHERE user_id = $1 AND sid = $2 AND revoked_at IS NULL',
        [userId, sid, now],
      );
      return affectedRows > 0;
    },

    async page({ first, rows: size, search, usertype }: AccountQuery): Promise<AccountPage> {
      const types = usertype?.flatMap((type) => (type === 'admin' ? ['admin', 'beheer'] : [type])) ?? null;
      const filter = [types, search ?? ''];
      const total = await database.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM account a WHERE ${MATCHING}`,
        filter,
      );
      const { rows } = await database.query<AccountRow>(
        `SELECT ${ACCOUNT_COLUMNS} FROM ${ACCOUNT_SOURCE} WHERE ${MATCHING} ORDER BY lower(a.email), a.id LIMIT $3 OFFSET $4`,
        [...filter, size, (first - 1) * size],
      );
      return { data: rows, pagination: pagination(total.rows[0]?.total ?? 0, size) };
    },

    /** The account by its sign-in id. */
    find: (uid: string) => one(uid, ''),
    /** The same, with a lock on its row. */
    lock: (uid: string) => one(uid, 'FOR UPDATE OF a'),
  };
}

export type AccountRepository = ReturnType<typeof accountRepository>;
