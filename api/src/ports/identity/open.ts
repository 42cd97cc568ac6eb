import type { Config } from '../../config';
import type { Database } from '../database/port';
import { embeddedIdentity } from './embedded';
import { type FirebaseOptions, firebaseIdentity } from './firebase';

/** What the choice depends on. */
export interface IdentityOptions {
  config: Pick<Config, 'AUTH_MODE' | 'FIREBASE_PROJECT_ID' | 'PUBLIC_ORIGIN' | 'SECRET_KEY_BEFORE'>;
  database: Database;
  secret: string;
  firebaseKeys?: Pick<FirebaseOptions, 'keysUrl' | 'cooldownMs'>;
  now?: () => Date;
}

/** The configured identity server: ours, or a Firebase project (docs/identity.md#one-client-two-servers). */
export function identityOf({ config, database, secret, firebaseKeys, now = () => new Date() }: IdentityOptions) {
  const { FIREBASE_PROJECT_ID: projectId, PUBLIC_ORIGIN: origin, SECRET_KEY_BEFORE: formerSecret } = config;
  if (config.AUTH_MODE === 'firebase') {
    return { identity: firebaseIdentity({ projectId, now, ...firebaseKeys }), issuer: undefined };
  }
  const issuer = embeddedIdentity({ database, secret, formerSecret, now, projectId, origin });
  return { identity: issuer, issuer };
}
