import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** How long a pointer rests on a link before its remote is fetched, in ms (docs/federation.md#preloading). */
const HOVER_MS = 80;

const PreloadContext = createContext<(to: string) => void>(() => {});

/** The shell provides here how the remote that owns a path is preloaded. Without it, nothing is preloaded. */
export function PreloadProvider({ preload, children }: { preload: (to: string) => void; children: ReactNode }) {
  return <PreloadContext value={preload}>{children}</PreloadContext>;
}

/** The handlers of a link that preloads on intent: the pointer rests on it for 80 ms, it gets focus, or it is touched. */
export function usePreload(to: string) {
  const preload = useContext(PreloadContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      onPointerEnter: () => {
        timer.current = setTimeout(() => preload(to), HOVER_MS);
      },
      onPointerLeave: () => clearTimeout(timer.current),
      onFocus: () => preload(to),
      onTouchStart: () => preload(to),
    }),
    [preload, to],
  );
}

/** A link to a page of any part, by path. Use it instead of `Link` wherever the target may belong to another part. */
export function PreloadLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link {...usePreload(to)} {...props} to={to} />;
}
