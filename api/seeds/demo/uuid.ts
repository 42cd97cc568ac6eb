import { createHash } from 'node:crypto';

const NAMESPACE = Buffer.from('6f9619ff8b86d011b42d00cf4fc964ff', 'hex');

/** Version 5 uuid of seed, table and counter: `demoUuid(42, 'animal', 1)` is the first demo animal's uuidkey. */
export function demoUuid(seed: number, table: string, counter: number): string {
  const hex = createHash('sha1').update(NAMESPACE).update(`${seed}:${table}:${counter}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

/** Sign-in id of a demo account: 28 characters, as the identity server's own. */
export function demoUid(seed: number, id: number): string {
  return demoUuid(seed, 'account-uid', id).replaceAll('-', '').slice(0, 28);
}
