import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'portal signing keys', KEY_BYTES));

/** Seals a text with the installation's secret (AES-256-GCM); `name` is bound to it, so that sealed texts cannot be swapped. */
export function seal(secret: string, name: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** SECRET_KEY of the installation, and the one before it while it is being replaced. */
export interface Secrets {
  secret: string;
  formerSecret?: string | undefined;
}

/** The text again, whichever of the two secrets sealed it. Throws as `unseal`. */
export function unsealWithAny({ secret, formerSecret }: Secrets, name: string, sealed: Uint8Array): string {
  try {
    return unseal(secret, name, sealed);
  } catch (error) {
    if (formerSecret === undefined) throw error;
    return unseal(formerSecret, name, sealed);
  }
}

/** The text again. Throws when the secret or the name is another one, or a byte was changed. */
export function unseal(secret: string, name: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch (error) {
    throw new Error('The signing keys were sealed with another SECRET_KEY.', { cause: error });
  }
}
