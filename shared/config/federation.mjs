/**
 * The one list of what the parts share at run time. A remote cannot edit it.
 *
 * Rule: what holds state is a singleton provided by the shell; what holds none is bundled by each part that uses it. A package that only
 * singletons use is not shared itself (@reduxjs/toolkit): so what nobody uses of it is left out.
 * Sub-paths are share keys of their own; a prefix (`primereact/`) is never shared: it made 22 requests of 4.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FACADES } from './facades.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** Share key → the package whose version counts for it. */
export const SINGLETONS = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-router-dom': 'react-router-dom',
  'react-redux': 'react-redux',
  'zod/mini': 'zod',
  '@portal/shared/platform': '@portal/shared',
  '@portal/shared/api-slices': '@portal/shared',
  '@portal/shared/session': '@portal/shared',
};

/**
 * The version of the running half of federation, which the shell has for all parts (shell/src/features/remotes/federation-host.ts): another
 * first number when entries built before would no longer run, another second one when `attach` can do more. Up to 1.57 the second counted
 * the names of the facades; from 1.100 on a shell compares the names themselves (doors.mjs).
 */
const FEDERATION_HOST = { name: 'federation-host', version: '1.102.0' };
/** What a remote needs: shells of before 1.102 read no register in which a name has two hyphens. */
const neededHost = (part) => (/^mf-[a-z]+-/.test(part) ? FEDERATION_HOST.version : '1.101.0');

const versionOf = (name) => JSON.parse(readFileSync(packageFile(name), 'utf8')).version;

function packageFile(name) {
  for (const folder of require.resolve.paths(name)) {
    const file = join(folder, name, 'package.json');
    try {
      readFileSync(file);
      return file;
    } catch {}
  }
  throw new Error(`${name} is not installed`);
}

/** Package → version that the shell of this tree provides; written into the shell's release. */
export function provides() {
  const packages = [...new Set(Object.values(SINGLETONS))].map((name) => [name, versionOf(name)]);
  return Object.fromEntries([...packages, [FEDERATION_HOST.name, FEDERATION_HOST.version]]);
}

/** The number of the contract between shell and remotes: `CONTRACT` of contract/slots.ts, read from its source. */
export function contractNumber() {
  const source = readFileSync(join(here, '../src/contract/slots.ts'), 'utf8');
  return Number(/CONTRACT = (\d+)/.exec(source)[1]);
}

/** Package → caret range that a remote needs of the shell: its peer dependencies, the doors of shared, and the federation host. */
export const needsOf = ({ name, dependencies, peerDependencies }) => ({
  ...peerDependencies,
  '@portal/shared': `^${dependencies['@portal/shared']}`,
  [FEDERATION_HOST.name]: `^${neededHost(name)}`,
});

/** Shared in builds for `npm run dev` alone: what their JSX calls. */
const DEVELOPMENT_SINGLETONS = { 'react/jsx-dev-runtime': 'react' };

/**
 * @param {'shell' | 'remote'} kind
 * @param {{ development?: 'refresh' | 'reload' }} [options] set in builds for `npm run dev`
 */
export function sharedPackages(kind, { development } = {}) {
  const versions = provides();
  const singletons = { ...SINGLETONS, ...(development === 'refresh' && DEVELOPMENT_SINGLETONS) };
  return Object.fromEntries(
    Object.entries(singletons).map(([key, name]) => {
      const common = { singleton: true, strictVersion: true, requiredVersion: `^${versions[name]}` };
      if (kind === 'remote') return [key, { ...common, import: false }];
      const facade = FACADES[key] ? { import: join(here, FACADES[key]) } : {};
      return [key, { ...common, eager: true, version: versions[name], ...facade }];
    }),
  );
}
