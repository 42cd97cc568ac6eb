import { cleanEmail } from '@portal/shared/contract';
import type { AccountState } from '../../plugins/auth';
import { type Database, DatabaseError } from '../../ports/database/port';
import type { IdentityMode, TokenFacts } from '../../ports/identity/port';
import { ACCOUNT_COLUMNS, ACCOUNT_SOURCE, type AccountColumns, toUser } from './account-row';

/** Being here is noted once a day: an account that is in use must not end (C47). */
const FIND = `SELECT ${ACCOUNT_COLUMNS}, coalesce(a.last_login_at < now() - interval '1 day', true) AS unused, a.closed_at IS NOT NULL AS closed, a.tokens_valid_after,
    EXISTS (SELECT FROM refresh_token t WHERE t.user_id = a.id AND t.sid = $2::uuid AND t.revoked_at IS NULL) AS session
  FROM ${ACCOUNT_SOURCE} WHERE a.uid = $1 AND a.erased_at IS NULL`;

const UNIQUE_VIOLATION = '23505';

type StateRow = AccountColumns & {
  unused: boolean;
  closed: boolean;
  tokens_valid_after: string;
  session: boolean;
};

/** Finds the account of a checked token, fresh from the database: one statement. */
export function signInRepository(database: Pick<Database, 'query'>, mode: IdentityMode) {
  async function find({ uid, sid }: TokenFacts): Promise<(AccountState & { isUnused: boolean }) | undefined> {
    const { rows } = await database.query<StateRow>(FIND, [uid, sid]);
    const row = rows[0];
    return (
      row && {
        user: toUser(row),
        emailVerified: row.email_verified,
        isUnused: row.unused,
        disabled: row.disabled,
        isClosed: row.closed,
        tokensValidAfter: new Date(row.tokens_valid_after),
        hasSession: mode === 'firebase' || row.session,
      }
    );
  }

  /** Firebase keeps names and addresses: the row follows it. An address that another account has stays with that one. */
  async function follow({ uid, email, emailVerified, name }: TokenFacts): Promise<void> {
    if (email === null) return;
    await database.query(
      `INSERT INTO account AS a (uid, email, email_verified, displayname, last_login_at)
       SELECT $1, $2::text, $3, $4, now()
       WHERE NOT EXISTS (SELECT FROM account o WHERE lower(o.email) = lower($2::text) AND o.uid <> $1 AND o.erased_at IS NULL)
       ON CONFLICT (uid) DO UPDATE SET email = excluded.email, email_verified = excluded.email_verified, last_login_at = now()
       WHERE a.erased_at IS NULL`,
      [uid, email, emailVerified, name],
    );
  }

  return {
    /** Undefined for an account that does not exist, or does not exist any more. */
    async find(given: TokenFacts): Promise<AccountState | undefined> {
      const facts = { ...given, email: given.email === null ? null : cleanEmail(given.email) };
      const state = await find(facts);
      if (mode === 'embedded') return state;
      const isCurrent = state && (facts.email === null || state.user.email === facts.email);
      if (isCurrent && state.emailVerified === facts.emailVerified && !state.isUnused) return state;
      // Two first calls at once can collide on the address, which the conflict clause does not name: the second try meets the row of the first.
      await follow(facts).catch((error: unknown) => {
        if (!(error instanceof DatabaseError && error.code === UNIQUE_VIOLATION)) throw error;
        return follow(facts);
      });
      return find(facts);
    },
  };
}
