import type { Database } from '../database/port';
import { embeddedIdentity } from './embedded';
import { type FirebaseOptions, firebaseIdentity } from './firebase';

/** What the choice depends on. */
export interface IdentityOptions {
  config: { AUTH_MODE: 'embedded' | 'firebase'; FIREBASE_PROJECT_ID: string; PUBLIC_ORIGIN: string };
  database: Database;
  secret: string;
  firebaseKeys?: Pick<FirebaseOptions, 'keysUrl' | 'cooldownMs'>;
  now?: () => Date;
}

/** The configured identity server: ours, or a Firebase project (docs/identity.md#one-client-two-servers). */
export function identityOf({ config, database, secret, firebaseKeys, now = () => new Date() }: IdentityOptions) {
  const projectId = config.FIREBASE_PROJECT_ID;
  if (config.AUTH_MODE === 'firebase') {
    return { identity: firebaseIdentity({ projectId, now, ...firebaseKeys }), issuer: undefined };
  }
  const issuer = embeddedIdentity({ database, secret, now, projectId, origin: config.PUBLIC_ORIGIN });
  return { identity: issuer, issuer };
}
