import { createHash } from 'node:crypto';
import type { SocialProvider } from '@portal/shared/contract';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { type SocialAttempt, SocialCancelled, type SocialIdentity, SocialRefused } from './port';

/** Where an OpenID provider is, and who signs its tokens. */
export interface OidcServer {
  authorizeUrl: string;
  tokenUrl: string;
  keysUrl: string;
  /** `{tid}` stands for the tenant that the token names. */
  issuer: string;
}

/** The addresses that the providers document. */
export const OIDC_SERVERS: Readonly<Record<SocialProvider, OidcServer>> = {
  google: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    issuer: 'https://accounts.google.com',
  },
  facebook: {
    authorizeUrl: 'https://www.facebook.com/v21.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v21.0/oauth/access_token',
    keysUrl: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    issuer: 'https://www.facebook.com',
  },
  microsoft: {
    authorizeUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    keysUrl: 'https://login.microsoftonline.com/common/discovery/v2.0/keys',
    issuer: 'https://login.microsoftonline.com/{tid}/v2.0',
  },
};

/** The portal as a client of one provider. */
export interface OidcOptions {
  provider: SocialProvider;
  server: OidcServer;
  clientId: string;
  clientSecret: string;
  now: () => Date;
}

const TIMEOUT_MS = 5000;
const TOLERANCE_SECONDS = 60;
const SUBJECT_MAX = 255;
/** What is asked for; Facebook has words of its own and no choice of account. */
const QUESTIONS: Readonly<Record<SocialProvider, Record<string, string>>> = {
  google: { scope: 'openid email profile', prompt: 'select_account' },
  facebook: { scope: 'openid email public_profile' },
  microsoft: { scope: 'openid email profile', prompt: 'select_account' },
};

/** Loaded with the first answer of a provider. */
const loadJose = () => import('jose');

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function personOfToken({ sub, email, email_verified: verified, name }: JWTPayload) {
  if (!sub || sub.length > SUBJECT_MAX) throw new SocialRefused('sub');
  return { subject: sub, email: text(email), emailVerified: verified === true, name: text(name) };
}

/**
 * The code flow of OpenID Connect on the server, with state, nonce and PKCE, for all three providers
 * (docs/identity.md#sign-in-with-a-provider).
 */
export function oidcIdentity({ provider, server, clientId, clientSecret, now }: OidcOptions): SocialIdentity {
  let keys: JWTVerifyGetKey | undefined;

  /** Swaps the code for the ID token; the secrets travel in the body. */
  async function fetchIdToken(code: string, { verifier, redirectUri }: Omit<SocialAttempt, 'state'>): Promise<string> {
    const answer = await fetch(server.tokenUrl, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        ...{ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier },
        ...{ client_id: clientId, client_secret: clientSecret },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = answer.ok ? ((await answer.json()) as { id_token?: unknown } | null) : null;
    const idToken = text(body?.id_token);
    if (idToken === null) throw new SocialRefused(`token: ${answer.status}`);
    return idToken;
  }

  async function check(idToken: string, nonce: string): Promise<JWTPayload> {
    const { createRemoteJWKSet, jwtVerify } = await loadJose();
    keys ??= createRemoteJWKSet(new URL(server.keysUrl), { timeoutDuration: TIMEOUT_MS });
    const { payload } = await jwtVerify(idToken, keys, {
      audience: clientId,
      algorithms: ['RS256'],
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ['iss', 'sub', 'iat', 'exp', 'nonce'],
      currentDate: now(),
    });
    const tenant = typeof payload.tid === 'string' && /^[\w-]{1,64}$/.test(payload.tid) ? payload.tid : '';
    if (payload.iss !== server.issuer.replace('{tid}', tenant)) throw new SocialRefused('iss');
    if (payload.nonce !== nonce) throw new SocialRefused('nonce');
    return payload;
  }

  return {
    addressOf({ state, nonce, verifier, redirectUri }) {
      const url = new URL(server.authorizeUrl);
      url.search = new URLSearchParams({
        ...{ response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state, nonce },
        ...QUESTIONS[provider],
        code_challenge_method: 'S256',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      }).toString();
      return url.href;
    },
    async personOf(query, attempt) {
      if (query.error === 'access_denied') throw new SocialCancelled('access_denied');
      if (!query.code) throw new SocialRefused(query.error ?? 'no code');
      try {
        return personOfToken(await check(await fetchIdToken(query.code, attempt), attempt.nonce));
      } catch (error) {
        throw error instanceof SocialRefused ? error : new SocialRefused('no good answer', { cause: error });
      }
    },
  };
}
