import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { overlayDocument, overlayHeaders, overlayRegister, overlayVersion } from './dev/overlay.mjs';
import { serveConfig } from './dev/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dev-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const PUBLISHED = { version: '1.0.0', build: 'a1b2c3d4', base: '/mf/mf-animal/1.0.0-a1b2c3d4/' };
const REGISTER = {
  schema: 1,
  generation: 7,
  shell: { version: '1.0.0', hash: 'a1b2c3d4', contract: [1], provides: {} },
  remotes: [
    { name: 'mf-animal', current: PUBLISHED, previous: null, canary: null },
    { name: 'mf-search', enabled: false, current: PUBLISHED, previous: PUBLISHED, canary: { percent: 5 } },
  ],
};
const HTML = `<!doctype html><html><head>
  <script src="/mf/shell/files/guard.0123abcd.js" integrity="sha384-guard" crossorigin="anonymous"></script>
  <link rel="icon" href="/mf/shell/files/icon.89abcdef.svg" type="image/svg+xml">
  <link rel="preload" as="script" href="/mf/mf-search/files/remoteEntry.0a0a0a0a.js" integrity="sha384-entry">
  <link rel="preload" as="script" href="/mf/mf-animal/files/remoteEntry.0b0b0b0b.js" integrity="sha384-other">
  <script type="application/json" id="register">${JSON.stringify(REGISTER)}</script>
  <script defer integrity="sha384-main" src="/mf/shell/files/main.12345678.js"></script></head></html>`;

const PACKAGE = '{ "version": "1.1.0", "dependencies": { "@portal/shared": "1.0.0" } }';
const localSearch = () => {
  const directory = join(folder, 'mf-search');
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), PACKAGE);
  writeFileSync(join(directory, 'remote.json'), '{ "team": "<search>", "routes": [], "menu": [], "slots": [] }');
  return { part: 'mf-search', directory, entry: 'remoteEntry.abcdef01.js', integrity: 'sha384-local' };
};
const builds = (...parts) => new Map(parts.map((build) => [build.part, build]));

describe('what the development proxy changes', () => {
  test('the row of the local remote alone is replaced, without a release to fall back to', () => {
    const { remotes, shell, generation } = overlayRegister(REGISTER, builds(localSearch()));
    assert.deepEqual(remotes[0], REGISTER.remotes[0]);
    assert.deepEqual([shell, generation], [REGISTER.shell, 7]);
    const [, search] = remotes;
    assert.equal(search.enabled, true);
    assert.deepEqual([search.previous, search.canary], [null, null]);
    const { base, build, preload, files, version } = search.current;
    assert.deepEqual(
      { base, build, preload, version },
      { base: '/mf/mf-search/local/', build: 'local', preload: [], version: '1.1.0' },
    );
    assert.deepEqual(files, { 'remoteEntry.abcdef01.js': 'sha384-local' });
  });

  test('a remote that was never published gets a row', () => {
    const { remotes } = overlayRegister({ ...REGISTER, remotes: [] }, builds(localSearch()));
    assert.deepEqual(
      remotes.map(({ name, container }) => [name, container]),
      [['mf-search', 'mf_search']],
    );
  });

  test('a document keeps the shell of a portal elsewhere, and loses the preload of the replaced release', () => {
    const html = overlayDocument(HTML, builds(localSearch()), '<script src="/first.js"></script>');
    assert.match(html, /<head>\s*<script src="\/first\.js">/);
    assert.match(html, /integrity="sha384-guard"/);
    assert.match(html, /sha384-other/);
    assert.doesNotMatch(html, /sha384-entry/);
    assert.match(html, /"base":"\/mf\/mf-search\/local\/"/);
    assert.match(html, /\\u003csearch>/);
  });

  test('with a local shell its files are plain and without a hash', () => {
    const html = overlayDocument(HTML, builds({ part: 'shell' }, localSearch()), '');
    assert.match(html, /src="\/mf\/shell\/local\/guard\.js"/);
    assert.match(html, /src="\/mf\/shell\/local\/main\.js"/);
    assert.match(html, /href="\/mf\/shell\/local\/icon\.svg"/);
    assert.doesNotMatch(html, /sha384-(guard|main)/);
    const inline = HTML.replace(/<script src="([^"]+)"[^>]*>/, '<script data-src="$1">portal()');
    const ofLocalShell = overlayDocument(inline, builds({ part: 'shell' }), '');
    assert.match(ofLocalShell, /<script src="\/mf\/shell\/local\/guard\.js"><\/script>/);
    assert.doesNotMatch(ofLocalShell, /portal\(\)/);
    assert.match(overlayDocument(inline, builds(localSearch()), ''), /guard\.0123abcd\.js">portal\(\)<\/script>/);
    assert.equal(overlayVersion({ hash: 'a1b2c3d4', generation: 7 }, builds({ part: 'shell' })).hash, 'local');
  });

  test('headers lose what forbids a local part, and nothing else', () => {
    const policy =
      "default-src 'none'; script-src 'self'; connect-src https://api.example; img-src 'self'; report-to csp; trusted-types default; upgrade-insecure-requests";
    const headers = overlayHeaders(
      { 'integrity-policy': 'x', etag: '"1"', 'x-content-type-options': 'nosniff', 'content-security-policy': policy },
      'https://portal.example',
    );
    assert.deepEqual(headers, {
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; connect-src 'self' https://api.example; img-src 'self' https://portal.example; trusted-types default",
      'cache-control': 'no-store',
    });
  });
});

describe('the development server of one remote, inside a portal elsewhere', () => {
  const seen = [];
  const directory = join(folder, 'mf-test');
  const page = join(directory, 'src/module.ts');
  let portal;
  let server;
  let address;

  before(async () => {
    mkdirSync(join(directory, 'src'), { recursive: true });
    writeFileSync(join(directory, 'package.json'), PACKAGE);
    writeFileSync(join(directory, 'remote.json'), '{ "team": "test", "routes": [], "menu": [], "slots": [] }');
    writeFileSync(page, 'export const remote = 1;');
    portal = http.createServer((request, reply) => {
      seen.push(request.headers);
      const type = request.url === '/register.json' ? 'application/json' : 'text/html';
      const location = request.url === '/old' ? { location: `http://${request.headers.host}/new` } : {};
      const status = { '/none': 404, '/old': 301 }[request.url] ?? 200;
      reply.writeHead(status, { 'content-type': type, etag: '"7"', ...location });
      reply.end(type === 'text/html' ? HTML : JSON.stringify(REGISTER));
    });
    const origin = await new Promise((done) =>
      portal.listen(0, '127.0.0.1', () => done(`http://localhost:${portal.address().port}`)),
    );
    const [config] = serveConfig(['mf-test'], { portal: origin }, folder);
    const options = { ...config.devServer, port: 0, setupExitSignals: false, onListening: undefined };
    server = new RspackDevServer(options, rspack(config));
    await server.start();
    address = `http://localhost:${server.server.address().port}`;
  });
  after(async () => {
    await server.stop();
    await new Promise((done) => server.compiler.close(done));
    portal.close();
  });

  const ask = (path, options) => fetch(address + path, { redirect: 'manual', ...options });
  const localRelease = async () => {
    const { remotes } = await (await ask('/register.json')).json();
    return remotes.find(({ name }) => name === 'mf-test').current;
  };

  test('asks the portal as if the page were its own', async () => {
    await ask('/api/loadreport', { method: 'POST', headers: { Origin: address }, body: '{}' });
    const { origin, host } = seen.at(-1);
    assert.deepEqual([origin, `http://${host}`], [`http://localhost:${portal.address().port}`, origin]);
  });

  test('gives pages with the badge, whatever their status, and keeps redirects on its own address', async () => {
    const page = await ask('/none', { headers: { Accept: 'text/html' } });
    assert.equal(page.status, 404);
    assert.match(await page.text(), /data-parts="mf-test"/);
    assert.equal((await ask('/__dev/first.js')).status, 200);
    for (const accept of ['text/html', '*/*']) {
      const { status, headers } = await ask('/old', { headers: { Accept: accept } });
      assert.deepEqual([status, new URL(headers.get('location'), address).href], [301, `${address}/new`]);
    }
  });

  test('an entry is what the register says, and stays there for pages that were opened before a change', async () => {
    const isSound = async ({ base, entry, files }) => {
      const bytes = Buffer.from(await (await ask(base + entry)).arrayBuffer());
      assert.equal(`sha384-${createHash('sha384').update(bytes).digest('base64')}`, files[entry]);
    };
    const before = await localRelease();
    await isSound(before);
    const rebuilt = new Promise((done) => server.compiler.hooks.done.tap('test', done));
    writeFileSync(page, 'export const remote = () => import("./page");');
    writeFileSync(join(directory, 'src/page.ts'), 'export const page = 2;');
    await rebuilt;
    const after = await localRelease();
    assert.notEqual(after.entry, before.entry);
    await isSound(after);
    await isSound(before);
  });

  test('gives no file that is not of the build', async () => {
    const { status } = await ask('/mf/mf-test/local/..%2f..%2fpackage.json');
    assert.equal(status, 403);
  });
});
