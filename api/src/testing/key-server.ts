import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Google's keys, over HTTP, and what they sign. */
export interface KeyServer {
  url: string;
  /** How often the keys were fetched. */
  fetches(): number;
  /** What it does from now on: answers, fails with 500, sends no keys, or never answers. */
  behave(how: 'well' | 'fails' | 'nonsense' | 'silent'): void;
  /** A token with these changes to a good one; `kid` of a key that `rotate` made, or of none. */
  token(changes?: Record<string, unknown>, header?: Record<string, unknown>): Promise<string>;
  /** Signs with a new key from now on; the old one stays known. */
  rotate(): Promise<void>;
  close(): Promise<void>;
}

const seconds = () => Math.floor(Date.now() / 1000);

/** Starts a server with the keys of a Firebase project. */
export async function startKeyServer(projectId: string): Promise<KeyServer> {
  const keys: { kid: string; privateKey: CryptoKey; jwk: object }[] = [];
  let count = 0;
  let mood: Parameters<KeyServer['behave']>[0] = 'well';

  async function rotate(): Promise<void> {
    const kid = `key-${keys.length + 1}`;
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    keys.push({ kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } });
  }

  const http = createServer((_request, response) => {
    count += 1;
    if (mood === 'silent') return;
    const body = mood === 'nonsense' ? { hello: 'world' } : { keys: keys.map(({ jwk }) => jwk) };
    response.writeHead(mood === 'fails' ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await rotate();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/keys`,
    fetches: () => count,
    behave: (how) => {
      mood = how;
    },
    rotate,
    async token(changes = {}, header = {}) {
      const key = keys.at(-1);
      if (!key) throw new Error('There is no key.');
      const claims = {
        ...{ iss: `https://securetoken.google.com/${projectId}`, aud: projectId, sub: 'firebase-person' },
        ...{ iat: seconds(), exp: seconds() + 3600, auth_time: seconds() },
        ...{ email: 'els@post.example', email_verified: true, name: 'Els Bos' },
        firebase: { sign_in_provider: 'google.com', identities: {} },
      };
      return new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid, ...header })
        .sign(key.privateKey);
    },
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
}
