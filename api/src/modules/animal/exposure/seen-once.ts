import { createHash, randomBytes } from 'node:crypto';

/** 4 MB, whatever comes: a million views of a card on a day leave one in 200 uncounted, which every animal loses alike. */
const BITS = 2 ** 25;
const MARKS = 3;

/** Most counts of an animal that one address adds on a day, whatever browsers it says to be: a household, an office, or a forger. */
const PER_ADDRESS = 5;

/** Words that name somebody for a day and cannot be led back to them. */
export type Token = readonly number[];

/** What one visitor saw and was counted, as other processes are told. */
export interface Sight {
  day: string;
  visitor: Token;
  place: Token;
  ids: readonly number[];
}

export interface SeenOnce {
  /**
   * Those of `ids` that count: whom this address and browser did not see before on this day, and whom the address did not count five times.
   * @param day calendar day 'yyyy-MM-dd'; another one begins anew
   */
  take(day: string, who: { address: string; browser: string }, ids: readonly number[]): number[];
  /** Remembers what another process counted. */
  learn(sight: Sight): void;
}

export interface SeenOnceOptions {
  bits?: number;
  /** The salt of a day, the same in all processes. */
  saltOf?: (day: string) => Buffer;
  /** Told of what is counted here. */
  onSight?: (sight: Sight) => void;
}

function mixed(word: number, salt: number): number {
  let hash = Math.imul(word ^ salt, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Remembers who saw which animal today, in a fixed room and without knowing who (C63): a Bloom filter over hashes with a salt that changes daily
 * and is kept for that day alone. It never counts twice; rarely it takes somebody for seen who was not.
 */
export function seenOnce({ bits = BITS, saltOf = () => randomBytes(32), onSight }: SeenOnceOptions = {}): SeenOnce {
  const known = new Uint32Array(bits / 32);
  let today: { day: string; salt: Buffer } = { day: '', salt: Buffer.alloc(0) };

  function tokenOf(...words: string[]): Token {
    const hash = createHash('sha256').update(today.salt).update(words.join('\n')).digest();
    return Array.from({ length: MARKS }, (_, i) => hash.readUInt32LE(i * 4));
  }

  /** False when it was there. */
  function add(token: Token, animalId: number, turn: number): boolean {
    let isNew = false;
    for (const word of token) {
      const bit = mixed(mixed(word, animalId), turn) % bits;
      const mask = 1 << (bit & 31);
      const before = known[bit >>> 5] as number;
      if ((before & mask) === 0) isNew = true;
      known[bit >>> 5] = before | mask;
    }
    return isNew;
  }

  function beginDay(day: string): void {
    if (today.day === day) return;
    today = { day, salt: saltOf(day) };
    known.fill(0);
  }

  function mayCount(place: Token, id: number): boolean {
    for (let turn = 1; turn <= PER_ADDRESS; turn += 1) if (add(place, id, turn)) return true;
    return false;
  }

  return {
    take(day, { address, browser }, ids) {
      beginDay(day);
      const visitor = tokenOf(address, browser);
      const place = tokenOf(address);
      const counted = [...new Set(ids)].filter((id) => add(visitor, id, 0) && mayCount(place, id));
      if (counted.length > 0) onSight?.({ day, visitor, place, ids: counted });
      return counted;
    },
    learn({ day, visitor, place, ids }) {
      if (day < today.day) return;
      beginDay(day);
      for (const id of ids) if (add(visitor, id, 0)) mayCount(place, id);
    },
  };
}
