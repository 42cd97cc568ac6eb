import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is on the screen of somebody who looks at this tab. */
export function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  const [isTabShown, setTabShown] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const handleChange = () => setTabShown(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, []);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting === true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear && isTabShown;
}
