/** Reads a build folder into the release that the register will name: every file with its hash, the facts of remote.json, and of each
 * page and piece the files that a browser may fetch early. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const files = readFiles(dist);
  const hashes = Object.fromEntries([...files].map(([name, bytes]) => [name, integrityOf(bytes)]));
  const release =
    part === 'shell' ? shellRelease(dist, hashes) : await remoteRelease({ directory, dist, files, hashes });
  return { files, release };
}

function readFiles(dist) {
  const names = readdirSync(dist).filter((name) => !FACT_SHEETS.has(name));
  return new Map(names.sort().map((name) => [name, readFileSync(join(dist, name))]));
}

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const baseOf = ({ name, version, build }) => `/mf/${name}/${version}-${build}/`;

function shellRelease(dist, files) {
  const facts = readJson(dist, 'release.json');
  return { ...facts, base: baseOf(facts), files };
}

async function remoteRelease({ directory, dist, files, hashes }) {
  const { name, ...facts } = readJson(dist, 'build.json');
  const { team, routes, menu, slots } = readJson(directory, 'remote.json');
  const manifest = readJson(dist, 'mf-manifest.json');
  const entry = manifest.metaData.remoteEntry.name;
  const { js, css } = manifest.exposes[0].assets;
  // Pages are listed beside the module, because what they have in common lies in its file.
  const module = [...js.sync, ...css.sync].filter((file) => file.startsWith('module.'));
  const preload = [entry, ...module];
  const base = baseOf({ name, ...facts });
  const surface = await surfaceChunks(files, module[0]);
  return {
    ...facts,
    team,
    base,
    entry,
    preload,
    files: hashes,
    routes: routes.map((route) => ({ ...route, preload: surface.routes[route.path] })),
    menu,
    slots: slots.map((piece) => ({ ...piece, preload: surface.slots[piece.slot] })),
  };
}
