import { AppError } from './app-error';

const RETRY_AFTER_SECONDS = 5;

/** Runs at most `max` pieces of heavy work at the same time; when `maxQueue` are waiting, the next is refused with 503. */
export function semaphore({ max, maxQueue }: { max: number; maxQueue: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= max) {
      if (waiting.length >= maxQueue) {
        throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
