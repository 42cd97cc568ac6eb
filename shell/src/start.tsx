import { configureZod, framing, loadIdentity, readPortalConfig } from '@portal/shared/platform';
import { makeStore, registerStore } from '@portal/shared/session';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { listenToWorker } from './features/offline/stored-answers';
import { reportCaughtError } from './features/remotes/caught-error';
import { bootRegister } from './features/remotes/register';
import { shownRelease } from './features/remotes/release-selection';
import { createSessionKeeper } from './features/session/session-keeper';

/** Reads register and configuration, makes the store and mounts into `root`. Nothing here waits for a remote. */
export async function start(root: HTMLElement) {
  configureZod();
  // The embedded look (SH-009, C39): style sheets hide header, footer and bottom bar.
  root.ownerDocument.documentElement.toggleAttribute('iframe', framing() !== 'none');
  listenToWorker();
  const config = readPortalConfig();
  registerStore.choose((row) => shownRelease(row, registerStore.get()?.shell));
  registerStore.set(await bootRegister());
  const keeper = createSessionKeeper(() => loadIdentity(config));
  const { getToken, renewToken, tokenRefused } = keeper;
  const store = makeStore({ config, getToken, renewToken, onTokenRefused: tokenRefused });
  keeper.start(store);
  // A transition is rendered in slices of a few milliseconds, between which the browser answers.
  const page = createRoot(root, { onCaughtError: reportCaughtError });
  startTransition(() => page.render(<App store={store} config={config} keeper={keeper} />));
}
