import type { JWTVerifyGetKey } from 'jose';
import type { TokenVerifier } from './port';
import { loadJose, tokenVerifier } from './verify';

const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Where the keys are and how often they are asked for. */
export interface FirebaseOptions {
  projectId: string;
  now: () => Date;
  keysUrl?: string;
  cooldownMs?: number;
}

/** Tokens of a Firebase project, checked with Google's keys: kept an hour, known keys go on while the server is away (identity § 4). */
export function firebaseIdentity(options: FirebaseOptions): TokenVerifier {
  const { projectId, now, keysUrl = KEYS_URL, cooldownMs = 30_000 } = options;
  let remote: JWTVerifyGetKey | undefined;
  const keys: JWTVerifyGetKey = async (header, token) => {
    const { createRemoteJWKSet } = await loadJose();
    remote ??= createRemoteJWKSet(new URL(keysUrl), {
      cacheMaxAge: 3_600_000,
      cooldownDuration: cooldownMs,
      timeoutDuration: 3000,
    });
    return remote(header, token);
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
