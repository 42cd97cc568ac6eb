import { isRequestError } from '@portal/shared/session';

/** `unknown`: there is no such animal, or the address holds no key (404, 400); `gone`: it was there (410, C09). */
export type MissingReason = 'unknown' | 'gone';

const REASONS: ReadonlyMap<number, MissingReason> = new Map([
  [400, 'unknown'],
  [404, 'unknown'],
  [410, 'gone'],
]);

/** Why an animal is not there; null for every other failure, which may pass. */
export function missingReason(error: unknown): MissingReason | null {
  return isRequestError(error) ? (REASONS.get(error.status) ?? null) : null;
}
