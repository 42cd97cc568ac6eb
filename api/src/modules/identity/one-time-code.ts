import { randomSecret, sha256 } from '../../lib/secret';
import type { Executor } from '../../ports/database/port';

/** What a code is for; the first four have the names of the Identity Toolkit. */
export type CodePurpose =
  | 'PASSWORD_RESET'
  | 'VERIFY_EMAIL'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RESTORE_ACCOUNT'
  | 'CUSTOM_TOKEN';

/** A stored code, without the code itself. */
export interface CodeRow {
  purpose: CodePurpose;
  userId: number;
  payload: Record<string, unknown>;
  expiresAt: Date;
}

/** Makes a code that works once; only its hash is kept. Earlier codes of the purpose end. */
export async function createCode(
  tx: Executor,
  code: { purpose: CodePurpose; userId: number; expiresAt: Date; payload?: Record<string, unknown> },
): Promise<string> {
  const secret = randomSecret();
  await tx.query('DELETE FROM one_time_code WHERE user_id = $1 AND purpose = $2', [code.userId, code.purpose]);
  await insert(tx, secret, code);
  return secret;
}

/** Ends every outstanding code of an account, begun links of providers too; the link that restores a closed account stays. */
export async function endCodes(tx: Executor, userId: number): Promise<void> {
  await tx.query(`DELETE FROM one_time_code WHERE user_id = $1 AND purpose <> 'RESTORE_ACCOUNT'`, [userId]);
}

async function insert(
  tx: Pick<Executor, 'query'>,
  secret: string,
  code: { purpose: string; userId: number | null; expiresAt: Date; payload?: Record<string, unknown> },
): Promise<void> {
  await tx.query(
    'INSERT INTO one_time_code (hash, purpose, user_id, payload, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [sha256(secret), code.purpose, code.userId, JSON.stringify(code.payload ?? {}), code.expiresAt],
  );
}

/** The state of a social sign-in: what the server must know again when the provider sends the person back. */
export interface SocialState {
  /** Who links a provider; null for somebody who signs in. */
  userId: number | null;
  payload: Record<string, unknown>;
}

/** Keeps a state until `expiresAt`, and answers the secret that travels. */
export async function createState(
  tx: Pick<Executor, 'query'>,
  state: SocialState & { expiresAt: Date },
): Promise<string> {
  const secret = randomSecret();
  await insert(tx, secret, { ...state, purpose: 'IDP_STATE' });
  return secret;
}

/** Uses a state up: of several answers at once one gets it. */
export async function useState(
  tx: Pick<Executor, 'query'>,
  secret: string,
  now: Date,
): Promise<SocialState | undefined> {
  const { rows } = await tx.query<SocialState>(
    `UPDATE one_time_code SET used_at = $2 WHERE hash = $1 AND purpose = 'IDP_STATE' AND used_at IS NULL AND expires_at > $2
     RETURNING user_id AS "userId", payload`,
    [sha256(secret), now],
  );
  return rows[0];
}

const COLUMNS = 'purpose, user_id AS "userId", payload, expires_at AS "expiresAt"';

const rowOf = (row: (Omit<CodeRow, 'expiresAt'> & { expiresAt: string }) | undefined): CodeRow | undefined =>
  row && { ...row, expiresAt: new Date(row.expiresAt) };

type StoredCode = Omit<CodeRow, 'expiresAt'> & { expiresAt: string };

/** The unused code, expired or not; undefined when there is none. */
export async function findCode(executor: Pick<Executor, 'query'>, code: string): Promise<CodeRow | undefined> {
  const { rows } = await executor.query<StoredCode>(
    `SELECT ${COLUMNS} FROM one_time_code WHERE hash = $1 AND used_at IS NULL AND purpose <> 'IDP_STATE'`,
    [sha256(code)],
  );
  return rowOf(rows[0]);
}

/** Uses the code up: of several calls at once one gets it. */
export async function useCode(tx: Executor, code: string, now: Date): Promise<CodeRow | undefined> {
  const { rows } = await tx.query<StoredCode>(
    `UPDATE one_time_code SET used_at = $2 WHERE hash = $1 AND used_at IS NULL AND purpose <> 'IDP_STATE' AND expires_at > $2
     RETURNING ${COLUMNS}`,
    [sha256(code), now],
  );
  return rowOf(rows[0]);
}
