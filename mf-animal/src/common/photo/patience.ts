import { isOnline, isRequestError } from '@portal/shared/session';

const TRIES = 6;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** No answer, too many requests, or a server in trouble: another try may do. Anything else the server said about this very call. */
export const isPassing = (error: unknown): boolean =>
  isRequestError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

export interface Patience {
  /** Whether the call is still wanted. */
  isWanted: () => boolean;
  /** Pause before another try, in ms. */
  wait: (ms: number) => Promise<void>;
  onPause: () => void;
}

/**
 * Does a call again, at most six times, until it succeeds or fails for good; without a network it does not try again. Undefined when nobody
 * wants it any more.
 */
export async function patiently<Result>(
  call: () => Promise<Result>,
  { isWanted, wait, onPause }: Patience,
): Promise<Result | undefined> {
  for (let attempt = 1; isWanted(); attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error) || attempt === TRIES || !isOnline()) throw error;
      onPause();
      await wait(pauseBefore(attempt));
    }
  }
  return undefined;
}

/** One second, twice as long each time, at most 15; a little more or less, so that photos do not come all at once. */
const pauseBefore = (attempt: number) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)) * (0.75 + Math.random() / 2);

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
