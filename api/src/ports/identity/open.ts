import type { Config } from '../../config';
import type { Database } from '../database/port';
import { embeddedIdentity } from './embedded';
import { type FirebaseOptions, firebaseIdentity } from './firebase';

/** Where the keys of Firebase's tokens are; tests have some of their own. */
export type FirebaseKeys = Pick<FirebaseOptions, 'keysUrl' | 'cooldownMs'>;

export interface IdentityOptions {
  config: Config;
  database: Database;
  secret: string;
  firebaseKeys?: FirebaseKeys | undefined;
  now: () => Date;
}

/** The configured identity server: ours, or a Firebase project (docs/identity.md#one-client-two-servers). */
export function openIdentity({ config, database, secret, firebaseKeys, now }: IdentityOptions) {
  const projectId = config.FIREBASE_PROJECT_ID;
  if (config.AUTH_MODE === 'firebase') {
    return { identity: firebaseIdentity({ projectId, now, ...firebaseKeys }), issuer: undefined };
  }
  const issuer = embeddedIdentity({ database, secret, now, projectId, origin: config.PUBLIC_ORIGIN });
  return { identity: issuer, issuer };
}
