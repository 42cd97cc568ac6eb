/**
 * The federation plugin writes paths of its runtime's CommonJS files into the bundles, of which nothing unused can be left out. The same
 * packages bring ES modules: those are built instead, for the shell and for remotes, so that both speak to one kind of runtime.
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

/** `@module-federation/runtime-core` stays as it is written: a remote takes it from the shell. */
export function federationModules() {
  const path = ([name, file]) => join(dirname(require.resolve(`@module-federation/${name}`)), file);
  return [
    new rspack.NormalModuleReplacementPlugin(/[\\/]@module-federation[\\/].+\.cjs$/, (data) => {
      data.request = data.request.replace(/\.cjs$/, '.js');
    }),
    new rspack.NormalModuleReplacementPlugin(/^@module-federation\//, (data) => {
      const found = MODULES[data.request];
      if (found) data.request = path(found);
    }),
  ];
}
