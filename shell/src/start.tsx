import { configureZod, framing, hideVersion, loadIdentity, readPortalConfig } from '@portal/shared/platform';
import { makeStore, registerStore } from '@portal/shared/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App, appRoutes } from './app';
import { nextTask } from './common/next-task';
import { listenToWorker } from './features/offline/stored-answers';
import { reportCaughtError } from './features/remotes/caught-error';
import { onFirstIntent } from './features/remotes/first-intent';
import { sendLoadReport } from './features/remotes/load-report';
import { createLoader } from './features/remotes/loader';
import { readFirstView } from './features/remotes/read-first-view';
import { bootRegister } from './features/remotes/register';
import { shownRelease } from './features/remotes/release-selection';
import { setRenderedAreas } from './features/remotes/rendered-areas';
import { reportNewPage } from './features/remotes/report-new-page';
import { createSessionKeeper } from './features/session/session-keeper';

/**
 * Reads register and configuration, makes the store and mounts into `root`, each in a task of its own like the pieces of main.tsx. Nothing here waits
 * for a remote.
 */
export async function start(root: HTMLElement) {
  configureZod();
  // The embedded look (SH-009, C39): style sheets hide header, footer and bottom bar.
  root.ownerDocument.documentElement.toggleAttribute('iframe', framing() !== 'none');
  listenToWorker();
  const config = readPortalConfig();
  registerStore.choose((row) => shownRelease(row, registerStore.get()?.shell));
  registerStore.set(await bootRegister());
  await nextTask();
  const keeper = createSessionKeeper(() => loadIdentity(config));
  const { getToken, renewToken, tokenRefused } = keeper;
  const view = readFirstView();
  const store = makeStore({ config, getToken, renewToken, onTokenRefused: tokenRefused }, view?.kept);
  hideVersion();
  await nextTask();
  const router = createBrowserRouter(appRoutes(config.productSlug));
  await nextTask();
  const loader = createLoader({ register: registerStore.get, report: sendLoadReport });
  const atServer = view ? store.getState() : undefined;
  keeper.start(store);
  onFirstIntent((event) => {
    import('./features/remotes/next-page')
      .then(({ followIntent }) => followIntent({ store, loader }, event))
      .catch(() => {});
  });
  const app = <App {...{ store, atServer, config, keeper, loader, router }} />;
  // A transition is rendered in slices of a few milliseconds, between which the browser answers.
  startTransition(() => {
    if (view) {
      setRenderedAreas(view.areas);
      hydrateRoot(root, app, { onCaughtError: reportCaughtError, onRecoverableError: reportNewPage });
    } else createRoot(root, { onCaughtError: reportCaughtError }).render(app);
  });
}
