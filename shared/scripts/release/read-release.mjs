/** Reads a build folder into the release that the register will name: every file with its hash, and the facts of remote.json. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files beside the bundles that only the publishing step reads. */
const FACT_SHEETS = new Set(['build.json', 'release.json', 'mf-manifest.json', 'mf-stats.json']);

/**
 * @param part the name of a remote, or 'shell'
 * @param directory the part's folder
 * @param dist the folder of the build
 * @returns {{ release: object, files: Map<string, Buffer> }} the release as `PUT /api/release/{name}` takes it
 */
export function readRelease(part, directory, dist = join(directory, 'dist')) {
  const files = readFiles(dist);
  const hashes = Object.fromEntries([...files].map(([name, bytes]) => [name, integrityOf(bytes)]));
  return { files, release: part === 'shell' ? shellRelease(dist, hashes) : remoteRelease(directory, dist, hashes) };
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

function remoteRelease(directory, dist, files) {
  const { name, ...facts } = readJson(dist, 'build.json');
  const { team, routes, menu, slots } = readJson(directory, 'remote.json');
  const manifest = readJson(dist, 'mf-manifest.json');
  const entry = manifest.metaData.remoteEntry.name;
  const { js, css } = manifest.exposes[0].assets;
  const preload = [entry, ...js.sync, ...css.sync];
  const base = baseOf({ name, ...facts });
  return { ...facts, team, base, entry, preload, files, routes, menu, slots };
}
