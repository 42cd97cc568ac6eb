import type { RouteObject } from 'react-router-dom';
import { PortalPage } from './features/remotes/portal-page';
import { RouteGuard } from './features/session/route-guard';
import { HomePage } from './pages/home-page';
import { NoAccessPage } from './pages/no-access-page';
import { NotFoundPage } from './pages/not-found-page';

/** The shell's own pages; every other path belongs to a remote of the register, or to nobody. */
export const routes: RouteObject[] = [
  { index: true, element: <HomePage /> },
  { path: 'geen_toegang', element: <NoAccessPage /> },
  { path: 'not-found', element: <NotFoundPage /> },
  { path: '*', element: <PortalPage notFound={<NotFoundPage />} guard={RouteGuard} /> },
];
