import { type Action, type PermissionObjects, permission, type Verdict } from '@portal/shared/domain';
import { AppError } from './app-error';
import type { SignedIn } from './plugins/auth';

const REFUSALS = {
  'sign-in': 'NOT_SIGNED_IN',
  forbidden: 'NO_ACCESS',
  hidden: 'NOT_FOUND',
  gone: 'GONE',
} as const satisfies Record<Exclude<Verdict, 'allowed'>, string>;

/** Age of a sign-in up to which it counts as fresh (trust § 5). */
const FRESH_MS = 10 * 60_000;

/**
 * Throws 401, 403, 404 or 410 unless the person may do it (trust § 12); call it on the loaded row. Answers the person, for actions that need
 * one: for 'animal.read' and 'public.send' ask `permission` itself.
 */
export function authorize<A extends Exclude<Action, 'animal.read' | 'public.send'>>(
  user: SignedIn | null,
  action: A,
  ...object: PermissionObjects[A] extends undefined ? [] : [PermissionObjects[A]]
): SignedIn {
  const verdict = permission(user, action, ...object);
  if (verdict !== 'allowed') throw new AppError(REFUSALS[verdict]);
  return user as SignedIn;
}

/** Throws 403 REAUTH_REQUIRED unless the person signed in during the last ten minutes. */
export function requireFreshSignIn(user: SignedIn, now: Date): void {
  if (now.getTime() - user.authTime.getTime() > FRESH_MS) throw new AppError('REAUTH_REQUIRED');
}
