import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { OidcServer } from '../ports/social/oidc';

/** What the next person of the provider is, and how the provider misbehaves. */
export interface OidcAnswer {
  claims?: Record<string, unknown>;
  /** Another issuer, another audience, another nonce, a key of somebody else. */
  issuer?: string;
  audience?: string;
  nonce?: string;
  isForged?: boolean;
  /** Status of the token call. */
  status?: number;
}

/** An OpenID provider over HTTP: the code flow with PKCE and a secret, as strict as the real ones. */
export interface OidcTestServer {
  server: OidcServer;
  /** Follows the address of a popup as the person would: answers the query with which they come back. */
  answer(address: string, answer?: OidcAnswer): URLSearchParams;
  /** Number of token calls that were refused. */
  refusals(): number;
  close(): Promise<void>;
}

export const OIDC_CLIENT = { id: 'portal-client', secret: 'portal-secret' };

/** As Facebook's. */
const KEYS_PATH = '/.well-known/oauth/openid/jwks/';

/** Starts a provider on a port of its own. */
export async function startOidcServer(): Promise<OidcTestServer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' };
  const waiting = new Map<string, { address: URL; answer: OidcAnswer }>();
  let refused = 0;

  const http = createServer((request, response) => {
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.url === KEYS_PATH) return send(200, { keys: [jwk] });
    let text = '';
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => void token(new URLSearchParams(text)).then(([status, body]) => send(status, body)));
  });

  async function token(form: URLSearchParams): Promise<[number, object]> {
    const one = waiting.get(form.get('code') ?? '');
    waiting.delete(form.get('code') ?? '');
    const asked = one?.address.searchParams;
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      asked?.get('code_challenge') === challenge &&
      asked.get('redirect_uri') === form.get('redirect_uri') &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('client_id') === OIDC_CLIENT.id &&
      form.get('client_secret') === OIDC_CLIENT.secret;
    if (!one || !isGood || one.answer.status) {
      refused += 1;
      return [one?.answer.status ?? 400, { error: 'invalid_grant' }];
    }
    const { claims, issuer = server.issuer, audience = OIDC_CLIENT.id, nonce, isForged } = one.answer;
    const idToken = await new SignJWT({ nonce: nonce ?? asked?.get('nonce'), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(isForged ? stranger.privateKey : privateKey);
    return [200, { id_token: idToken, access_token: 'x', token_type: 'Bearer' }];
  }

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: OidcServer = {
    ...{
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}${KEYS_PATH}`,
      issuer: origin,
    },
  };
  return {
    server,
    answer(address, answer = {}) {
      const url = new URL(address);
      const code = randomUUID();
      waiting.set(code, { address: url, answer });
      return new URLSearchParams({ code, state: url.searchParams.get('state') ?? '' });
    },
    refusals: () => refused,
    close: () => new Promise((resolve) => http.close(() => resolve())),
  };
}
