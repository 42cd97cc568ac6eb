import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error';
import type { Database, Executor } from '../ports/database/port';

/** Hours that the first response of a key is kept (docs/trust.md#concurrent-writes). */
const KEPT_HOURS = 24;

const KEY = /^[\x21-\x7e]{1,200}$/;

const TAKE = `INSERT INTO idempotency_key AS k (scope, key, request_hash) VALUES ($1, $2, $3)
  ON CONFLICT (scope, key) DO UPDATE SET request_hash = EXCLUDED.request_hash, response = NULL, created_at = now()
  WHERE k.created_at < now() - interval '${KEPT_HOURS} hours' RETURNING key`;

/** What tells a repeat from a new call. */
export interface IdempotentCall {
  /** The person: `<path> <account number>`. */
  scope: string;
  /** Undefined: every call is new. */
  key: string | undefined;
  body: unknown;
}

/** The scope, key and body of a request by a person; throws 400 when the header is no key. */
export function idempotentCall(
  request: Pick<FastifyRequest, 'headers' | 'body'>,
  path: string,
  userId: number | null,
): IdempotentCall {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !KEY.test(key))) throw new AppError('INVALID_REQUEST');
  return { scope: `${path} ${userId ?? 'visitor'}`, key, body: request.body };
}

/**
 * Does `work` in a transaction, once per key (C29): a repeat gets the first result, also one that comes while the first still runs, because
 * it waits for the row of the key. The result is JSON and small: a key, not a person's data. What is refused leaves no key behind.
 * Throws 422 when the key was used with another body.
 */
export async function idempotent<Result>(
  database: Pick<Database, 'transaction'>,
  { scope, key, body }: IdempotentCall,
  work: (tx: Executor) => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return database.transaction(work);
  const hash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();
  return database.transaction(async (tx) => {
    const { rows: taken } = await tx.query(TAKE, [scope, key, hash]);
    if (taken.length === 0) return firstResult<Result>(tx, { scope, key, hash });
    const result = await work(tx);
    await tx.query('UPDATE idempotency_key SET response = $3 WHERE scope = $1 AND key = $2', [
      scope,
      key,
      JSON.stringify(result),
    ]);
    return result;
  });
}

async function firstResult<Result>(tx: Executor, call: { scope: string; key: string; hash: Buffer }): Promise<Result> {
  const { rows } = await tx.query<{ same: boolean; response: Result }>(
    'SELECT request_hash = $3 AS same, response FROM idempotency_key WHERE scope = $1 AND key = $2',
    [call.scope, call.key, call.hash],
  );
  const first = rows[0];
  if (!first?.same) throw new AppError('VALIDATION', 'Deze aanvraag is al met een andere inhoud verstuurd');
  return first.response;
}
