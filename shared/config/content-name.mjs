/** Names of files that follow their content alone: `main.js` → `main.1f2e3d4c.js` (docs/federation.md#publishing). */
import { createHash } from 'node:crypto';

/** Digits of the hash in a name; the bundler's own names have as many. */
export const HASH_LENGTH = 8;

/** @param {string} name @param {string | Buffer} bytes @returns the name with the first digits of the content's sha-256 before its ending */
export const contentName = (name, bytes) =>
  name.replace(/(\.\w+)$/, `.${createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)}$1`);
