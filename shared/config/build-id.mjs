/**
 * Identifies a build by its input: 8 hex digits over the part's sources, what it shares with the other parts, the packages of
 * the lock file and the build settings. Same input, same release; another input never reuses the name of an existing folder.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockedPackages } from './locked-packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const PART_INPUTS = ['src', 'public', 'index.html', 'package.json', 'remote.json', 'rspack.config.mjs'];
const SHARED_INPUTS = ['shared/src', 'shared/config', 'shared/package.json'];
const IGNORED = /(\.test\.tsx?$|\.test\.mjs$|^[^/]+\/src\/testing\/|^shared\/config\/planted-violations\/|\.md$)/;

/** @param {string} [version] of a release that is not the one in package.json */
export function buildId(part, version = '') {
  const hash = createHash('sha256').update(version).update(installed());
  const inputs = [
    ...PART_INPUTS.map((name) => join(root, part, name)),
    ...SHARED_INPUTS.map((name) => join(root, name)),
  ];
  for (const file of inputs.flatMap(filesBelow)) {
    const name = relative(root, file).split(sep).join('/');
    if (IGNORED.test(name)) continue;
    hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

/** The versions that other parts raise stand in the lock file too: they make no other build of this one. */
const installed = () => JSON.stringify(lockedPackages(readFileSync(join(root, 'package-lock.json'), 'utf8')));

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
