/** Milliseconds a page is taken to need before the first one was measured. */
const FIRST_GUESS_MS = 20;
/** The last page counts for one part in so many. */
const MEMORY = 8;

/** How long a thread needs for a page, as it has worked of late, and so whether another page would be in time. */
export function pagePace(now: () => number = () => performance.now()) {
  let pageMs = FIRST_GUESS_MS;
  let since = 0;
  return {
    /** Whether one more is done within `ms` milliseconds after so many others; a thread without work always takes one. */
    hasTime: (others: number, ms: number): boolean => others === 0 || (others + 1) * pageMs <= ms,
    /** A page was handed to the thread; `others` are before it. */
    begin(others: number): void {
      if (others === 0) since = now();
    },
    /** A page is done. */
    end(): void {
      const ended = now();
      pageMs += (ended - since - pageMs) / MEMORY;
      since = ended;
    },
  };
}
