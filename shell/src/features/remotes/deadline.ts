import { LoadError } from './load-error';

/** Resolves after `ms` milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Gives what `work` gives; rejects with class `deadline` when that takes longer than `ms` milliseconds. The signal is aborted then, so that
 * what comes later is discarded.
 */
export function withDeadline<T>(work: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, reject) => {
    const giveUp = () => {
      const tooLate = new LoadError('deadline', `not loaded within ${Math.round(ms)} ms`, { isUnanswered: true });
      reject(tooLate);
      ending.abort(tooLate);
    };
    timer = setTimeout(giveUp, Math.max(1, ms));
  });
  return Promise.race([work(ending.signal), deadline]).finally(() => clearTimeout(timer));
}
