import { randomUUID } from 'node:crypto';
import type { JWK, JWTVerifyGetKey } from 'jose';
import { ID_TOKEN_SECONDS, type TokenIssuer, type TokenVerifier } from './port';
import { type SigningKeysOptions, signingKeys } from './signing-keys';
import { loadJose, tokenVerifier } from './verify';

/** The embedded identity server's tokens. */
export interface EmbeddedIdentityOptions extends SigningKeysOptions {
  /** The portal's origin: the issuer is `<origin>/identity`. */
  origin: string;
  /** Audience of the tokens. */
  projectId: string;
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Signs and checks ID tokens with our own keys, without HTTP (docs/identity.md#tokens-and-keys). */
export function embeddedIdentity(options: EmbeddedIdentityOptions): TokenVerifier & TokenIssuer {
  const { origin, projectId, now } = options;
  const issuer = `${origin}/identity`;
  const keys = signingKeys(options);

  // Imported keys are kept as long as the list they came from.
  const sets = new WeakMap<JWK[], JWTVerifyGetKey>();
  const setOf = async (list: JWK[]) => {
    const { createLocalJWKSet } = await loadJose();
    const set = sets.get(list) ?? createLocalJWKSet({ keys: list });
    sets.set(list, set);
    return set;
  };
  const findKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await (await setOf(await keys.publicKeys(false)))(header, token);
    } catch (error) {
      const { errors } = await loadJose();
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      return (await setOf(await keys.publicKeys(true)))(header, token);
    }
  };

  return {
    ...tokenVerifier({ mode: 'embedded', keys: findKey, issuer, audience: projectId, maxTokenAge: '20m', now }),
    async sign({ uid, email, emailVerified, name }, { sid, provider, authTime }) {
      const { SignJWT } = await loadJose();
      const { active } = await keys.ring();
      const issuedAt = seconds(now());
      return (
        new SignJWT({
          auth_time: seconds(authTime),
          sid,
          user_id: uid,
          email,
          email_verified: emailVerified,
          ...(name === null ? {} : { name }),
          firebase: { identities: { email: [email] }, sign_in_provider: provider },
        })
          .setProtectedHeader({ alg: 'RS256', kid: active.kid, typ: 'JWT' })
          .setIssuer(issuer)
          .setAudience(projectId)
          .setSubject(uid)
          .setIssuedAt(issuedAt)
          .setExpirationTime(issuedAt + ID_TOKEN_SECONDS)
          // RS256 is deterministic: two equal tokens of one second make the SDK keep the older refresh token.
          .setJti(randomUUID())
          .sign(active.privateKey)
      );
    },
    keySet: async () => ({ keys: (await keys.ring()).publicKeys }),
    rotate: () => keys.rotate(),
    forget: () => keys.forget(),
  };
}
