import { useCallback, useEffect, useRef } from 'react';

/**
 * Closes a toast after `duration` milliseconds. The clock stops while the pointer or the focus is on the toast, and goes on with what
 * was left (C44). Gives the handlers for the toast's element.
 */
export function useToastClock(duration: number, close: () => void) {
  const latest = useRef(close);
  latest.current = close;
  const clock = useRef({ left: duration, startedAt: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined });

  const run = useCallback(() => {
    clearTimeout(clock.current.timer);
    clock.current.startedAt = Date.now();
    clock.current.timer = setTimeout(() => latest.current(), clock.current.left);
  }, []);
  const hold = useCallback(() => {
    clearTimeout(clock.current.timer);
    clock.current.left = Math.max(0, clock.current.left - (Date.now() - clock.current.startedAt));
  }, []);

  useEffect(() => {
    run();
    return () => clearTimeout(clock.current.timer);
  }, [run]);

  return { onMouseEnter: hold, onMouseLeave: run, onFocus: hold, onBlur: run };
}
