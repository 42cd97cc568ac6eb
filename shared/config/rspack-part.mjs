/**
 * The one build configuration, which a part's own file takes through part-config.mjs. Why each setting is as it is: the decision records
 * on federation.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { minifySync } from '@swc/core';
import { commonFiles } from './common-files.mjs';
import { contentName } from './content-name.mjs';
import { localBase } from './development.mjs';
import { doorUses } from './door-uses.mjs';
import { doorNames } from './doors.mjs';
import { contractNumber, needsOf, provides, sharedPackages } from './federation.mjs';
import { federationHost } from './federation-host.mjs';
import { FirstPaint, inlineStyle } from './first-paint.mjs';
import { remoteEntry } from './remote-entry.mjs';
import { baseConfig, baseOptimization, baseOutput, basePlugins, CHUNKS, partFacts, writeJson } from './rspack-base.mjs';

/** Contract numbers that the shell serves: the present one, and the one before for 60 days after a change. */
const contractsServed = () => [contractNumber()];
const FEDERATION = {
  dts: false,
  shareStrategy: 'loaded-first',
};
const RUNTIME_OPTIMISATION = { disableSnapshot: true, target: 'web' };

/** What a shell of this tree serves: stands in its release, and in its own code for registers that name a newer shell. */
const shellServes = () => ({ contract: contractsServed(), provides: provides(), doors: doorNames() });

/** The font of the first paint, which the document asks for. */
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** What a home screen shows; `maskable` ones are cut to the shape of the system. The api reads purpose and size from their names. */
const APP_ICONS = ['icon-any-192.png', 'icon-any-512.png', 'icon-maskable-512.png'];

/** A container is a global variable, so its name must be an identifier. */
export const containerName = (part) => part.replaceAll('-', '_');

/** Where the files of all releases of a part lie side by side, each under a name of its content. */
export const filesBase = (part) => `/mf/${part}/files/`;

/**
 * `version` and `output` make another release of the same sources: the fixtures of the browser tests are built so. `development` makes no
 * release but a build for `npm run dev`: 'refresh' or 'reload', see development.mjs.
 */
export function shellConfig(directory, { development, version, output } = {}) {
  const facts = partFacts(directory, { development, version, output });
  const publicPath = development ? localBase(facts.part) : filesBase(facts.part);
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
        patterns: [
          {
            from: join(directory, 'public'),
            to: ({ absoluteFilename }) => fileName(absoluteFilename, facts),
            transform: (_content, file) => publicBytes(file, facts),
            info: { minimized: true },
          },
        ],
      }),
      new rspack.HtmlRspackPlugin({
        template: join(directory, 'index.html'),
        publicPath,
        inject: 'head',
        scriptLoading: 'defer',
        minify: false,
        templateParameters: documentFacts(facts, publicPath),
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
    output: {
      ...baseOutput(facts),
      // The host tells a release where its files lie: the same for all, and shorter than to find it out in each entry.
      ...(development ? { publicPath: localBase(facts.part) } : { publicPath: '', chunkLoadingGlobal: CHUNKS }),
    },
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
      ...(development ? [] : [remoteEntry(facts, { entry: containerName(facts.part), module: 'module' }), doors]),
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

/** What the document names beside the bundles. */
function documentFacts(facts, base) {
  const { directory } = facts;
  const guard = join(directory, 'public/guard.js');
  const font = createRequire(join(directory, 'src/')).resolve(FONT);
  const addressOf = (file) => base + fileName(file, facts);
  return {
    build: facts.build,
    font: addressOf(font),
    icon: addressOf(join(directory, 'public/icon.svg')),
    guard: addressOf(guard),
    guardIntegrity: integrityOf(publicBytes(guard, facts)),
    worker: fileName(join(directory, 'public/service-worker.js'), facts),
    touchIcon: addressOf(join(directory, 'public/icon-touch-180.png')),
    icons: APP_ICONS.map((name) => fileName(join(directory, 'public', name), facts)).join(' '),
  };
}

/** A file of `public`: as it is, a script without what is for its readers. */
function publicBytes(file, { development }) {
  const bytes = readFileSync(file);
  if (development || !file.endsWith('.js')) return bytes;
  return Buffer.from(minifySync(bytes.toString(), { compress: true, mangle: true }).code);
}

/** Its name in the build. */
const fileName = (file, facts) =>
  facts.development ? basename(file) : contentName(basename(file), publicBytes(file, facts));

function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
