import { randomUUID } from 'node:crypto';
import type { CryptoKey, JWK } from 'jose';
import type { Database, Executor } from '../database/port';
import { seal, unseal } from './seal';
import { loadJose } from './verify';

const DAY_MS = 86_400_000;
/** Days that a key signs, that its successor is published before, and that it is still accepted after. */
const SIGNS_MS = 90 * DAY_MS;
const PUBLISHED_BEFORE_MS = DAY_MS;
const KEPT_AFTER_MS = DAY_MS;
/** Other processes may rotate: what is known is read again after this long, and after an unknown key id with a pause between. */
const KNOWN_MS = 5 * 60_000;
const COOLDOWN_MS = 30_000;

/** The keys as they are now. */
export interface KeyRing {
  active: { kid: string; privateKey: CryptoKey };
  publicKeys: JWK[];
}

interface KeyRow {
  kid: string;
  state: 'next' | 'active' | 'retired';
  public_jwk: JWK;
  sealed_private_key: Uint8Array;
  created_at: string;
}

/** The keys of the embedded identity server. */
export interface SigningKeys {
  /** The keys, made at the first use. */
  ring(): Promise<KeyRing>;
  /** Public keys for checking; after an unknown id they are read again, at most once in 30 seconds. Never makes a key. */
  publicKeys(unknownId: boolean): Promise<JWK[]>;
  rotate(): Promise<void>;
}

export interface SigningKeysOptions {
  database: Pick<Database, 'query' | 'transaction'>;
  /** SECRET_KEY of the installation. */
  secret: string;
  now: () => Date;
}

const READ = `SELECT kid, state, public_jwk, sealed_private_key, created_at FROM signing_key
  WHERE state <> 'retired' OR retire_after > $1 ORDER BY created_at`;

/**
 * Two keys in the database, shared by all processes: one signs, the next one is known already; private keys are sealed. After 90 days the
 * next one takes over, the old one is accepted for a day more (docs/identity.md#tokens-and-keys).
 */
export function signingKeys({ database, secret, now }: SigningKeysOptions): SigningKeys {
  let known: { ring: KeyRing | undefined; publicKeys: JWK[]; at: number } | undefined;

  async function newKey(tx: Executor, state: 'next' | 'active'): Promise<void> {
    const { exportJWK, exportPKCS8, generateKeyPair } = await loadJose();
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const kid = randomUUID();
    const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
    const sealed = seal(secret, kid, await exportPKCS8(privateKey));
    await tx.query(
      'INSERT INTO signing_key (kid, state, public_jwk, sealed_private_key, created_at) VALUES ($1, $2, $3, $4, $5)',
      [kid, state, JSON.stringify(jwk), sealed, now()],
    );
  }

  /** One process at a time; keys are made here and nowhere else. */
  const advance = () =>
    database.transaction(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext('signing_key'))`);
      await tx.query(`DELETE FROM signing_key WHERE state = 'retired' AND retire_after <= $1`, [now()]);
      const { rows } = await tx.query<KeyRow>(READ, [now()]);
      const age = (row: KeyRow) => now().getTime() - new Date(row.created_at).getTime();
      const active = rows.find(({ state }) => state === 'active');
      const next = rows.find(({ state }) => state === 'next');
      if (!active) await newKey(tx, 'active');
      if (!next) await newKey(tx, 'next');
      if (!active || !next || age(active) < SIGNS_MS || age(next) < PUBLISHED_BEFORE_MS) return;
      const until = new Date(now().getTime() + KEPT_AFTER_MS);
      await tx.query(`UPDATE signing_key SET state = 'retired', retire_after = $2 WHERE kid = $1`, [active.kid, until]);
      await tx.query(`UPDATE signing_key SET state = 'active', created_at = $2 WHERE kid = $1`, [next.kid, now()]);
      await newKey(tx, 'next');
    });

  async function read() {
    const { importPKCS8 } = await loadJose();
    const { rows } = await database.query<KeyRow>(READ, [now()]);
    const active = rows.find(({ state }) => state === 'active');
    const privateKey = active && (await importPKCS8(unseal(secret, active.kid, active.sealed_private_key), 'RS256'));
    const publicKeys = rows.map(({ public_jwk }) => public_jwk);
    const ring = active && privateKey ? { active: { kid: active.kid, privateKey }, publicKeys } : undefined;
    known = { ring, publicKeys, at: now().getTime() };
    return known;
  }

  const knownFor = (ms: number) => (known && Math.abs(now().getTime() - known.at) < ms ? known : undefined);

  return {
    async ring() {
      let { ring } = knownFor(KNOWN_MS) ?? (await read());
      if (!ring) {
        await advance();
        ({ ring } = await read());
      }
      if (!ring) throw new Error('There is no key to sign with.');
      return ring;
    },
    publicKeys: async (unknownId) => (knownFor(unknownId ? COOLDOWN_MS : KNOWN_MS) ?? (await read())).publicKeys,
    async rotate() {
      await advance();
      await read();
    },
  };
}
