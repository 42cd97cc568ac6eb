import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A few pixels: nobody scrolls to the very last one. */
const NEAR_PX = 48;

/**
 * Keeps a list of messages at its end: when it is opened, when a message arrives while the reader is there, and when they send one themselves.
 * Who scrolled up stays there, and `isBehind` says that something came meanwhile.
 */
export function useStayAtEnd(newest: string | undefined, lastOwn: string | undefined) {
  const log = useRef<HTMLDivElement>(null);
  const shown = useRef<{ newest: string | undefined; lastOwn: string | undefined }>(undefined);
  const [isAtEnd, setAtEnd] = useState(true);
  const [isBehind, setBehind] = useState(false);
  const tell = (atEnd: boolean) => {
    setAtEnd(atEnd);
    if (atEnd) setBehind(false);
  };
  const goToEnd = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    tell(true);
  };
  // Nothing is painted in between, so the list does not jump.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { newest, lastOwn };
    if (before === undefined || isAtEnd || before.lastOwn !== lastOwn) goToEnd();
    else if (before.newest !== newest) setBehind(true);
  });
  // Another width breaks the lines elsewhere, and a phone that is turned has another height.
  useEffect(() => {
    const view = document.defaultView;
    const handleResize = () => {
      if (isAtEnd && log.current) log.current.scrollTop = log.current.scrollHeight;
    };
    view?.addEventListener('resize', handleResize);
    return () => view?.removeEventListener('resize', handleResize);
  }, [isAtEnd]);
  const handleScroll = () => {
    if (!log.current) return;
    const { scrollHeight, scrollTop, clientHeight } = log.current;
    tell(scrollHeight - scrollTop - clientHeight < NEAR_PX);
  };
  return { log, isAtEnd, isBehind, handleScroll, goToEnd };
}

/** The value of `aria-live`: the history is not read out, only what comes after it `isHere`. */
export function useAnnounced(isHere: boolean): 'off' | 'polite' {
  const [live, setLive] = useState<'off' | 'polite'>('off');
  useEffect(() => {
    if (isHere) setLive('polite');
  }, [isHere]);
  return live;
}
