/**
 * Completes package-lock.json with the optional binaries of other platforms; run it after each `npm install`. A registry that does not
 * carry a platform makes npm drop its entries, and `npm ci` then stops everywhere with "Missing: … from lock file".
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCK = new URL('../../package-lock.json', import.meta.url);
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];

/** The optional dependencies that no entry of the lock file answers: [name, version, entry that asks]. */
export function missingOptionals(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !lookupPaths(path, name).some((candidate) => candidate in packages))
      .map(([name, version]) => [name, version, entry]),
  );
}

/** Where Node would look for `name` from the package at `path`, nearest first. */
function lookupPaths(path, name) {
  const steps = path.split('/node_modules/');
  const nested = steps.map((_, depth) => steps.slice(0, steps.length - depth).join('/node_modules/'));
  return [...nested.filter(Boolean).map((base) => `${base}/node_modules/${name}`), `node_modules/${name}`];
}

/** An entry that npm skips on every other platform; system and processor are read from the name, as in `core-linux-arm64-musl`. */
function entryOf(name, version, asker) {
  const tokens = name.split(/[/-]/);
  const at = tokens.findIndex((token) => SYSTEMS.includes(token));
  const cpu = at === -1 ? tokens.find((token) => token === 'wasm32') : tokens[at + 1];
  if (!cpu || !/^\d+\.\d+\.\d+/.test(version)) throw new Error(`Add ${name}@${version} to package-lock.json by hand.`);
  const libc = { gnu: 'glibc', musl: 'musl' }[tokens[at + 2]];
  return {
    version,
    cpu: [cpu],
    ...(asker.dev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    ...(at === -1 ? {} : { os: [tokens[at]] }),
  };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
  const missing = missingOptionals(lock.packages);
  for (const [name, version, asker] of missing) lock.packages[`node_modules/${name}`] = entryOf(name, version, asker);
  const sorted = Object.entries(lock.packages).sort(([left], [right]) => left.localeCompare(right, 'en'));
  if (missing.length)
    writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(`${missing.length} entries added to package-lock.json`);
}
