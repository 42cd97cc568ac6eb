import type { CryptoKey, JWK } from 'jose';
import type { Database } from '../database/port';
import { type Secrets, unsealWithAny } from './seal';
import { type KeyRow, lockKeys, makeKey, promoteNext, readKeys } from './signing-key-rows';
import { loadJose } from './verify';

const DAY_MS = 86_400_000;
/** Days that a key signs, and that its successor is published before. */
const SIGNS_MS = 90 * DAY_MS;
const PUBLISHED_BEFORE_MS = DAY_MS;
/** Other processes may rotate: what is known is read again after this long, and after an unknown key id with a pause between. */
const KNOWN_MS = 5 * 60_000;
const COOLDOWN_MS = 30_000;

/** The keys as they are now. */
export interface KeyRing {
  active: { kid: string; privateKey: CryptoKey };
  publicKeys: JWK[];
}

/** What was read of the table, and when. */
interface Known {
  active: KeyRow | undefined;
  ring: KeyRing | undefined;
  publicKeys: JWK[];
  at: number;
}

/** The keys of the embedded identity server. */
export interface SigningKeys {
  /** The keys, made at the first use. */
  ring(): Promise<KeyRing>;
  /** Public keys for checking; after an unknown id they are read again, at most once in 30 seconds. Never makes a key. */
  publicKeys(unknownId: boolean): Promise<JWK[]>;
  rotate(): Promise<void>;
  /** Reads the keys again at the next use: they were changed by somebody else. */
  forget(): void;
}

export interface SigningKeysOptions extends Secrets {
  database: Pick<Database, 'query' | 'transaction'>;
  now: () => Date;
}

/**
 * Two keys in the database, shared by all processes: one signs, the next one is known already; private keys are sealed. After 90 days the
 * next one takes over, the old one is accepted for a day more (docs/identity.md#tokens-and-keys).
 */
export function signingKeys({ database, now, ...secrets }: SigningKeysOptions): SigningKeys {
  let known: Known | undefined;

  /** One process at a time; keys are made here and by the operator's commands. */
  const advance = () =>
    database.transaction(async (tx) => {
      await lockKeys(tx);
      await tx.query(`DELETE FROM signing_key WHERE state = 'retired' AND retire_after <= $1`, [now()]);
      const rows = await readKeys(tx, now());
      const age = (row: KeyRow) => now().getTime() - new Date(row.created_at).getTime();
      const active = rows.find(({ state }) => state === 'active');
      const next = rows.find(({ state }) => state === 'next');
      if (!active) await makeKey(tx, { state: 'active', secret: secrets.secret, now: now() });
      if (!next) await makeKey(tx, { state: 'next', secret: secrets.secret, now: now() });
      if (!active || !next || age(active) < SIGNS_MS || age(next) < PUBLISHED_BEFORE_MS) return;
      await promoteNext(tx, { secret: secrets.secret, now: now() });
    });

  async function read() {
    const rows = await readKeys(database, now());
    const active = rows.find(({ state }) => state === 'active');
    known = { active, ring: undefined, publicKeys: rows.map(({ public_jwk }) => public_jwk), at: now().getTime() };
    return known;
  }

  const knownFor = (ms: number) => (known && Math.abs(now().getTime() - known.at) < ms ? known : undefined);

  /** Unsealed when something is to be signed: checking needs public keys alone. */
  async function ringOf({ active, publicKeys }: Known): Promise<KeyRing | undefined> {
    if (!active) return undefined;
    const { importPKCS8 } = await loadJose();
    const privateKey = await importPKCS8(unsealWithAny(secrets, active.kid, active.sealed_private_key), 'RS256');
    return { active: { kid: active.kid, privateKey }, publicKeys };
  }

  return {
    async ring() {
      let current = knownFor(KNOWN_MS) ?? (await read());
      if (!current.active) {
        await advance();
        current = await read();
      }
      current.ring ??= await ringOf(current);
      if (!current.ring) throw new Error('There is no key to sign with.');
      return current.ring;
    },
    publicKeys: async (unknownId) => (knownFor(unknownId ? COOLDOWN_MS : KNOWN_MS) ?? (await read())).publicKeys,
    async rotate() {
      await advance();
      await read();
    },
    forget() {
      known = undefined;
    },
  };
}
