import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a page may take to show its heading before the focus stays where it is, in ms: the loader's longest time plus one second. */
const PATIENCE_MS = 10_000;

/**
 * Moves the focus to the heading of the page after each change of path, so that a screen reader says where the visitor is (C45). The
 * heading may come late: pages load when they are visited. A changed filter keeps the path and moves nothing; neither does the first
 * page, nor a visitor who has already gone on to a field of the new page. The layout of the shell calls it once with its `main`.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    const area = main.current;
    if (shown.current === pathname || area === null) return;
    shown.current = pathname;
    return whenHeadingShows(area);
  }, [main, pathname]);
}

function whenHeadingShows(area: HTMLElement): () => void {
  const observer = new MutationObserver(attempt);
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  function attempt(): void {
    const heading = area.querySelector('h1');
    if (heading === null) return;
    stop();
    if (area.contains(document.activeElement) && document.activeElement !== area) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  observer.observe(area, { childList: true, subtree: true });
  attempt();
  return stop;
}
