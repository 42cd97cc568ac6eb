import { isRequestError, type RequestError } from '@portal/shared/session';

/** Why a call about a saved search failed; null when it did not. */
export function refusalOf(error: unknown): RequestError | null {
  if (error === undefined) return null;
  return isRequestError(error) ? error : { status: 0, code: 'UNKNOWN', message: '' };
}
