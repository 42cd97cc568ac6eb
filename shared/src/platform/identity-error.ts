import { identityMessages } from './messages';

/** The codes of everything that can go wrong with signing in. */
export type IdentityErrorCode = keyof typeof identityMessages;

/** A refusal of the sign-in server, or of the way to it. `message` is Dutch and may be shown. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, cause?: unknown) {
    super(identityMessages[code], { cause });
    this.code = code;
  }
}

const CODES: Readonly<Record<string, IdentityErrorCode>> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/email-already-in-use': 'email-in-use',
  'auth/invalid-email': 'invalid-email',
  'auth/invalid-new-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'too-many',
  'auth/invalid-action-code': 'bad-code',
  'auth/expired-action-code': 'bad-code',
  'auth/requires-recent-login': 'requires-recent-login',
  'auth/user-token-expired': 'signed-out',
  'auth/invalid-user-token': 'signed-out',
  'auth/null-user': 'signed-out',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/user-cancelled': 'popup-closed',
  'auth/popup-blocked': 'popup-blocked',
  'auth/account-exists-with-different-credential': 'account-exists',
  'auth/credential-already-in-use': 'provider-in-use',
  'auth/provider-already-linked': 'provider-in-use',
  'auth/operation-not-allowed': 'unavailable',
  'auth/user-mismatch': 'other-person',
};

/** Maps an error of the SDK to a code; anything else is `unknown`. */
export function identityErrorOf(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return new IdentityError((typeof code === 'string' && CODES[code]) || 'unknown', error);
}
