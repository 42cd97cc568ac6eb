import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** An address that somebody typed to send a review request to: for which shelter and by whom, and until when that holds. */
const TypedAddress = z.object({ email: z.string(), asiel: z.int(), user: z.int(), until: z.int() });
export type TypedAddress = z.infer<typeof TypedAddress>;

const signatureOf = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(`review-request ${payload}`).digest();

/** The opaque id of a suggestion that is no reaction (C19): the payload and its signature, in characters of an address. */
export function signAddress(address: TypedAddress, secret: string): string {
  const payload = Buffer.from(JSON.stringify(address)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

/** What `signAddress` made an id of, when nobody changed it and it still holds; undefined otherwise. */
export function readAddress(id: string, secret: string, now: Date): TypedAddress | undefined {
  const [payload = '', given = ''] = id.split('.', 2);
  const expected = signatureOf(payload, secret);
  const signature = Buffer.from(given, 'base64url');
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  const address = TypedAddress.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return address.until > now.getTime() ? address : undefined;
}
