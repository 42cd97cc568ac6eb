import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { semaphore } from '../../lib/semaphore';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const KEY_BYTES = 32;
const MAX_MEMORY = 256 * 1024 * 1024;

/** Hashes at once, each 64 MB, and how many may wait for their turn. */
const AT_ONCE = 2;
const WAITING_MAX = 40;

/** Cost of scrypt. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** 64 MB and about 0.5 s per hash (docs/trust.md#passwords). */
const PASSWORD_COST: PasswordCost = { N: 2 ** 16, r: 8, p: 2 };

/** Makes and checks password hashes 'scrypt$N$r$p$salt$key'; the text carries its own cost, so the cost can be raised later. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** With null it takes the same time and is false: nobody learns whether there is a password. */
  verify(password: string, stored: string | null): Promise<boolean>;
}

/** scrypt behind a queue. */
export function scryptPasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  const limited = semaphore({ max: AT_ONCE, maxQueue: WAITING_MAX });
  const key = (password: string, salt: Buffer, { N, r, p }: PasswordCost) =>
    limited(() => derive(password.normalize('NFC'), salt, KEY_BYTES, { N, r, p, maxmem: MAX_MEMORY }));
  const nobody = ['scrypt', cost.N, cost.r, cost.p, ...[16, KEY_BYTES].map((n) => randomBytes(n).toString('base64'))];

  return {
    async hash(password) {
      const salt = randomBytes(16);
      const derived = await key(password, salt, cost);
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), derived.toString('base64')].join('$');
    },
    async verify(password, stored) {
      const [, N, r, p, salt = '', expected = ''] = (stored ?? nobody.join('$')).split('$');
      const derived = await key(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
      return timingSafeEqual(derived, Buffer.from(expected, 'base64')) && stored !== null;
    },
  };
}
