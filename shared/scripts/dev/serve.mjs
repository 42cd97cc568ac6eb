/**
 * Development servers, for `rspack serve`: local parts with hot reload inside a running portal, on one address that only this browser sees.
 * The portal is the one on this machine, started when none answers, or that of `--env portal=https://portaal.example`.
 */
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { remoteConfig, shellConfig } from '../../config/rspack-part.mjs';
import { proxyRules } from './proxy.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const PORT = 4610;

/**
 * One configuration per local part; the first has the server.
 * @param {string[]} remotes local remotes
 * @param {{ portal?: string }} env address of a portal elsewhere. It runs its own production shell, in which components cannot change in
 *   place: there the page is loaded again. Without it the shell is local too.
 * @param {string} [root] folder of the parts
 */
export function serveConfig(remotes, { portal: address }, root = ROOT) {
  if (address && !URL.canParse(address)) throw new Error(`--env portal=${address} is geen adres.`);
  if (address && remotes.length === 0) throw new Error('De shell is alleen lokaal te zien in een lokaal portaal.');
  const kind = address ? 'reload' : 'refresh';
  const builds = (address ? remotes : ['shell', ...remotes]).map((part) => localBuild(join(root, part), kind));
  const portal = address ? running(new URL(address).origin) : localPortal();
  portal.catch(() => {});
  const [first] = builds;
  first.config.devServer = serverOptions({ portal, builds, kind });
  // The api that was started for this ends before the server is gone.
  first.config.plugins.push(onHook('shutdown', async () => (await portal).stop()));
  return builds.map(({ config }) => config);
}

/** A part's development build, and what is known of it once it was built: name and hash of its entry. */
function localBuild(directory, kind) {
  const part = basename(directory);
  const config = (part === 'shell' ? shellConfig : remoteConfig)(directory, { development: kind });
  const build = { part, directory, config };
  build.ready = new Promise((done) => {
    config.plugins.push(
      onHook('done', async (stats) => {
        if (stats.hasErrors()) return;
        if (part !== 'shell') Object.assign(build, entryOf(stats.compilation));
        done();
      }),
    );
  });
  return build;
}

/** The server keeps the entries of earlier builds too: a page that was opened before a change asks for the one its register names. */
function entryOf(compilation) {
  const [entrypoint] = compilation.entrypoints.values();
  const entry = entrypoint.getFiles().find((file) => file.endsWith('.js'));
  const digest = createHash('sha384').update(compilation.getAsset(entry).source.buffer()).digest('base64');
  return { entry, integrity: `sha384-${digest}` };
}

const onHook = (name, work) => ({ apply: (compiler) => compiler.hooks[name].tapPromise('serve', work) });

function serverOptions({ portal, builds, kind }) {
  const started = performance.now();
  const ready = Promise.all([portal, ...builds.map((build) => build.ready)]).then(([running]) => running);
  return {
    host: '127.0.0.1',
    port: PORT,
    hot: kind === 'refresh',
    compress: false,
    // The page's own address, whatever it is called there; failures stand in the badge and in the terminal.
    client: { webSocketURL: 'auto://0.0.0.0:0/ws', overlay: false, logging: 'warn' },
    devMiddleware: { headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' } },
    static: { directory: join(import.meta.dirname, 'browser'), publicPath: '/__dev', watch: false },
    proxy: proxyRules({ ready, builds: new Map(builds.map((build) => [build.part, build])) }),
    onListening: ({ options }) => ready.then((running) => printAddress(running, builds, options.port, started), giveUp),
  };
}

function printAddress({ origin, isOwn }, builds, port, started) {
  const seconds = ((performance.now() - started) / 1000).toLocaleString('nl-NL', { maximumFractionDigits: 1 });
  console.log(`\nLokaal na ${seconds} s: http://localhost:${port}`);
  console.log(`  Onderdelen: ${builds.map(({ part }) => part).join(', ')}`);
  console.log(`  Portaal:    ${origin}${isOwn ? '' : ' (draaide al; de api wordt niet herstart)'}`);
  console.log('  Stoppen:    Ctrl-C\n');
}

function giveUp(error) {
  console.error(error.message);
  process.exit(1);
}

const running = async (origin) => ({ origin, ready: async () => {}, stop: async () => {} });

/** The portal that answers on this machine's usual port, else one of our own. */
async function localPortal() {
  const origin = `http://localhost:${process.env.PORT || 3000}`;
  const answers = await fetch(`${origin}/version.json`).then(
    (answer) => answer.ok,
    () => false,
  );
  if (answers) return running(origin);
  const { startOwnPortal } = await import('./own-portal.mjs');
  return { ...(await startOwnPortal(ROOT)), isOwn: true };
}
