/**
 * The build of a part that renders its first view on the server: one file of plain code, from the sources of the browser build, in the folder beside
 * its own (`dist-server`) and in the same release (docs/federation.md#first-view). What parts share comes from the shell's file, so there is one of each.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { FACADES } from './facades.mjs';
import { SINGLETONS } from './federation.mjs';
import { baseConfig, baseOptimization, baseOutput, partFacts } from './rspack-base.mjs';

/** The entry of the server build; a part without one has no first view of its own. */
const ENTRY = 'src/server.ts';
/** How the file is called in a release; the hash of its content follows. */
const NAME = 'server';

/** Packages that nothing on the first view uses. */
const BROWSER_ONLY = { firebase: false, quill: false };

/** Style sheets give the names of their classes alone. */
const withoutFiles = (generators) =>
  Object.fromEntries(Object.entries(generators).map(([type, options]) => [type, { ...options, exportsOnly: true }]));

/** The shell gives what its facades name, as in the browser. */
const facades = () =>
  Object.fromEntries(Object.entries(FACADES).map(([key, file]) => [`${key}$`, join(import.meta.dirname, file)]));

/** @returns the configuration of the server build, or nothing for a part that has none */
export function serverConfigs(directory, { version, output } = {}) {
  const entry = join(directory, ENTRY);
  if (!existsSync(entry)) return [];
  const facts = partFacts(directory, { version, output });
  const base = baseConfig(facts);
  const isShell = facts.part === 'shell';
  return [
    {
      ...base,
      name: `${facts.part} ${NAME}`,
      // No platform: what the file may use of it is handed in.
      target: ['es2022'],
      entry: { [NAME]: entry },
      externals: isShell ? {} : Object.fromEntries(Object.keys(SINGLETONS).map((key) => [key, `commonjs ${key}`])),

      output: {
        ...baseOutput(facts),
        path: `${facts.output}-${NAME}`,
        publicPath: `/mf/${facts.part}/files/`,
        library: { type: 'commonjs2' },
        chunkFormat: false,
        chunkLoading: false,
        wasmLoading: false,
        crossOriginLoading: false,
      },
      resolve: {
        ...base.resolve,
        alias: { ...base.resolve.alias, ...BROWSER_ONLY, ...(isShell ? facades() : {}) },
      },
      module: {
        ...base.module,
        parser: { ...base.module.parser, javascript: { dynamicImportMode: 'eager' } },
        generator: withoutFiles(base.module.generator),
        rules: base.module.rules.map((rule) =>
          rule.type === 'asset/resource' ? { ...rule, generator: { ...rule.generator, emit: false } } : rule,
        ),
      },
      optimization: { ...baseOptimization(facts), splitChunks: false, runtimeChunk: false },
      plugins: [
        new rspack.DefinePlugin({
          __BUILD__: JSON.stringify(facts.build),
          __VERSION__: JSON.stringify(facts.version),
          __SERVES__: '{}',
          __ON_SERVER__: 'true',
        }),
        new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ],
    },
  ];
}
