/** The api as a child process of `npm start`: its environment, the moment it is ready, and its end. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PARTS } from '../workspaces.mjs';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../../..');

/** What `npm start` chooses unless the environment says otherwise. */
const DEFAULTS = {
  PORTAL_ENVIRONMENT: 'demo',
  // They are published once the api listens: until then no page is shown.
  PORTAL_PARTS: PARTS.join(','),
  // Counts while demo data is loaded, and is refused in production.
  ...(process.env.NODE_ENV === 'production' ? {} : { DEMO_IDP: '1' }),
  DEMO_SCALE: '10k',
  LOG_LEVEL: 'warn',
  CONTACT_EMAIL: 'info@pootjesplein.example',
  SOCIAL_LINKS: 'Instagram=https://instagram.example/pootjesplein,Facebook=https://facebook.example/pootjesplein',
};

/**
 * Starts the api. `ready` resolves with { origin, port, engine, directory, demo } (demo: the accounts to sign in with, or null) and rejects when the process ends before; it then has said why. The end of the api
 * ends this process too, with the same status.
 */
export function startApi(extra) {
  let isOver = false;
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'api/src/main.ts')], {
    cwd: root,
    env: { ...DEFAULTS, ...process.env, ...extra },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ready = new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', () => reject(new Error('De api is gestopt.')));
  });
  child.once('exit', (code) => {
    isOver = true;
    process.exit(code ?? 1);
  });
  const stop = () => child.kill('SIGTERM');
  // Ctrl-C reaches the child as well; this process waits for its end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', stop);
  return { ready, stop, hasEnded: () => isOver };
}
