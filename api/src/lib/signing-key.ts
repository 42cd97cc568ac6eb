import { createPrivateKey, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { join } from 'node:path';
import { readOrMakeSecret } from './secret-file';

/** A new private key of Ed25519 as one line: PKCS8, base64. */
export const newSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');

/** The key that signs what DEPLOY_KEY publishes, in DATA_DIR: made at the first start with that variable. */
export const readOrMakeSigningKey = (dataDirectory: string): Promise<string> =>
  readOrMakeSecret(join(dataDirectory, 'signing-key'), newSigningKey);

/** The public half of a private key: 32 bytes. */
export function publicHalf(privateKey: string): Buffer {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), type: 'pkcs8', format: 'der' });
  return Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url');
}

/** Whether the text was signed with the private half of a public key. */
export function isSignedBy(publicKey: Buffer, text: string, signature: Buffer): boolean {
  const key = { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') };
  return verify(null, Buffer.from(text), createPublicKey({ key, format: 'jwk' }), signature);
}
