import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { overlayDocument, overlayHeaders, overlayRegister, overlayVersion } from './dev/overlay.mjs';
import { createProxy } from './dev/proxy.mjs';

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
  <script src="/mf/shell/1.0.0-a1b2c3d4/guard.js" integrity="sha384-guard" crossorigin="anonymous"></script>
  <link rel="preload" as="script" href="/mf/mf-search/1.0.0-a1b2c3d4/remoteEntry.0a0a0a0a.js" integrity="sha384-entry">
  <link rel="preload" as="script" href="/mf/mf-animal/1.0.0-a1b2c3d4/remoteEntry.0b0b0b0b.js" integrity="sha384-other">
  <script type="application/json" id="register">${JSON.stringify(REGISTER)}</script>
  <script defer integrity="sha384-main" src="/mf/shell/1.0.0-a1b2c3d4/main.12345678.js"></script></head></html>`;

const localSearch = () => {
  const directory = join(folder, 'mf-search');
  mkdirSync(directory, { recursive: true });
  writeFileSync(
    join(directory, 'package.json'),
    '{ "version": "1.1.0", "dependencies": { "@portal/shared": "1.0.0" } }',
  );
  writeFileSync(join(directory, 'remote.json'), '{ "team": "<search>", "routes": [], "menu": [], "slots": [] }');
  const entries = new Map([['remoteEntry.11111111.js', Buffer.from('old')]]);
  const known = { entry: 'remoteEntry.abcdef01.js', integrity: 'sha384-local', ready: Promise.resolve() };
  return { part: 'mf-search', hash: 'h1', failed: false, directory, output: directory, entries, ...known };
};
const builds = (...parts) => new Map(parts.map((build) => [build.part, build]));

describe('what the development proxy changes', () => {
  test('the row of the local remote alone is replaced, without a release to step back to', () => {
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
    assert.doesNotMatch(html, /sha384-(guard|main)/);
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

describe('the development proxy', () => {
  const seen = [];
  let portal;
  let proxy;
  let address;

  before(async () => {
    portal = http.createServer((request, reply) => {
      seen.push(request.headers);
      const type = request.url === '/register.json' ? 'application/json' : 'text/html';
      reply.writeHead(request.url === '/none' ? 404 : 200, { 'content-type': type, etag: '"7"' });
      reply.end(type === 'text/html' ? HTML : JSON.stringify(REGISTER));
    });
    const origin = await listen(portal);
    proxy = createProxy({
      portal: { origin, ready: async () => {} },
      builds: { builds: builds(localSearch()), events: new EventEmitter() },
      label: 'mf-search',
      reloads: true,
    });
    address = await listen(proxy);
  });
  after(() => {
    portal.close();
    proxy.close();
  });

  test('asks the portal as if the page were its own', async () => {
    await fetch(`${address}/api/loadreport`, { method: 'POST', headers: { Origin: address }, body: '{}' });
    const { origin, host } = seen.at(-1);
    assert.deepEqual([origin, `http://${host}`], [`http://localhost:${portal.address().port}`, origin]);
  });

  test('gives a register with the local row, a page with the badge, and the entry that an older page names', async () => {
    const register = await (await fetch(`${address}/register.json`)).json();
    assert.equal(register.remotes[1].current.build, 'local');
    const page = await fetch(`${address}/none`, { headers: { Accept: 'text/html' } });
    assert.equal(page.status, 404);
    assert.match(await page.text(), /data-parts="mf-search" data-reloads/);
    assert.equal(await (await fetch(`${address}/mf/mf-search/local/remoteEntry.11111111.js`)).text(), 'old');
  });

  for (const path of ['none.js', '..%2f..%2fpackage.json']) {
    test(`answers 404 in text for the file ${path}`, async () => {
      const { status, headers } = await fetch(`${address}/mf/mf-search/local/${path}`);
      assert.deepEqual([status, headers.get('content-type')], [404, 'text/plain; charset=utf-8']);
    });
  }
});

function listen(server) {
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(`http://localhost:${server.address().port}`)));
}
