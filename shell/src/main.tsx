import '@portal/shared/ui/tokens.css';
import './fonts.css';
import './boot.css';
import { configureZod, framing, readPortalConfig } from '@portal/shared/platform';
import { makeStore, registerStore } from '@portal/shared/session';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { bootRegister } from './features/remotes/register';

/** Reads register and configuration, makes the store and mounts. Nothing here waits for a remote. */
async function start() {
  configureZod();
  // The embedded look (SH-009, C39): style sheets hide header, footer and bottom bar.
  document.documentElement.toggleAttribute('iframe', framing() !== 'none');
  const config = readPortalConfig();
  registerStore.set(await bootRegister());
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(<App store={makeStore({ config })} config={config} />);
}

void start();
