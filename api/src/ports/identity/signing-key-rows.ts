import { randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import type { Executor } from '../database/port';
import { KEYS_CHANNEL } from './port';
import { seal } from './seal';
import { loadJose } from './verify';

/** Days that a key is accepted after it signed for the last time; a token lives 15 minutes. */
const KEPT_AFTER_MS = 86_400_000;

/** A key as it is kept. */
export interface KeyRow {
  kid: string;
  state: 'next' | 'active' | 'retired';
  public_jwk: JWK;
  sealed_private_key: Uint8Array;
  created_at: string;
}

/** What a new key is made with. */
interface KeyFacts {
  /** SECRET_KEY of the installation. */
  secret: string;
  now: Date;
}

/** The keys that count at this moment, oldest first. */
export async function readKeys(executor: Pick<Executor, 'query'>, now: Date): Promise<KeyRow[]> {
  const { rows } = await executor.query<KeyRow>(
    `SELECT kid, state, public_jwk, sealed_private_key, created_at FROM signing_key
     WHERE state <> 'retired' OR retire_after > $1 ORDER BY created_at`,
    [now],
  );
  return rows;
}

/** Until the commit nobody else changes the keys. */
export const lockKeys = (tx: Executor) => tx.query(`SELECT pg_advisory_xact_lock(hashtext('signing_key'))`);

/** Tells every process, this one too, to read the keys again. */
export const tellKeys = (tx: Executor) => tx.query('SELECT pg_notify($1, $2)', [KEYS_CHANNEL, '']);

/** Makes a key; its private half is sealed. */
export async function makeKey(
  tx: Executor,
  { state, secret, now }: KeyFacts & { state: 'next' | 'active' },
): Promise<void> {
  const { exportJWK, exportPKCS8, generateKeyPair } = await loadJose();
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomUUID();
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  await tx.query(
    'INSERT INTO signing_key (kid, state, public_jwk, sealed_private_key, created_at) VALUES ($1, $2, $3, $4, $5)',
    [kid, state, JSON.stringify(jwk), seal(secret, kid, await exportPKCS8(privateKey)), now],
  );
}

/** The next key signs from now on and gets a successor; the one before is accepted for a day more. */
export async function promoteNext(tx: Executor, { secret, now }: KeyFacts): Promise<void> {
  const until = new Date(now.getTime() + KEPT_AFTER_MS);
  await tx.query(`UPDATE signing_key SET state = 'retired', retire_after = $1 WHERE state = 'active'`, [until]);
  await tx.query(`UPDATE signing_key SET state = 'active', created_at = $1 WHERE state = 'next'`, [now]);
  await makeKey(tx, { state: 'next', secret, now });
  await tellKeys(tx);
}
