/**
 * `npm run dev`: every part with hot reload. `npm run dev -w mf-search`: one remote inside a running portal, the local one unless
 * `-- --portal https://portaal.example` names another. Both answer on http://localhost:4610; only this browser sees the local parts.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { REMOTES } = await import('./build.mjs');
const { ROOT } = await import('./test-results.mjs');

try {
  await develop(readArguments());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { portal: { type: 'string' }, port: { type: 'string', default: '4610' } },
  });
  const unknown = positionals.find((part) => !REMOTES.includes(part));
  if (unknown) throw new Error(`${unknown} is geen onderdeel; kies uit ${REMOTES.join(', ')}.`);
  if (values.portal && !URL.canParse(values.portal)) throw new Error(`--portal ${values.portal} is geen adres.`);
  return { ...values, remotes: positionals.length > 0 ? positionals : REMOTES };
}

async function develop({ portal: address, port, remotes }) {
  const started = performance.now();
  const { startBuilds } = await import('./dev/builds.mjs');
  const { createProxy } = await import('./dev/proxy.mjs');
  // A portal elsewhere runs its own production shell, in which components cannot change in place.
  const parts = address ? remotes : ['shell', ...remotes];
  const builds = startBuilds(parts, { root: ROOT, kind: address ? 'reload' : 'refresh' });
  const portal = address ? running(new URL(address).origin) : await localPortal();
  stopOnSignal(portal, builds);
  await Promise.all([...builds.builds.values()].map(({ ready }) => ready));

  const label = remotes.length === REMOTES.length ? 'alles' : remotes.join(', ');
  const server = createProxy({ portal, builds, label, reloads: Boolean(address) });
  await listen(server, Number(port));
  const seconds = ((performance.now() - started) / 1000).toLocaleString('nl-NL', { maximumFractionDigits: 1 });
  console.log(`\nLokaal na ${seconds} s: http://localhost:${port}`);
  console.log(`  Onderdelen: ${parts.join(', ')}`);
  console.log(`  Portaal:    ${portal.origin}${portal.isOwn ? '' : ' (draaide al; de api wordt niet herstart)'}`);
  console.log('  Stoppen:    Ctrl-C\n');
}

function running(origin) {
  return { origin, ready: async () => {}, stop: async () => {} };
}

/** The portal that answers on this machine's usual port, else one of our own. */
async function localPortal() {
  const origin = `http://localhost:${process.env.PORT || 3000}`;
  const answers = await fetch(`${origin}/version.json`).then(
    (answer) => answer.ok,
    () => false,
  );
  if (answers) return running(origin);
  const { startOwnPortal } = await import('./dev/own-portal.mjs');
  return { ...(await startOwnPortal(ROOT)), isOwn: true };
}

function listen(server, port) {
  return new Promise((done, fail) => {
    server.once('error', (error) =>
      fail(
        error.code === 'EADDRINUSE' ? new Error(`Poort ${port} is al in gebruik; kies een andere met --port.`) : error,
      ),
    );
    server.listen({ port, host: '127.0.0.1' }, done);
  });
}

function stopOnSignal(portal, builds) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await Promise.all([portal.stop(), builds.stop()]);
      process.exit(0);
    });
  }
}
