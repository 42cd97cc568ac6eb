/**
 * What the federation host of the shell relies on in the output of the installed bundler: a small shell and a small remote are built and run.
 * When this fails after an upgrade, builds of the new bundler do not run in shells of the old: decision 047 says what to do.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { compile } from './compile.mjs';
import { sharedPackages } from './federation.mjs';
import { federationHost } from './federation-host.mjs';
import { remoteConfig } from './rspack-part.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const PACKAGE = JSON.stringify({ version: '1.0.0', dependencies: { '@portal/shared': '1.0.0' } });
const REMOTE = {
  'package.json': PACKAGE,
  'src/module.ts': `import { name } from 'react';
export const remote = name;
export const page = () => import('./page');`,
  'src/page.ts': `import { name } from 'react-dom'; export const page = name;`,
};
const SHELL = {
  'package.json': PACKAGE,
  'react.js': `export const name = 'react of the shell';`,
  'main.js': `import { name } from 'react';
import { compareVersionsBy, letBuildsGo } from ${JSON.stringify(join(ROOT, 'shell/src/features/remotes/federation-host.ts'))};
compareVersionsBy((version, range) => range === '^' + version);
Object.assign(globalThis, { inShell: name, letBuildsGo });`,
};

const versions = { shell: sharedPackages('shell'), remote: sharedPackages('remote') };

function write(directory, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
}

/** A shell that shares one package, with the host of the real one. */
function shellFixture(directory) {
  const { module } = remoteConfig(directory);
  return {
    context: directory,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './main.js',
    output: { path: join(directory, 'dist'), filename: 'main.js', publicPath: '/', uniqueName: 'shell-fixture' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module,
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: { react: { ...versions.shell.react, import: join(directory, 'react.js') } },
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      federationHost('shell', join(ROOT, 'shell')),
    ],
  };
}

/** A page with what the two scripts touch; `attached` are the builds as the entry handed them over. */
function openPage() {
  const attached = [];
  const address = 'https://portal.example/mf/mf-test/remoteEntry.js';
  const page = {
    URL,
    HTMLScriptElement: class {},
    performance: { getEntriesByName: () => [] },
    document: {
      currentScript: { tagName: 'SCRIPT', src: address },
      baseURI: address,
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute() {}, getAttribute: () => null }),
      head: { appendChild() {} },
    },
    location: { href: address },
    setTimeout: () => 0,
    attached,
  };
  page.self = page;
  page.window = page;
  return createContext(page);
}

describe('the output of the installed bundler', () => {
  const directory = mkdtempSync(join(tmpdir(), 'shapes-'));
  const [shell, remote] = [join(directory, 'shell'), join(directory, 'mf-test')];
  let scripts;

  before(async () => {
    write(shell, SHELL);
    write(remote, REMOTE);
    await Promise.all([compile(shellFixture(shell)), compile(remoteConfig(remote))]);
    const entry = readdirSync(join(remote, 'dist')).find((name) => /^remoteEntry\..+\.js$/.test(name));
    scripts = {
      shell: readFileSync(join(shell, 'dist/main.js'), 'utf8'),
      entry: readFileSync(join(remote, 'dist', entry), 'utf8'),
    };
  });
  after(() => rmSync(directory, { recursive: true, force: true }));

  /** Runs the shell, lets `attach` see what the entry hands over, runs the entry. */
  function runBoth() {
    const page = openPage();
    runInContext(scripts.shell, page);
    runInContext(
      `{ const { attach } = portalFederation; portalFederation.attach = (build, chunks) => { attach(build, chunks); attached.push({ ...build, chunks }); }; }`,
      page,
    );
    runInContext(scripts.entry, page);
    return page;
  }

  test('the shell is its own host: it takes from itself what it shares, and nothing of the plugin’s runtime is left', () => {
    const page = runBoth();
    assert.equal(page.inShell, 'react of the shell');
    assert.deepEqual(Object.fromEntries(page.portalFederation.shared()), { react: versions.shell.react.version });
    for (const text of Object.values(scripts))
      assert.doesNotMatch(text, /__FEDERATION__|module-federation|federation_runtime/i);
  });

  test('the entry attaches once, with the tables that the host reads', () => {
    const page = runBoth();
    assert.equal(page.attached.length, 1);
    const [{ m, f, consumesLoadingData, initializeSharingData, initializeExposesData }] = page.attached;
    const { chunkMapping, moduleIdToConsumeDataMapping } = consumesLoadingData;
    const wanted = Object.values(moduleIdToConsumeDataMapping).map((one) => [one.shareKey, one.requiredVersion]);
    assert.deepEqual(wanted.sort(), [
      ['react', versions.remote.react.requiredVersion],
      ['react-dom', versions.remote['react-dom'].requiredVersion],
    ]);
    for (const ids of Object.values(chunkMapping))
      for (const id of ids) assert.ok(moduleIdToConsumeDataMapping[id], `a chunk takes ${id}, which no table names`);
    assert.deepEqual(Object.keys(initializeExposesData.moduleMap), ['./module']);
    assert.deepEqual(Object.keys(initializeSharingData.scopeToSharingDataMapping), []);
    assert.equal(typeof m, 'object');
    assert.equal(typeof f.consumes, 'function');
  });

  test('what the host put into a build stays: the module of the remote runs with the package of the shell', async () => {
    const page = runBoth();
    const module = (await page.mf_test.get('./module'))();
    assert.equal(module.remote, 'react of the shell');
  });

  test('the code of a release that was let go is in no list any more, and its entry brings it back', async () => {
    const page = runBoth();
    const [{ chunks }] = page.attached;
    assert.equal(chunks.length, 1);
    page.letBuildsGo('');
    assert.deepEqual([chunks.length, Object.hasOwn(chunks, 'push')], [0, false]);
    runInContext(scripts.entry, page);
    assert.deepEqual([page.attached[1].chunks, chunks.length], [chunks, 1]);
    assert.equal((await page.mf_test.get('./module'))().remote, 'react of the shell');
  });

  test('a chunk that takes what the shell does not share is refused before it runs', async () => {
    const page = runBoth();
    const module = (await page.mf_test.get('./module'))();
    await assert.rejects(module.page(), /shared module react-dom is not provided by the shell/);
  });
});
