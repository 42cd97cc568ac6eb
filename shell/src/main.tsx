import '@portal/shared/ui/tokens.css';
import './fonts.css';
import './boot.css';
import { configureZod, framing, loadIdentity, readPortalConfig } from '@portal/shared/platform';
import { makeStore, registerStore } from '@portal/shared/session';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { bootRegister } from './features/remotes/register';
import { createSessionKeeper } from './features/session/session-keeper';

/** Reads register and configuration, makes the store and mounts. Nothing here waits for a remote. */
async function start() {
  configureZod();
  // The embedded look (SH-009, C39): style sheets hide header, footer and bottom bar.
  document.documentElement.toggleAttribute('iframe', framing() !== 'none');
  const config = readPortalConfig();
  registerStore.set(await bootRegister());
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const keeper = createSessionKeeper(() => loadIdentity(config));
  const store = makeStore({ config, getToken: keeper.getToken, onTokenRefused: keeper.tokenRefused });
  keeper.start(store);
  createRoot(root).render(<App store={store} config={config} keeper={keeper} />);
}

void start();
