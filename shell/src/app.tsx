import type { PortalConfig } from '@portal/shared/contract';
import {
  type PortalStore,
  PreloadProvider,
  type RenderSlot,
  registerStore,
  SessionProvider,
  SlotProvider,
} from '@portal/shared/session';
import { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { Layout } from './features/layout/layout';
import { sendLoadReport } from './features/remotes/load-report';
import { createLoader } from './features/remotes/loader';
import { LoaderContext } from './features/remotes/loader-context';
import { preloadPath } from './features/remotes/preload';
import { RemoteSlot } from './features/remotes/remote-slot';
import { Toaster } from './features/toasts/toaster';
import { routes } from './routes';

const loader = createLoader({ register: registerStore.get, report: sendLoadReport });
const renderSlot: RenderSlot = (name, props) => <RemoteSlot name={name} props={props} />;
const preload = (to: string) => preloadPath(registerStore.get(), to);

function Frame() {
  return (
    <Layout>
      <Outlet />
      <ScrollRestoration />
    </Layout>
  );
}

/** Providers and router. The layout stands around everything, so that a page that fails never takes the header with it. */
export function App({ store, config }: { store: PortalStore; config: PortalConfig }) {
  return (
    <SessionProvider store={store} config={config}>
      <LoaderContext value={loader}>
        <SlotProvider render={renderSlot}>
          <PreloadProvider preload={preload}>
            <RouterProvider router={router} />
            <Toaster />
          </PreloadProvider>
        </SlotProvider>
      </LoaderContext>
    </SessionProvider>
  );
}

const router = createBrowserRouter([{ path: '/', element: <Frame />, children: routes }]);
