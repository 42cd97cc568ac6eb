import { useEffect, useRef } from 'react';

/** What ends a press: the button comes up, or the browser makes something else of it, or a key says that an end was missed. */
const ENDS = ['mouseup', 'dragend', 'contextmenu', 'keydown'] as const;
const PRIMARY_BUTTON = 0;

/** Gives a promise that waits, while a mouse button or a finger presses anywhere on the page, until the click of that press has arrived. */
export function useRelease(): () => Promise<void> | undefined {
  const released = useRef<Promise<void>>(undefined);
  useEffect(() => {
    let release: (() => void) | undefined;
    const press = ({ button }: MouseEvent) => {
      if (button !== PRIMARY_BUTTON) return;
      release?.();
      released.current = new Promise((resolve) => {
        release = resolve;
      });
    };
    // The click follows in the same task.
    const end = () => release && setTimeout(release);
    document.addEventListener('mousedown', press, { capture: true });
    for (const name of ENDS) document.addEventListener(name, end, { capture: true });
    return () => {
      release?.();
      document.removeEventListener('mousedown', press, { capture: true });
      for (const name of ENDS) document.removeEventListener(name, end, { capture: true });
    };
  }, []);
  return () => released.current;
}
