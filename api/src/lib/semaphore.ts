import { AppError } from './app-error';

const RETRY_AFTER_SECONDS = 5;

/** Does at most `atOnce` pieces of heavy work side by side; more than `queue` waiting ones are refused with 503. */
export function turns({ atOnce, queue }: { atOnce: number; queue: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= queue) {
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
