/** `npm run e2e [-- arguments of Playwright]`: starts a portal of its own, runs the browser tests against it, stops it again. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findChromium } from '../shared/scripts/find-chromium.mjs';
import { ensureInstalled } from '../shared/scripts/install.mjs';

ensureInstalled();
const { fillFolder, startPortal } = await import('./support/portal.mjs');
const { findNginx } = await import('./support/nginx.mjs');
const { hasPostgres } = await import('./support/postgres.mjs');
const require = createRequire(import.meta.url);

const { path, flags } = findChromium();
const withPostgres = await hasPostgres();
const nginx = findNginx();
const started = performance.now();
await fillFolder();
const portal = await startPortal();
console.log(`Portal on ${portal.url} after ${((performance.now() - started) / 1000).toFixed(1)} s.`);

const env = {
  ...process.env,
  PORTAL_URL: portal.url,
  PORTAL_DEPLOY_KEY: portal.key,
  PORTAL_SIGNING_KEY: portal.signingKey,
  PORTAL_DATA_DIR: portal.directory,
  PORTAL_CHROMIUM: path,
  PORTAL_CHROMIUM_FLAGS: flags.join(' '),
  PORTAL_POSTGRES: withPostgres ? '1' : '',
  PORTAL_NGINX: nginx ?? '',
};
const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
const runner = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
  cwd: import.meta.dirname,
  env,
  stdio: 'inherit',
});
// Ctrl-C reaches the runner as well; the portal is stopped when the runner has ended.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => runner.kill('SIGTERM'));
runner.once('exit', async (code) => {
  process.exitCode = code ?? 1;
  await portal.stop();
});
