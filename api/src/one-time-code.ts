import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from './ports/database/port';

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

/** SHA-256 of a secret that must not be stored as it is. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A secret of 256 bits, 43 characters that may stand in an address. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Makes a code that works once; only its hash is kept. Earlier codes of the purpose end. */
export async function createCode(
  tx: Executor,
  code: { purpose: CodePurpose; userId: number; expiresAt: Date; payload?: Record<string, unknown> },
): Promise<string> {
  const secret = randomSecret();
  await tx.query('DELETE FROM one_time_code WHERE user_id = $1 AND purpose = $2', [code.userId, code.purpose]);
  await tx.query(
    'INSERT INTO one_time_code (hash, purpose, user_id, payload, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [sha256(secret), code.purpose, code.userId, JSON.stringify(code.payload ?? {}), code.expiresAt],
  );
  return secret;
}

const COLUMNS = 'purpose, user_id AS "userId", payload, expires_at AS "expiresAt"';

const rowOf = (row: (Omit<CodeRow, 'expiresAt'> & { expiresAt: string }) | undefined): CodeRow | undefined =>
  row && { ...row, expiresAt: new Date(row.expiresAt) };

type StoredCode = Omit<CodeRow, 'expiresAt'> & { expiresAt: string };

/** The unused code, expired or not; undefined when there is none. */
export async function findCode(executor: Pick<Executor, 'query'>, code: string): Promise<CodeRow | undefined> {
  const { rows } = await executor.query<StoredCode>(
    `SELECT ${COLUMNS} FROM one_time_code WHERE hash = $1 AND used_at IS NULL AND user_id IS NOT NULL`,
    [sha256(code)],
  );
  return rowOf(rows[0]);
}

/** Uses the code up: of several calls at once one gets it. */
export async function useCode(tx: Executor, code: string, now: Date): Promise<CodeRow | undefined> {
  const { rows } = await tx.query<StoredCode>(
    `UPDATE one_time_code SET used_at = $2 WHERE hash = $1 AND used_at IS NULL AND user_id IS NOT NULL AND expires_at > $2
     RETURNING ${COLUMNS}`,
    [sha256(code), now],
  );
  return rowOf(rows[0]);
}
