/** What the builds of shell and remotes have in common: see rspack-part.mjs. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { buildId } from './build-id.mjs';
import { HASH_LENGTH } from './content-name.mjs';
import { DEVELOPMENT_OPTIMISATION, DEVELOPMENT_OUTPUT, developmentPlugins, LOCAL_BUILD } from './development.mjs';
import { missingZodNames } from './facades.mjs';
import { sortedHashes } from './sorted-hashes.mjs';

/** What react-router exports by name is its build for development, whose warnings and checks nobody sees; the other one has no name of its own. */
const PRODUCTION_ROUTER = {
  'react-router$': productionRouter('index.mjs'),
  'react-router/dom$': productionRouter('dom-export.mjs'),
};

function productionRouter(file) {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return join(folder, 'dist/production', file);
}

/** Name, version, build and folders of the part in `directory`. */
export function partFacts(directory, { development, version, output = join(directory, 'dist') }) {
  const part = basename(directory);
  const packageJson = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const layer = part === 'shell' ? 'shell' : 'remote';
  const facts = { directory, part, packageJson, output, layer, development };
  const build = development ? LOCAL_BUILD : buildId(part, version);
  return { ...facts, version: version ?? packageJson.version, build };
}

export function baseConfig({ directory, part, layer, development }) {
  const hasRefresh = development === 'refresh';
  return {
    name: part,
    context: directory,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    // A development build has no common style sheet (common-files.mjs): its chunks hold the same ones in different orders.
    ignoreWarnings: development ? [/Conflicting order/] : [],
    lazyCompilation: false,
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: development ? {} : PRODUCTION_ROUTER },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: hasRefresh, refresh: hasRefresh } },
            },
            env: { targets: 'chrome >= 109, firefox >= 115, safari >= 16.4' },
          },
          type: 'javascript/auto',
        },
        // The tokens fix the order of the layers and the fonts are none of their business: both stay as they are.
        {
          test: /\.css$/,
          type: 'css/auto',
          oneOf: [{ test: /(tokens|global|fonts)\.css$/ }, { use: layered(layer) }],
        },
        { test: /\.(woff2|svg)$/, type: 'asset/resource', generator: { filename: `${HASHED}[ext]` } },
      ],
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      generator: {
        'css/auto': { localIdentName: `${part}__[local]--[hash:6]`, exportsConvention: 'as-is' },
        'css/module': { localIdentName: `${part}__[local]--[hash:6]`, exportsConvention: 'as-is' },
      },
    },
    performance: false,
    stats: { preset: 'errors-only', timings: Boolean(development) },
    infrastructureLogging: { level: 'error' },
  };
}

/** Ids follow what a module is, not its place among the others: what stays the same keeps its bytes, and so its name (decision 074). */
export const baseOptimization = ({ development }) =>
  development ? DEVELOPMENT_OPTIMISATION : { moduleIds: 'compact-hashed', mangleExports: 'size' };

/** As contentName (content-name.mjs) names files: of sha-256, which the server can check. */
const HASHED = `[name].[contenthash:${HASH_LENGTH}]`;

/** What a build is called in all files but the entry of a remote. */
export const neutralName = (part) => `${part}-release`;

/** The list to which the chunks of remotes add themselves: the host's, which knows whose they are (federation-host.ts). */
export const CHUNKS = 'portalChunks';

const layered = (layer) => [{ loader: join(import.meta.dirname, 'layer-loader.cjs'), options: { layer } }];

export function baseOutput({ output, part, build, development }) {
  return {
    path: output,
    clean: true,
    filename: `${HASHED}.js`,
    chunkFilename: `${HASHED}.js`,
    cssFilename: `${HASHED}.css`,
    cssChunkFilename: `${HASHED}.css`,
    hashFunction: 'sha256',
    // Stands in every class name. Two builds with one name would mix in one page: the entry gets another one (remote-entry.mjs).
    uniqueName: development ? `${part}-${build}` : neutralName(part),
    chunkLoadTimeout: 4000,
    crossOriginLoading: 'anonymous',
    ...(development && DEVELOPMENT_OUTPUT),
  };
}

/** The document says which shell it starts; in a script it would change all that the script holds. */
const BUILD_OF_PAGE = 'document.documentElement.dataset.build';

export function basePlugins({ directory, version, build, development }) {
  const constants = new rspack.DefinePlugin({
    __BUILD__: development ? JSON.stringify(build) : BUILD_OF_PAGE,
    __VERSION__: JSON.stringify(version),
    __ON_SERVER__: 'false',
  });
  const common = [constants, facadesAreComplete(directory)];
  if (development) return [...common, ...developmentPlugins(development)];
  // The entry's hash stands in the register, every other file's hash in the entry: nothing unchecked runs.
  return [...common, sortedHashes, new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })];
}

/** What a facade lacks would be found out by a visitor. */
function facadesAreComplete(directory) {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('facades', (compilation) => {
        const folders = [join(directory, 'src'), join(import.meta.dirname, '../src')];
        compilation.errors.push(...folders.flatMap(missingZodNames).map((message) => new Error(message)));
      });
    },
  };
}

/** A fact sheet beside the bundles, for the publishing step; `content` is asked when the bundles stand. */
export function writeJson(name, content) {
  const source = () => new rspack.sources.RawSource(`${JSON.stringify(content(), null, 2)}\n`);
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('write-json', (compilation) =>
        compilation.hooks.processAssets.tap('write-json', () => compilation.emitAsset(name, source())),
      );
    },
  };
}
