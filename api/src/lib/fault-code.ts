import { createHash } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other when they are read out: no I, L, O and U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;
const LENGTH = 8;

/** A short code for what went wrong in one request, to be read out: 'K7P2-9QXM'. The same request id always has the same one. */
export function faultCode(requestId: string): string {
  const bytes = createHash('sha256').update(requestId).digest();
  const signs = Array.from(bytes.subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${signs.slice(0, GROUP)}-${signs.slice(GROUP)}`;
}
