import { IdentityError, isRequestError } from '@portal/shared/platform';

/** Whether the api (C28) or the sign-in server refused because the sign-in is too old. */
export const asksForFreshSignIn = (error: unknown): boolean =>
  isRequestError(error)
    ? error.code === 'REAUTH_REQUIRED'
    : error instanceof IdentityError && error.code === 'requires-recent-login';
