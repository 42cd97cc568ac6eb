import { useCallback, useEffect, useRef } from 'react';

/**
 * Closes a toast after `duration` milliseconds. The clock stops while the pointer or the focus is on the toast, and goes on with what
 * was left (C44). Gives the handlers for the toast's element.
 */
export function useToastClock(duration: number, close: () => void) {
  const latest = useRef(close);
  latest.current = close;
  const clock = useRef({ left: duration, startedAt: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined });
  /** What is on the toast now: the clock runs when nothing is. */
  const holders = useRef(new Set<'pointer' | 'focus'>());

  const run = useCallback(() => {
    clock.current.startedAt = Date.now();
    clock.current.timer = setTimeout(() => latest.current(), clock.current.left);
  }, []);
  const hold = (what: 'pointer' | 'focus') => {
    if (holders.current.size === 0) {
      clearTimeout(clock.current.timer);
      clock.current.left = Math.max(0, clock.current.left - (Date.now() - clock.current.startedAt));
    }
    holders.current.add(what);
  };
  const release = (what: 'pointer' | 'focus') => {
    if (holders.current.delete(what) && holders.current.size === 0) run();
  };

  useEffect(() => {
    run();
    return () => clearTimeout(clock.current.timer);
  }, [run]);

  return {
    onMouseEnter: () => hold('pointer'),
    onMouseLeave: () => release('pointer'),
    onFocus: () => hold('focus'),
    onBlur: () => release('focus'),
  };
}
