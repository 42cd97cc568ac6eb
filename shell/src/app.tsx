import type { PortalConfig } from '@portal/shared/contract';
import { framing, IdentityContext } from '@portal/shared/platform';
import {
  FavouriteMerge,
  type PortalState,
  type PortalStore,
  PreloadProvider,
  type RenderSlot,
  registerStore,
  SessionProvider,
  SlotProvider,
} from '@portal/shared/session';
import type { ComponentProps } from 'react';
import { Outlet, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { Analytics } from './features/banners/analytics';
import { reopenConsent } from './features/banners/consent';
import { CookieBanner } from './features/banners/cookie-banner';
import { VersionBanner } from './features/banners/version-banner';
import { DialogHost, type RenderDialog } from './features/dialogs/dialog-host';
import { EmbeddedOutlet } from './features/embedding/embedded-outlet';
import { Layout } from './features/layout/layout';
import { LeaveGuard } from './features/leaving/leave-guard';
import { OfflineNotice } from './features/offline/offline-notice';
import { useKeptCopies } from './features/offline/use-kept-copies';
import { whenTakenOver } from './features/remotes/arrival';
import type { Loader } from './features/remotes/loader';
import { LoaderContext } from './features/remotes/loader-context';
import { preloadPath } from './features/remotes/preload';
import { fetchRegister } from './features/remotes/register';
import { RemoteSlot, RequiredSlot } from './features/remotes/remote-slot';
import { useMissingRegister } from './features/remotes/use-missing-register';
import { SessionGate } from './features/session/session-gate';
import type { SessionKeeper } from './features/session/session-keeper';
import { SignOutContext } from './features/session/sign-out-context';
import { StaffIdle } from './features/session/staff-idle';
import { SignInAgain } from './features/sign-in-again/sign-in-again';
import { Toaster } from './features/toasts/toaster';
import { portalRoutes, routesFor } from './routes';

const renderSlot: RenderSlot = (name, props) => <RemoteSlot name={name} props={props} />;
const renderDialog: RenderDialog = (name, props, { pending, unavailable, failed }) => (
  <RequiredSlot
    name={name}
    props={props}
    states={{ pending, failed: (_error, retry) => failed(retry) }}
    absent={unavailable}
  />
);
/**
 * Where a view was scrolled to is kept by its place in the history. Of the first view of a document that is always 'default': its path says whose it is, or
 * the next document in the tab would start half-way down.
 */
const scrollKey = ({ key, pathname }: { key: string; pathname: string }) => (key === 'default' ? pathname : key);

const preload = (to: string) => preloadPath(registerStore.get(), to);

async function readNewRegister() {
  const register = await fetchRegister();
  await whenTakenOver();
  if (register) registerStore.set(register);
}

function Frame() {
  useMissingRegister(readNewRegister);
  useKeptCopies();
  const isForeign = framing() === 'foreign';
  const banners = (
    <>
      {isForeign || <CookieBanner />}
      <OfflineNotice />
      <VersionBanner onNewGeneration={readNewRegister} />
    </>
  );
  return (
    <>
      <SessionGate>
        <SignInAgain>
          <DialogHost render={renderDialog}>
            <Layout banners={banners} onCookieSettings={reopenConsent}>
              {isForeign ? <EmbeddedOutlet /> : <Outlet />}
              <ScrollRestoration getKey={scrollKey} />
              {isForeign || <Analytics />}
            </Layout>
          </DialogHost>
        </SignInAgain>
      </SessionGate>
      <Toaster />
      <FavouriteMerge />
      <StaffIdle />
      <LeaveGuard />
    </>
  );
}

/** What the page is made of; the server has others of some of them (docs/federation.md#first-view). */
export interface AppProps {
  store: PortalStore;
  /** The state with which the server rendered the page that is taken over. */
  atServer?: PortalState | undefined;
  config: PortalConfig;
  keeper: SessionKeeper;
  loader: Loader;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** Providers and router. The layout stands around everything, so that a page that fails never takes the header with it. */
export function App({ store, atServer, config, keeper, loader, router }: AppProps) {
  return (
    <SessionProvider store={store} atServer={atServer} config={config}>
      <IdentityContext value={keeper.identity}>
        <SignOutContext value={keeper.signOut}>
          <LoaderContext value={loader}>
            <SlotProvider render={renderSlot}>
              <PreloadProvider preload={preload}>
                <RouterProvider router={router} />
              </PreloadProvider>
            </SlotProvider>
          </LoaderContext>
        </SignOutContext>
      </IdentityContext>
    </SessionProvider>
  );
}

/** The routes of the whole page. */
export const appRoutes = (slug: string) => portalRoutes(<Frame />, routesFor(slug));
