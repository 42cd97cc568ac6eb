import { useEffect, useRef } from 'react';

/**
 * While `isOpen`, Escape closes wherever the focus is, and nothing else handles that key: not the library that shows what closes, and not the
 * overlay below it (decision 043).
 */
export function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, [isOpen]);
}
