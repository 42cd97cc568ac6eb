/**
 * The one build configuration. A part's own file is one line: `export default shellConfig(import.meta.dirname)` or
 * `export default remoteConfig(import.meta.dirname)`. Why each setting is as it is: the decision records on federation.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { buildId } from './build-id.mjs';
import { provides, sharedPackages } from './federation.mjs';

const CONTRACTS_SERVED = [1];
const FEDERATION = {
  dts: false,
  shareStrategy: 'loaded-first',
};
const RUNTIME_OPTIMISATION = { disableSnapshot: true, target: 'web' };

/** A container is a global variable, so its name must be an identifier. */
export const containerName = (part) => part.replaceAll('-', '_');

/** Address of a release's folder, fixed when it is built because it names version and build. */
export const releaseBase = (part, version, build) => `/mf/${part}/${version}-${build}/`;

export function shellConfig(directory, { isDevelopment = false } = {}) {
  const facts = partFacts(directory);
  const publicPath = releaseBase(facts.part, facts.version, facts.build);
  return {
    ...baseConfig(facts, isDevelopment),
    entry: { main: join(directory, 'src/main.tsx') },
    output: { ...baseOutput(facts), publicPath },
    plugins: [
      ...basePlugins(facts),
      new ModuleFederationPlugin({
        ...FEDERATION,
        name: 'shell',
        manifest: false,
        shared: sharedPackages('shell'),
        experiments: { provideExternalRuntime: true, optimization: RUNTIME_OPTIMISATION },
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: join(directory, 'public'), to: '.' }] }),
      new rspack.HtmlRspackPlugin({
        template: join(directory, 'index.html'),
        inject: 'head',
        scriptLoading: 'defer',
        minify: false,
        templateParameters: { base: publicPath, guardIntegrity: integrityOf(join(directory, 'public/guard.js')) },
      }),
      writeJson('release.json', {
        name: facts.part,
        version: facts.version,
        build: facts.build,
        contract: CONTRACTS_SERVED,
        provides: provides(),
      }),
    ],
  };
}

export function remoteConfig(directory, { isDevelopment = false } = {}) {
  const facts = partFacts(directory);
  return {
    ...baseConfig(facts, isDevelopment),
    entry: {},
    output: { ...baseOutput(facts), publicPath: 'auto' },
    plugins: [
      ...basePlugins(facts),
      new ModuleFederationPlugin({
        ...FEDERATION,
        name: containerName(facts.part),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './module': { import: join(directory, 'src/module.ts'), name: 'module' } },
        manifest: true,
        shared: sharedPackages('remote'),
        experiments: { externalRuntime: true, optimization: RUNTIME_OPTIMISATION },
      }),
      writeJson('build.json', { name: facts.part, version: facts.version, build: facts.build }),
    ],
  };
}

function partFacts(directory) {
  const part = basename(directory);
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  return { directory, part, version, build: buildId(part), layer: part === 'shell' ? 'shell' : 'remote' };
}

function baseConfig({ directory, part, layer }, isDevelopment) {
  return {
    name: part,
    context: directory,
    mode: isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    lazyCompilation: false,
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
            },
            env: { targets: 'chrome >= 109, firefox >= 115, safari >= 16.4' },
          },
          type: 'javascript/auto',
        },
        // The tokens fix the order of the layers and the fonts are none of their business: both stay as they are.
        {
          test: /\.css$/,
          type: 'css/auto',
          oneOf: [{ test: /(tokens|@fontsource.*)\.css$/ }, { use: layered(layer) }],
        },
        { test: /\.(woff2|svg|png|jpg)$/, type: 'asset/resource' },
      ],
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      generator: {
        'css/auto': { localIdentName: `${part}__[local]--[hash:6]`, exportsConvention: 'as-is' },
        'css/module': { localIdentName: `${part}__[local]--[hash:6]`, exportsConvention: 'as-is' },
      },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const layered = (layer) => [{ loader: join(import.meta.dirname, 'layer-loader.cjs'), options: { layer } }];

function baseOutput({ directory, part, build }) {
  return {
    path: join(directory, 'dist'),
    clean: true,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    cssChunkFilename: '[name].[contenthash:8].css',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    // Two builds with one uniqueName share their chunk loader and mix in one page: the name contains the build.
    uniqueName: `${part}-${build}`,
    chunkLoadTimeout: 4000,
    crossOriginLoading: 'anonymous',
  };
}

function basePlugins({ version, build }) {
  return [
    new rspack.DefinePlugin({ __BUILD__: JSON.stringify(build), __VERSION__: JSON.stringify(version) }),
    // The entry's hash stands in the register, every other file's hash in the entry: nothing unchecked runs.
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  ];
}

function integrityOf(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/** Writes a fact sheet beside the bundles, for the publishing step. */
function writeJson(name, content) {
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tap('write-json', () => {
        writeFileSync(join(compiler.outputPath, name), `${JSON.stringify(content, null, 2)}\n`);
      });
    },
  };
}
