import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { type IdentityMode, type TokenFacts, TokenRefused, type TokenVerifier } from './port';

const TOLERANCE_SECONDS = 60;
const SUBJECT_MAX = 128;

/** Three parts in base64url; everything else is refused before any work is done. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whose tokens are accepted. */
export interface VerifierOptions {
  mode: IdentityMode;
  keys: JWTVerifyGetKey;
  issuer: string;
  audience: string;
  /** The token's life and some tolerance; without it jose accepts a token that was issued in the future. */
  maxTokenAge: string;
  now: () => Date;
}

/** Loaded with the first token: pages and visitors never need it. */
export const loadJose = () => import('jose');

const text = (value: unknown) => (typeof value === 'string' ? value : null);

function factsOf(payload: JWTPayload, now: Date): TokenFacts {
  const { sub, exp = 0, auth_time: authTime, sid, email, email_verified: emailVerified, name, firebase } = payload;
  if (typeof sub !== 'string' || sub.length < 1 || sub.length > SUBJECT_MAX) throw new TokenRefused('sub');
  if (typeof authTime !== 'number' || authTime * 1000 > now.getTime() + TOLERANCE_SECONDS * 1000) {
    throw new TokenRefused('auth_time');
  }
  return {
    uid: sub,
    authTime: new Date(authTime * 1000),
    expires: new Date(exp * 1000),
    sid: typeof sid === 'string' && UUID.test(sid) ? sid : null,
    provider: text((firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider) ?? 'password',
    email: text(email),
    emailVerified: emailVerified === true,
    name: text(name),
  };
}

/**
 * One check for both servers: RS256 only, issuer, audience, age and required claims (docs/identity.md#checking-a-token). A rejection of
 * `keys` that says nothing about the token, such as KeysUnreachable, passes through.
 */
export function tokenVerifier({ mode, keys, issuer, audience, maxTokenAge, now }: VerifierOptions): TokenVerifier {
  return {
    mode,
    async verify(token) {
      if (!COMPACT.test(token)) throw new TokenRefused('not three parts');
      const { errors, jwtVerify } = await loadJose();
      const currentDate = now();
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience,
          algorithms: ['RS256'],
          typ: 'JWT',
          clockTolerance: TOLERANCE_SECONDS,
          maxTokenAge,
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
          currentDate,
        });
        return factsOf(payload, currentDate);
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new TokenRefused(error.code, { cause: error });
        throw error;
      }
    },
  };
}
