import type { SocialProvider } from '@portal/shared/contract';
import type { IDToken } from 'openid-client';
import { SocialCancelled, type SocialIdentity, SocialRefused } from './port';

/** Where an OpenID provider is, and who signs its tokens; Microsoft's `{tenantid}` is the tenant that the token names. */
export type OidcServer = Readonly<Record<'issuer' | 'authorization_endpoint' | 'token_endpoint' | 'jwks_uri', string>>;

/** The addresses that the providers document. */
export const OIDC_SERVERS: Readonly<Record<SocialProvider, OidcServer>> = {
  google: {
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
    issuer: 'https://accounts.google.com',
  },
  facebook: {
    authorization_endpoint: 'https://www.facebook.com/v21.0/dialog/oauth',
    token_endpoint: 'https://graph.facebook.com/v21.0/oauth/access_token',
    jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    issuer: 'https://www.facebook.com',
  },
  microsoft: {
    authorization_endpoint: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    token_endpoint: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    jwks_uri: 'https://login.microsoftonline.com/common/discovery/v2.0/keys',
    issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0',
  },
};

/** The portal as a client of one provider. */
export interface OidcOptions {
  provider: SocialProvider;
  server: OidcServer;
  clientId: string;
  clientSecret: string;
}

const TIMEOUT_SECONDS = 5;
const TOLERANCE_SECONDS = 60;
const SUBJECT_MAX = 255;
/** What is asked for; Facebook has words of its own and no choice of account. */
const EXTRA_PARAMETERS: Readonly<Record<SocialProvider, Record<string, string>>> = {
  google: { scope: 'openid email profile', prompt: 'select_account' },
  facebook: { scope: 'openid email public_profile' },
  microsoft: { scope: 'openid email profile', prompt: 'select_account' },
};

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function personOfToken(claims: IDToken | undefined) {
  if (!claims?.sub || claims.sub.length > SUBJECT_MAX) throw new SocialRefused('sub');
  const { sub, email, email_verified: verified, name } = claims;
  return { subject: sub, email: text(email), emailVerified: verified === true, name: text(name) };
}

/**
 * The code flow of OpenID Connect on the server, with state, nonce and PKCE, for all three providers
 * (docs/identity.md#sign-in-with-a-provider).
 */
export function oidcIdentity({ provider, server, clientId, clientSecret }: OidcOptions): SocialIdentity {
  async function load() {
    const library = await import('openid-client');
    const { allowInsecureRequests, clockTolerance, customFetch, enableNonRepudiationChecks: checkSignature } = library;
    // Discovery is answered here: a sign-in begins without the network, and Facebook's lacks the address of its tokens.
    const config = await library.discovery(
      new URL(server.issuer.replace('{tenantid}', 'common')),
      clientId,
      { [clockTolerance]: TOLERANCE_SECONDS },
      library.ClientSecretPost(clientSecret),
      {
        [customFetch]: async (url: string, init: RequestInit) =>
          url.endsWith('/.well-known/openid-configuration') ? Response.json(server) : fetch(url, init),
        execute: [checkSignature, ...(server.token_endpoint.startsWith('http:') ? [allowInsecureRequests] : [])],
        timeout: TIMEOUT_SECONDS,
      },
    );
    return { library, config };
  }
  let loaded: ReturnType<typeof load> | undefined;
  async function client() {
    loaded ??= load();
    return loaded;
  }

  return {
    async addressOf({ state, nonce, verifier, redirectUri }) {
      const { config, library } = await client();
      return library.buildAuthorizationUrl(config, {
        ...{ redirect_uri: redirectUri, state, nonce, ...EXTRA_PARAMETERS[provider] },
        code_challenge_method: 'S256',
        code_challenge: await library.calculatePKCECodeChallenge(verifier),
      }).href;
    },
    async personOf(query, { verifier, nonce, redirectUri }) {
      if (query.error === 'access_denied') throw new SocialCancelled('access_denied');
      try {
        const { config, library } = await client();
        const answer = new URL(`${redirectUri}?${new URLSearchParams(query)}`);
        const tokens = await library.authorizationCodeGrant(config, answer, {
          // Who calls has looked up the attempt by its state.
          expectedState: library.skipStateCheck,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        return personOfToken(tokens.claims());
      } catch (error) {
        throw error instanceof SocialRefused ? error : new SocialRefused('no good answer', { cause: error });
      }
    },
  };
}
