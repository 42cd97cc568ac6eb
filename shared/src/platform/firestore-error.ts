import { type ErrorCode, errorCatalogue } from '@portal/shared/contract';
import { FirebaseError } from 'firebase/app';
import { realtimeError } from './realtime-error';
import type { RealtimeError, RealtimeErrorCode } from './realtime-store';
import { noAnswer } from './request-error';

/** The codes of Firestore that say something about the call; all others may pass. */
const CODES: Readonly<Record<string, RealtimeErrorCode>> = {
  'permission-denied': 'permission-denied',
  unauthenticated: 'unauthenticated',
  'invalid-argument': 'invalid',
};

const CATALOGUE = {
  'permission-denied': 'NO_ACCESS',
  unauthenticated: 'NOT_SIGNED_IN',
  invalid: 'VALIDATION',
} as const;

/** The refusal with the text that the api gives for the same. */
export function refusalOf(code: RealtimeErrorCode): RealtimeError {
  return code === 'unavailable' ? realtimeError(noAnswer('OFFLINE')) : catalogued(CATALOGUE[code]);
}

/** More messages in a minute than a person may write. */
export const tooMany = (): RealtimeError => catalogued('TOO_MANY_REQUESTS');

function catalogued(code: ErrorCode): RealtimeError {
  return realtimeError({ code, ...errorCatalogue[code] });
}

/** What the SDK throws, in the words of the realtime store. */
export function realtimeErrorOf(error: unknown): RealtimeError {
  if (error instanceof FirebaseError) return refusalOf(CODES[error.code] ?? 'unavailable');
  if (error instanceof Error && error.name === 'RealtimeError') return error as RealtimeError;
  throw error;
}

/** Whether the rules refused it. */
export const isDenied = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'permission-denied';
