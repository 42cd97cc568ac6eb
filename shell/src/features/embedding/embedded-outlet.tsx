import { isBrowseRoute } from '@portal/shared/domain';
import { openWindow } from '@portal/shared/platform';
import { PageTitle } from '@portal/shared/ui';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { messages } from './messages';

/**
 * The page inside a frame of another origin (C39): links to pages that are not for browsing open a new window, and where the portal goes
 * to such a page by itself, a link to that window stands in its place.
 */
export function EmbeddedOutlet() {
  const { pathname, search, hash } = useLocation();
  useFrameLook(pathname);
  useEffect(() => {
    document.addEventListener('click', openElsewhere, { capture: true });
    return () => document.removeEventListener('click', openElsewhere, { capture: true });
  }, []);
  if (isBrowseRoute(pathname)) return <Outlet />;
  return (
    <>
      <PageTitle title={messages.title} lead={messages.text} />
      <p>
        <a href={`${pathname}${search}${hash}`} target="_blank" rel="noopener">
          {messages.open}
        </a>
      </p>
    </>
  );
}

const loadFrameLook = () => import('./frame-look');

/** Height and colours for the page around the frame (C67). Without this file the frame keeps its height and the portal its green. */
function useFrameLook(pathname: string) {
  useEffect(() => {
    const ended = new AbortController();
    loadFrameLook()
      .then(({ followFrame }) => followFrame(ended.signal))
      .catch(() => {});
    return () => ended.abort();
  }, []);
  useEffect(() => {
    loadFrameLook()
      .then(({ tellPage }) => tellPage(pathname))
      .catch(() => {});
  }, [pathname]);
}

/** Takes a click on a link before the router does. */
function openElsewhere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.origin !== document.location.origin || isBrowseRoute(link.pathname))
    return;
  event.preventDefault();
  event.stopPropagation();
  openWindow(link.href);
}
