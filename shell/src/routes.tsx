import { type AccessRule, portalPath, UserType } from '@portal/shared/contract';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { LazyPage } from './features/remotes/lazy-page';
import { PageFailure } from './features/remotes/page-failure';
import { PortalPage } from './features/remotes/portal-page';
import { RequireAccess } from './features/session/require-access';
import { RouteGuard } from './features/session/route-guard';
import { HomePage } from './pages/home-page';
import { NoAccessPage } from './pages/no-access-page';
import { NotFoundPage } from './pages/not-found-page';

const loadLogin = async () => (await import('./pages/login-page')).LoginPage;
const loadLogout = async () => (await import('./pages/logout-page')).LogoutPage;
const loadConfirm = async () => (await import('./pages/confirm-page')).ConfirmPage;

const loadProfile = async () => (await import('./pages/profile-page')).ProfilePage;
const loadShelterProfile = async () => (await import('./pages/shelter-profile-page')).ShelterProfilePage;
const loadOwnSite = async () => (await import('./pages/own-site-page')).OwnSitePage;
const loadMembersPiece = async () => (await import('./pages/members-piece-page')).MembersPiecePage;

/** A page that few visitors open: its file is fetched then. */
const lazyPage = (path: string, name: string, load: () => Promise<ComponentType>): RouteObject => ({
  path: path.slice(1),
  element: <LazyPage name={name} load={load} props={{}} />,
});

/** The frame with the pages in its outlet. A page that throws is replaced by a card inside the frame; a frame that throws by the card alone. */
export const portalRoutes = (frame: ReactNode, pages: RouteObject[]): RouteObject[] => [
  {
    path: '/',
    element: frame,
    errorElement: <PageFailure />,
    children: [{ errorElement: <PageFailure />, children: pages }],
  },
];

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

/** The members area, named after the product; its first page is the profile. Who may see what: the user menu's rules (SH-039, SH-040, C15). */
function membersRoutes(slug: string): RouteObject[] {
  const adopters = { types: [UserType.default] };
  const guarded = <Props extends object>(
    path: string,
    rule: AccessRule,
    load: () => Promise<ComponentType<Props>>,
    props: Props,
  ): RouteObject => ({
    path: path.slice(1),
    element: (
      <RequireAccess rule={rule}>
        <LazyPage key={path} name={path} load={load} props={props} />
      </RequireAccess>
    ),
  });
  return [
    { path: portalPath.members(slug).slice(1), element: <Navigate to={portalPath.profile(slug)} replace /> },
    guarded(portalPath.profile(slug), 'loggedin', loadProfile, {}),
    guarded(portalPath.shelterProfile(slug), { types: [UserType.shelter] }, loadShelterProfile, {}),
    guarded(portalPath.ownSite(slug), { types: [UserType.shelter] }, loadOwnSite, {}),
    guarded(portalPath.savedSearches(slug), adopters, loadMembersPiece, { page: 'savedSearches' }),
    guarded(portalPath.favourites(slug), adopters, loadMembersPiece, { page: 'favourites' }),
    guarded(portalPath.reactions(slug), 'loggedin', loadMembersPiece, { page: 'reactions' }),
  ];
}
