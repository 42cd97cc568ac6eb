/**
 * `npm start`: installs when needed, builds what changed, starts the api with the embedded database and demo data, publishes the parts to it
 * and prints the address. Ctrl-C stops everything.
 */
import { randomBytes } from 'node:crypto';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { startApi } = await import('./start/api-process.mjs');
const { publishAll } = await import('./start/publish-all.mjs');
const { buildParts } = await import('./build.mjs');
const { startSigningKey } = await import('./release/sign-release.mjs');

const started = performance.now();
// Whoever wants to publish to this portal as well passes their own key.
const key = process.env.DEPLOY_KEY || randomBytes(32).toString('hex');
const api = startApi({ DEPLOY_KEY: key });

try {
  const [ready] = await Promise.all([api.ready, buildParts()]);
  const signingKey = startSigningKey(ready.directory);
  await publishAll({ portal: `http://localhost:${ready.port}`, key, signingKey });
  const seconds = ((performance.now() - started) / 1000).toLocaleString('nl-NL', { maximumFractionDigits: 1 });
  console.log(`\nHet portaal draait na ${seconds} s: ${ready.origin}`);
  console.log(
    `  Gegevens: ${ready.engine === 'pglite' ? 'ingebouwde database' : 'PostgreSQL'}, map ${ready.directory}`,
  );
  console.log(`  Api:      ${ready.origin}/api/openapi.json`);
  if (ready.demo) console.log(`${signIns(ready.demo)}\n${reach(ready.demo)}`);
  console.log('  Stoppen:  Ctrl-C\n');
} catch (error) {
  if (!api.hasEnded()) console.error(error.message);
  api.stop();
  process.exitCode = 1;
}

/** Who can reach a portal with passwords that everybody knows. */
function reach({ isLocal }) {
  return isLocal
    ? '  Bereikbaar: alleen op deze computer; LISTEN_HOST=:: opent het portaal voor het netwerk'
    : '  Let op:   bereikbaar vanaf het netwerk, met wachtwoorden die iedereen kent';
}

/** The accounts of the demo data, in columns. */
function signIns({ password, accounts }) {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const lines = accounts.map(({ email, who }) => `    ${email.padEnd(width)}  ${who}`);
  return [`  Inloggen, wachtwoord ${password}:`, ...lines].join('\n');
}
