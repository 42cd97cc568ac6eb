import type { PortalConfig } from '@portal/shared/contract';
import { framing } from './frame';
import type { Identity } from './identity';
import { IdentityError } from './identity-error';

let present: Promise<Identity> | undefined;

/**
 * Loads the sign-in client (about 30 KB) once per page; the stored session is read when the promise is kept. Rejects with an
 * `IdentityError`: network when the file does not arrive (a later call tries again), unavailable in a frame of another origin (C39).
 */
export function loadIdentity(config: PortalConfig): Promise<Identity> {
  if (framing() === 'foreign') return Promise.reject(new IdentityError('unavailable'));
  present ??= import('./identity-firebase').then(
    ({ openFirebaseIdentity }) => openFirebaseIdentity(config),
    () => {
      present = undefined;
      throw new IdentityError('network');
    },
  );
  return present;
}
