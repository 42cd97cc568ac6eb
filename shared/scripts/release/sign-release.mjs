/** Signs a publication as the api checks it (decision 072): the text, and the team's signature over its bytes. */
import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} signingKey private key of Ed25519: PKCS8, base64
 * @param {{ part: string, generation: number, release: object, canary?: number, acceptStranded?: boolean }} publication on the generation of
 *   the register that it is meant for: a signature is good for that one alone
 */
export function signRelease(signingKey, publication) {
  const key = createPrivateKey({ key: Buffer.from(signingKey, 'base64'), type: 'pkcs8', format: 'der' });
  const statement = JSON.stringify({ type: 'portal-release-1', ...publication });
  return { statement, signature: sign(null, Buffer.from(statement), key).toString('base64') };
}

/** The key that an api with DEPLOY_KEY made in its data folder. */
export const startSigningKey = (dataDirectory) => readFileSync(join(dataDirectory, 'signing-key'), 'utf8').trim();
