import type { Config } from '../../config';
import type { Database } from '../database/port';
import { embeddedIdentity } from './embedded';
import { type FirebaseOptions, firebaseIdentity } from './firebase';

/** Where the keys of Firebase's tokens are; tests have some of their own. */
export type FirebaseKeys = Pick<FirebaseOptions, 'keysUrl' | 'cooldownMs'>;

/** What the choice depends on. */
export interface IdentityOptions {
  config: Pick<Config, 'AUTH_MODE' | 'FIREBASE_PROJECT_ID' | 'PUBLIC_ORIGIN' | 'SECRET_KEY_BEFORE'>;
  database: Database;
  secret: string;
  firebaseKeys?: FirebaseKeys | undefined;
  now?: (() => Date) | undefined;
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
