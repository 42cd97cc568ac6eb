import type { JWTVerifyGetKey } from 'jose';
import { KeysUnreachable, type TokenVerifier } from './port';
import { loadJose, tokenVerifier } from './verify';

const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Where the keys are and how often they are asked for. */
export interface FirebaseOptions {
  projectId: string;
  now: () => Date;
  keysUrl?: string;
  cooldownMs?: number;
}

/** Tokens of a Firebase project, checked with Google's keys: kept an hour, known keys go on while the server is away. */
export function firebaseIdentity(options: FirebaseOptions): TokenVerifier {
  const { projectId, now, keysUrl = KEYS_URL, cooldownMs = 30_000 } = options;
  let remote: JWTVerifyGetKey | undefined;
  const keys: JWTVerifyGetKey = async (header, token) => {
    const { createRemoteJWKSet, errors } = await loadJose();
    remote ??= createRemoteJWKSet(new URL(keysUrl), {
      cacheMaxAge: 3_600_000,
      cooldownDuration: cooldownMs,
      timeoutDuration: 3000,
    });
    try {
      return await remote(header, token);
    } catch (error) {
      // Only these two say something about the token; all others, that the keys could not be had.
      const isAboutToken =
        error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      throw isAboutToken ? error : new KeysUnreachable('The keys cannot be fetched.', { cause: error });
    }
  };
  return tokenVerifier({
    mode: 'firebase',
    keys,
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    maxTokenAge: '65m',
    now,
  });
}
