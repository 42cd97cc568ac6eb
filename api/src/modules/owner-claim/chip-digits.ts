import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The hash of the last four digits of a chip (C51). There are only ten thousand of them: what keeps them secret is the key, SECRET_KEY, which
 * is not in the database, and the claim's own key makes equal digits of two claims differ.
 */
export function chipHash(secret: string, claimKey: string, digits: string): Buffer {
  return createHmac('sha256', secret).update(`owner-claim ${claimKey} ${digits}`).digest();
}

/** Whether the digits are those of the hash. */
export function isChipHash(hash: Uint8Array, secret: string, claimKey: string, digits: string): boolean {
  const other = chipHash(secret, claimKey, digits);
  return hash.length === other.length && timingSafeEqual(hash, other);
}
