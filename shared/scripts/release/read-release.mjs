/** Reads a build folder into the release that the register will name: every file with its hash, the facts of remote.json, and of each
 * page and piece the files that a browser may fetch early. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentName } from '../../config/content-name.mjs';
import { surfaceChunks } from './surface-chunks.mjs';

/** Files beside the bundles that only the publishing step reads. */
const FACT_SHEETS = new Set(['build.json', 'release.json', 'mf-manifest.json', 'mf-stats.json']);

/**
 * @param part the name of a remote, or 'shell'
 * @param directory the part's folder
 * @param dist the folder of the build
 * @returns {Promise<{ release: object, files: Map<string, Buffer> }>} the release as `PUT /api/release/{name}` takes it
 */
export async function readRelease(part, directory, dist = join(directory, 'dist')) {
  const built = new Map([...readFiles(dist), ...readServerFile(`${dist}-server`)]);
  const manifest = part === 'shell' ? undefined : readManifest(dist);
  const files = manifest ? withoutModule(built, manifest) : built;
  const hashes = Object.fromEntries([...files].map(([name, bytes]) => [name, integrityOf(bytes)]));
  if (!manifest) return { files, release: shellRelease(dist, hashes) };
  const surface = await surfaceChunks(built, manifest.script);
  return { files, release: remoteRelease({ directory, dist, hashes, manifest, surface }) };
}

function readFiles(dist) {
  const names = readdirSync(dist).filter((name) => !FACT_SHEETS.has(name));
  const named = names.sort().map((name) => [name, readFileSync(join(dist, name))]);
  return new Map(named.map(([name, bytes]) => [name === DOCUMENT ? contentName(name, bytes) : name, bytes]));
}

/** What renders the first view on the server, of parts that have it (shared/config/rspack-server.mjs). */
const readServerFile = (folder) => (existsSync(folder) ? readFiles(folder) : []);

/** The shell's document gets its name here: the bundler writes into it until the last moment. */
const DOCUMENT = 'index.html';

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const baseOf = ({ name }) => `/mf/${name}/files/`;

/** Names of the entry and of the module's files. Pages are listed beside the module, because what they have in common lies in its file. */
function readManifest(dist) {
  const { exposes } = readJson(dist, 'mf-manifest.json');
  const { js, css } = exposes[0].assets;
  const ofModule = (names) => names.find((name) => name.startsWith('module.'));
  return { entry: entryOf(dist), script: ofModule(js.sync), style: ofModule(css.sync) };
}

/** The manifest was written before the entry got its last name (shared/config/remote-entry.mjs). */
const entryOf = (dist) => readdirSync(dist).find((name) => name.startsWith('remoteEntry.'));

/** The entry holds the script of the module (shared/config/entry-with-module.mjs): nobody would ask for its file. */
const withoutModule = (built, { script }) => new Map([...built].filter(([name]) => name !== script));

function shellRelease(dist, files) {
  const facts = readJson(dist, 'release.json');
  const page = Object.keys(files).find((name) => name.endsWith('.html'));
  const server = Object.keys(files).find((name) => name.startsWith('server.'));
  return { ...facts, base: baseOf(facts), page, ...(server && { server }), files };
}

function remoteRelease({ directory, dist, hashes, manifest, surface }) {
  const { name, ...facts } = readJson(dist, 'build.json');
  const { team, routes, menu, slots } = readJson(directory, 'remote.json');
  const { entry, style } = manifest;
  return {
    ...facts,
    team,
    base: baseOf({ name, ...facts }),
    entry,
    preload: style ? [entry, style] : [entry],
    files: hashes,
    routes: routes.map((route) => ({ ...route, preload: surface.routes[route.path] })),
    menu,
    slots: slots.map((piece) => ({ ...piece, preload: surface.slots[piece.slot] })),
  };
}
