import pLimit from 'p-limit';
import { AppError } from './app-error';

const RETRY_AFTER_SECONDS = 5;

/** Runs at most `max` pieces of heavy work at the same time; when `maxQueue` are waiting, the next is refused with 503. */
export function semaphore({ max, maxQueue }: { max: number; maxQueue: number }) {
  const limit = pLimit(max);
  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (limit.activeCount + limit.pendingCount >= max + maxQueue) {
      throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return limit(work);
  };
}
