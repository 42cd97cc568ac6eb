import { randomUUID } from 'node:crypto';
import { UserType } from '@portal/shared/contract';
import { randomSecret, sha256 } from '../../lib/secret';
import { sessionAgeMs } from '../../plugins/auth';
import type { Executor } from '../../ports/database/port';
import type { TokenSession } from '../../ports/identity/port';
import type { Account } from './identity.repository';

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

const SESSION = `SELECT user_id AS "userId", sid::text AS sid, sign_in_provider AS provider, auth_time AS "authTime",
    last_used_at AS "lastUsedAt", revoked_at IS NOT NULL AS revoked FROM refresh_token`;

type SessionRow = Omit<StoredSession, 'authTime' | 'lastUsedAt'> & {
  userId: number;
  authTime: string;
  lastUsedAt: string;
};

const toSession = (row: SessionRow | undefined) =>
  row && { ...row, authTime: new Date(row.authTime), lastUsedAt: new Date(row.lastUsedAt) };

/** Sessions of the embedded identity server: one row is one signed-in browser. */
export function sessionRepository(tx: Pick<Executor, 'query'>) {
  return {
    /** Starts a session: one row is one signed-in browser; the token is returned once and kept as its hash. */
    async addSession(
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
    },

    /**
     * Whether an account that was signed in before has never been so in this browser, as far as its sessions are kept. Numbers do not count, so
     * that a newer version of a browser is the same one.
     */
    async isNewDevice(account: Account, { userAgent }: Browser): Promise<boolean> {
      if (account.lastLoginAt === null || account.lastLoginAt <= account.createdAt) return false;
      const { rows } = await tx.query(
        `SELECT FROM refresh_token WHERE user_id = $1
       AND regexp_replace(coalesce(user_agent, ''), '[0-9.]+', '', 'g') = regexp_replace($2, '[0-9.]+', '', 'g') LIMIT 1`,
        [account.id, userAgent?.slice(0, USER_AGENT_MAX) ?? ''],
      );
      return rows.length === 0;
    },

    /** The session of a refresh token, withdrawn or not. */
    async findSession(refreshToken: string) {
      const { rows } = await tx.query<SessionRow>(`${SESSION} WHERE hash = $1`, [sha256(refreshToken)]);
      return toSession(rows[0]);
    },

    /** Whether the browser of an ID token is still signed in. */
    async isSessionOpen(userId: number, sid: string): Promise<boolean> {
      const { rows } = await tx.query(
        'SELECT FROM refresh_token WHERE user_id = $1 AND sid = $2 AND revoked_at IS NULL',
        [userId, sid],
      );
      return rows.length > 0;
    },

    /** Notes that a browser is in use, and once a day that its account is. */
    async touchSession(sid: string, userId: number, now: Date): Promise<void> {
      await tx.query('UPDATE refresh_token SET last_used_at = $2 WHERE sid = $1', [sid, now]);
      await tx.query(
        `UPDATE account SET last_login_at = $2 WHERE id = $1 AND last_login_at < $2::timestamptz - interval '1 day'`,
        [userId, now],
      );
    },
  };
}
