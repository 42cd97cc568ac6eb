import { IdentityError, isRequestError } from '@portal/shared/platform';
import { messages, refusals } from './messages';

/** What went wrong, for the person who did it. */
export function errorText(error: unknown): string {
  if (error instanceof IdentityError) return refusals[error.code] ?? messages.failed;
  return isRequestError(error) ? error.message : messages.failed;
}
