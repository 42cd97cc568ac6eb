import type { Config } from '../config';
import { googleProject } from '../ports/cloud/google';
import type { Database } from '../ports/database/port';
import { embeddedIdentity } from '../ports/identity/embedded';
import { type FirebaseOptions, firebaseIdentity } from '../ports/identity/firebase';

export interface IdentityOptions {
  config: Config;
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

/** The project whose Firestore has the chat, with REALTIME=firestore (decision 066). */
export function cloudOf({ REALTIME, FIREBASE_SERVICE_ACCOUNT: account }: Config) {
  return REALTIME === 'firestore' && account ? googleProject(account) : undefined;
}
