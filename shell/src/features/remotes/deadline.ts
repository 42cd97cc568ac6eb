import { LoadError } from './load-error';

/** Resolves after `ms` milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Rejects with class `deadline` when the promise is not settled within `ms` milliseconds; the work itself is not stopped. */
export function withDeadline<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new LoadError('deadline', `not loaded within ${Math.round(ms)} ms`)),
      Math.max(1, ms),
    );
  });
  return Promise.race([promise, deadline]).finally(() => clearTimeout(timer));
}
