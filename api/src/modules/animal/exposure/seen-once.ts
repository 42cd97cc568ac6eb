import { createHash, randomBytes } from 'node:crypto';

/** 4 MB, whatever comes: a million views of a card on a day leave one in 200 uncounted, which every animal loses alike. */
const BITS = 2 ** 25;
const MARKS = 3;

/** Most counts of an animal that one address adds on a day, whatever browsers it says to be: a household, an office, or a forger. */
const PER_ADDRESS = 5;

/** Words that name somebody for a day and cannot be led back to them. */
type Token = readonly number[];

export interface SeenOnce {
  /**
   * Those of `ids` that count: whom this address and browser did not see before on this day, and whom the address did not count five times.
   * @param day calendar day 'yyyy-MM-dd'; another one begins anew
   */
  take(day: string, who: { address: string; browser: string }, ids: readonly number[]): number[];
}

function mixed(word: number, salt: number): number {
  let hash = Math.imul(word ^ salt, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Remembers who saw which animal today, in a fixed room and without knowing who (C63): a Bloom filter over hashes with a salt that changes daily
 * and is never stored. It never counts twice; rarely it takes somebody for seen who was not.
 */
export function seenOnce(bits = BITS): SeenOnce {
  const known = new Uint32Array(bits / 32);
  let today = { day: '', salt: randomBytes(32) };

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

  return {
    take(day, { address, browser }, ids) {
      if (today.day !== day) {
        today = { day, salt: randomBytes(32) };
        known.fill(0);
      }
      const visitor = tokenOf(address, browser);
      const place = tokenOf(address);
      const mayCount = (id: number) => {
        for (let turn = 1; turn <= PER_ADDRESS; turn += 1) if (add(place, id, turn)) return true;
        return false;
      };
      return [...new Set(ids)].filter((id) => add(visitor, id, 0) && mayCount(id));
    },
  };
}
