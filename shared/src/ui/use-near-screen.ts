import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance from the screen at which something is near. */
const MARGIN = '100px';

/**
 * Whether an element was on the screen, or nearly: for what costs time or bytes and is often never looked at. The browser's own `lazy` for pictures begins 2,500 px
 * away on a slow line, where those of a list would stand before the script of the next page.
 */
export function useNearScreen<E extends Element>(): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(!__ON_SERVER__ && typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
