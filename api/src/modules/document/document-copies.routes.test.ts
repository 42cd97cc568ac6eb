import { brotliDecompressSync } from 'node:zlib';
import type { Database } from '../../ports/database/port';
import { eventually } from '../../testing/animal-rows';
import { openTestDatabase } from '../../testing/database';
import { emptyRegister, portalOn, type TestPortal } from '../../testing/portal';
import { publish, remoteBuild, shellBuild } from '../../testing/publish';

const HTML = { accept: 'text/html' };
const BR = { ...HTML, 'accept-encoding': 'br' };

let database: Database;
let portal: TestPortal;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
  await database.exec(
    `INSERT INTO news_item (id, titel, tekst, aktief, datum) VALUES (1, 'Open dag', '<p>x</p>', 1, '2026-01-01')`,
  );
}, 30_000);
afterAll(() => database.close());
beforeEach(async () => {
  await emptyRegister(database);
  portal = await portalOn(database, { FIRST_VIEW: 'off' });
  await publish(portal.app, shellBuild('0000aaaa'));
  await publish(portal.app, remoteBuild('mf-content', '33334444', ['nieuws', 'nieuws/:id']));
});
afterEach(() => portal.close());

const open = (url: string, headers: Record<string, string> = HTML) => portal.app.inject({ url, headers });
const etagOf = async (url: string, headers?: Record<string, string>) => (await open(url, headers)).headers.etag;

test('a browser asks each time and gets 304 while nothing has changed; a CDN keeps the document for 15 s', async () => {
  const { headers, body } = await open('/nieuws/1');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'cdn-cache-control': 'public, max-age=15',
    vary: 'Accept, Accept-Encoding',
    etag: expect.stringMatching(/^"[\w-]{22}-plain"$/),
  });
  for (const asked of [String(headers.etag), `"another", W/${headers.etag}`, '*']) {
    const again = await open('/nieuws/1', { ...HTML, 'if-none-match': asked });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  }
  const other = await open('/nieuws/1', { ...HTML, 'if-none-match': '"another"' });
  expect([other.statusCode, other.body]).toEqual([200, body]);
});

test('each encoding has bytes and an ETag of its own', async () => {
  const [plain, packed] = [await open('/nieuws/1'), await open('/nieuws/1', BR)];
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers.etag).toMatch(/^"[\w-]{22}-plain"$/);
  expect(packed.headers.etag).toMatch(/^"[\w-]{22}-br"$/);
});

test('a document that is kept asks the database nothing; without first views what its address is asked with is all one', async () => {
  await open('/nieuws/1', BR);
  const query = jest.spyOn(database, 'query');
  const [same, bySearch] = [await open('/nieuws/1', BR), await open('/nieuws/1?van=mail', BR)];
  expect([same.statusCode, bySearch.statusCode]).toEqual([200, 200]);
  expect(query.mock.calls.filter(([sql]) => /news_item/.test(sql))).toEqual([]);
});

test('another text, and another release, make another document at once', async () => {
  const before = await etagOf('/nieuws/1');
  await database.exec(`UPDATE news_item SET titel = 'Open middag' WHERE id = 1`);
  const after = await eventually(
    () => open('/nieuws/1', { ...HTML, 'if-none-match': String(before) }),
    ({ statusCode }) => statusCode === 200,
  );
  expect(after.body).toContain('<title>Open middag');
  await publish(portal.app, remoteBuild('mf-content', '55556666', ['nieuws', 'nieuws/:id']));
  const published = await open('/nieuws/1', { ...HTML, 'if-none-match': String(after.headers.etag) });
  expect([published.statusCode, published.body.includes('55556666')]).toEqual([200, true]);
});

test('the address of a reload for a new version has the document of the page', async () => {
  const { body } = await open('/nieuws/1');
  expect((await open('/nieuws/1?versie=0000aaaa')).body).toBe(body);
});

test.each([
  ['/bestaat/niet', 404],
  ['/nieuws/999', 404],
  ['/geen_toegang', 403],
])('%s, %i, is kept by nobody', async (url, status) => {
  const { statusCode, headers } = await open(url);
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  expect([headers.etag, headers['cdn-cache-control']]).toEqual([undefined, undefined]);
});

test('a page that cannot be looked up is kept by nobody, and is there when the database is', async () => {
  const query = jest.spyOn(database, 'query').mockRejectedValue(new Error('away'));
  const { statusCode, headers } = await open('/nieuws/1');
  query.mockRestore();
  expect([statusCode, headers['cache-control'], headers['retry-after'], headers.etag]).toEqual([
    ...[503, 'no-store', '30', undefined],
  ]);
  expect((await open('/nieuws/1')).statusCode).toBe(200);
});

test('a document whose first view is not there yet is for this visitor alone; the one with it is for everybody', async () => {
  const server = `module.exports = { doors: {}, createPageRenderer: async () => async () => (
    { html: '<p>view</p>', kept: {}, areas: [{ key: 'mf-content nieuws', remote: 'mf-content', build: '33334444' }] }) };`;
  const rendering = await portalOn(database, { FIRST_VIEW: 'on' });
  try {
    await publish(rendering.app, shellBuild('0000bbbb', {}, { server }));
    const get = () => rendering.app.inject({ url: '/nieuws', headers: HTML });
    const first = await get();
    expect(first.body).not.toContain('<p>view</p>');
    expect([first.headers['cache-control'], first.headers.etag]).toEqual(['no-cache', undefined]);
    expect(first.headers['cdn-cache-control']).toBeUndefined();
    const later = await eventually(get, ({ headers }) => headers.etag !== undefined);
    expect(later.body).toContain('<p>view</p>');
  } finally {
    await rendering.close();
  }
});
