/**
 * The one build configuration, which a part's own file takes through part-config.mjs. Why each setting is as it is: the decision records
 * on federation.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { commonFiles } from './common-files.mjs';
import { localBase } from './development.mjs';
import { doorUses } from './door-uses.mjs';
import { doorNames } from './doors.mjs';
import { entryWithModule } from './entry-with-module.mjs';
import { contractNumber, needsOf, provides, sharedPackages } from './federation.mjs';
import { federationHost } from './federation-host.mjs';
import { FirstPaint, inlineStyle } from './first-paint.mjs';
import { baseConfig, baseOptimization, baseOutput, basePlugins, partFacts, writeJson } from './rspack-base.mjs';

/** Contract numbers that the shell serves: the present one, and the one before for 60 days after a change. */
const contractsServed = () => [contractNumber()];
const FEDERATION = {
  dts: false,
  shareStrategy: 'loaded-first',
};
const RUNTIME_OPTIMISATION = { disableSnapshot: true, target: 'web' };

/** What a shell of this tree serves: stands in its release, and in its own code for registers that name a newer shell. */
const shellServes = () => ({ contract: contractsServed(), provides: provides(), doors: doorNames() });

/** A container is a global variable, so its name must be an identifier. */
export const containerName = (part) => part.replaceAll('-', '_');

/** Address of a release's folder, fixed when it is built because it names version and build. */
export const releaseBase = (part, version, build) => `/mf/${part}/${version}-${build}/`;

/**
 * `version` and `output` make another release of the same sources: the fixtures of the browser tests are built so. `development` makes no
 * release but a build for `npm run dev`: 'refresh' or 'reload', see development.mjs.
 */
export function shellConfig(directory, { development, version, output } = {}) {
  const facts = partFacts(directory, { development, version, output });
  const publicPath = development ? localBase(facts.part) : releaseBase(facts.part, facts.version, facts.build);
  return {
    ...baseConfig(facts),
    entry: { main: join(directory, 'src/main.tsx') },
    // Later files come from where the first one did: the portal, or an origin for releases.
    output: { ...baseOutput(facts), publicPath: development ? publicPath : 'auto' },
    optimization: baseOptimization(facts),
    plugins: [
      ...basePlugins(facts),
      new ModuleFederationPlugin({
        ...FEDERATION,
        name: 'shell',
        manifest: false,
        shared: sharedPackages('shell', { development }),
        experiments: { optimization: RUNTIME_OPTIMISATION },
      }),
      federationHost('shell', directory),
      new rspack.CopyRspackPlugin({
        patterns: [{ from: join(directory, 'public'), to: '.', info: { minimized: true } }],
      }),
      new rspack.HtmlRspackPlugin({
        template: join(directory, 'index.html'),
        publicPath,
        inject: 'head',
        scriptLoading: 'defer',
        minify: false,
        templateParameters: { base: publicPath, guardIntegrity: integrityOf(join(directory, 'public/guard.js')) },
      }),
      new FirstPaint(bootStyle(directory)),
      new rspack.DefinePlugin({ __SERVES__: JSON.stringify(shellServes()) }),
      writeJson('release.json', () => ({
        name: facts.part,
        version: facts.version,
        build: facts.build,
        ...shellServes(),
      })),
    ],
  };
}

/** Options as for the shell. */
export function remoteConfig(directory, { development, version, output } = {}) {
  const facts = partFacts(directory, { development, version, output });
  const doors = doorUses();
  return {
    ...baseConfig(facts),
    entry: {},
    output: { ...baseOutput(facts), publicPath: development ? localBase(facts.part) : 'auto' },
    optimization: { ...baseOptimization(facts), ...(development ? {} : commonFiles(directory)) },
    plugins: [
      ...basePlugins(facts),
      new ModuleFederationPlugin({
        ...FEDERATION,
        name: containerName(facts.part),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './module': { import: join(directory, 'src/module.ts'), name: 'module' } },
        manifest: !development,
        shared: sharedPackages('remote', { development }),
        experiments: { optimization: RUNTIME_OPTIMISATION },
      }),
      federationHost('remote', directory),
      ...(development ? [] : [entryWithModule({ entry: containerName(facts.part), module: 'module' }), doors]),
      writeJson('build.json', () => ({
        name: facts.part,
        version: facts.version,
        build: facts.build,
        contract: contractNumber(),
        needs: needsOf(facts.packageJson),
        uses: doors.uses(),
      })),
    ],
  };
}

/** The rules of the placeholder, which stand in the document itself. */
const bootStyle = (directory) =>
  inlineStyle(
    readFileSync(join(directory, 'src/boot.css'), 'utf8'),
    readFileSync(join(import.meta.dirname, '../src/ui/tokens.css'), 'utf8'),
  );

function integrityOf(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
