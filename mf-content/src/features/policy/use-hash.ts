import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the section of the address (`#anbi`) into view and puts the focus on its heading, also when the page loads later than the address. */
export function useHash(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link a second time goes there again
  useEffect(() => {
    if (hash === '') return;
    const section = document.getElementById(decodeURIComponent(hash.slice(1)));
    section?.scrollIntoView();
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [hash, key]);
}
