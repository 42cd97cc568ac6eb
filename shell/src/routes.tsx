import { portalPath } from '@portal/shared/contract';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { LazyPage } from './features/remotes/lazy-page';
import { PortalPage } from './features/remotes/portal-page';
import { RouteGuard } from './features/session/route-guard';
import { HomePage } from './pages/home-page';
import { MembersPage, type MembersPageName } from './pages/members-page';
import { NoAccessPage } from './pages/no-access-page';
import { NotFoundPage } from './pages/not-found-page';

const loadLogin = async () => (await import('./pages/login-page')).LoginPage;
const loadLogout = async () => (await import('./pages/logout-page')).LogoutPage;
const loadConfirm = async () => (await import('./pages/confirm-page')).ConfirmPage;

/** A page that few visitors open: its file is fetched then. */
const lazyPage = (path: string, name: string, load: () => Promise<ComponentType>): RouteObject => ({
  path: path.slice(1),
  element: <LazyPage name={name} load={load} props={{}} />,
});

/** The shell's own pages; every other path belongs to a remote of the register, or to nobody. */
export const routesFor = (slug: string): RouteObject[] => [
  { index: true, element: <HomePage /> },
  { path: 'geen_toegang', element: <NoAccessPage /> },
  { path: 'not-found', element: <NotFoundPage /> },
  ...[portalPath.login(), portalPath.register(), portalPath.registerForInvite()].map((path) =>
    lazyPage(path, 'login', loadLogin),
  ),
  lazyPage(portalPath.logout(), 'logout', loadLogout),
  lazyPage(portalPath.confirm(), 'confirm', loadConfirm),
  ...membersRoutes(slug),
  { path: '*', element: <PortalPage notFound={<NotFoundPage />} guard={RouteGuard} /> },
];

/** The members area, named after the product; its first page is the profile (SH-039). */
function membersRoutes(slug: string): RouteObject[] {
  const page = (path: string, name: MembersPageName) => ({ path: path.slice(1), element: <MembersPage page={name} /> });
  return [
    { path: portalPath.members(slug).slice(1), element: <Navigate to={portalPath.profile(slug)} replace /> },
    page(portalPath.profile(slug), 'profile'),
    page(portalPath.shelterProfile(slug), 'shelterProfile'),
    page(portalPath.savedSearches(slug), 'savedSearches'),
    page(portalPath.favourites(slug), 'favourites'),
    page(portalPath.reactions(slug), 'reactions'),
  ];
}
