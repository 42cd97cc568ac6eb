/**
 * The federation plugin puts its runtime into every entry. Here the shell has one for all parts, and each entry calls it. Its core is kept in
 * a file of the shell's that only releases with a runtime of their own ask for; the packages' ES modules are built instead of the CommonJS
 * files that the plugin names, of which nothing unused can be left out.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';

/** As the plugin's package sees its own dependencies. */
const require = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));

/** Requests that the plugin or its packages would answer with a CommonJS file → package and file of the ES module. */
const MODULES = {
  '@module-federation/enhanced/runtime': ['runtime-tools', 'runtime.js'],
  '@module-federation/runtime-tools/runtime': ['runtime-tools', 'runtime.js'],
  '@module-federation/runtime-tools/runtime-core': ['runtime-tools', 'runtime-core.js'],
  '@module-federation/runtime': ['runtime', 'index.js'],
};

/** What the plugin runs before all else of a build: its runtime, as the text of a module. */
const RUNTIME = /^@module-federation\/runtime\/rspack\.js!=!data:text\/javascript,/;

/** Entry of a remote → of the host in its shell; fails at once in a page without it. */
const ATTACH = 'portalFederation.attach(__webpack_require__);';

const packageFile = ([name, file]) => join(dirname(require.resolve(`@module-federation/${name}`)), file);

/** @param {'shell' | 'remote'} kind @param {string} directory of the part */
export function federationHost(kind, directory) {
  const host = join(directory, 'src/features/remotes/federation-host.ts');
  const offer = `import { offer } from ${JSON.stringify(host)}; offer(__webpack_require__);`;
  const source = kind === 'shell' ? offer : ATTACH;
  const replacement = new rspack.NormalModuleReplacementPlugin(RUNTIME, (data) => {
    data.request = `${RUNTIME.exec(data.request)[0]}${encodeURIComponent(source)}`;
  });
  if (kind === 'remote') return [replacement];
  const core = packageFile(['runtime-tools', 'runtime-core.js']);
  return [replacement, new rspack.ProvidePlugin({ __FEDERATION_RUNTIME_CORE__: core })];
}

/** `@module-federation/runtime-core` stays as it is written: a remote with a runtime of its own takes it from the shell. */
export function federationModules() {
  return [
    new rspack.NormalModuleReplacementPlugin(/[\\/]@module-federation[\\/].+\.cjs$/, (data) => {
      data.request = data.request.replace(/\.cjs$/, '.js');
    }),
    new rspack.NormalModuleReplacementPlugin(/^@module-federation\//, (data) => {
      const found = MODULES[data.request];
      if (found) data.request = packageFile(found);
    }),
  ];
}
