import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a secret that must not be stored as it is. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A secret of 256 bits, 43 characters that may stand in an address. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');
