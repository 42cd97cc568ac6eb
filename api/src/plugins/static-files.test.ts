import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Database } from '../ports/database/port';
import { openTestDatabase } from '../testing/database';
import { portalOn, type TestPortal } from '../testing/portal';
import { shellBuild, upload } from '../testing/publish';
import { acceptedEncodings } from './static-files';

const FOLDER = '/mf/shell/1.0.0-0000aaaa';

describe('files of releases', () => {
  let database: Database;
  let portal: TestPortal;
  beforeAll(async () => {
    database = await openTestDatabase('pglite');
    portal = await portalOn(database);
    const build = shellBuild('0000aaaa');
    for (const [file, text] of Object.entries(build.files)) await upload(portal.app, build, file, text);
    await upload(portal.app, build, 'font.woff2', 'font');
  }, 30_000);
  afterAll(async () => {
    await portal.close();
    await database.close();
  });

  test.each([
    ['main.11111111.js', 'text/javascript; charset=utf-8'],
    ['icon.svg', 'image/svg+xml'],
    ['font.woff2', 'font/woff2'],
    ['index.html', 'text/plain; charset=utf-8'],
  ])('%s is sent as %s, for ever and for every origin', async (file, type) => {
    const { statusCode, headers } = await portal.app.inject(`${FOLDER}/${file}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  });

  test('a client gets the smallest form that it takes', async () => {
    const ask = (encodings: string) =>
      portal.app.inject({ url: `${FOLDER}/main.11111111.js`, headers: { 'accept-encoding': encodings } });
    const [br, gzip, plain] = [await ask('gzip, deflate, br'), await ask('gzip;q=1.0, br;q=0'), await ask('identity')];
    expect([
      br.headers['content-encoding'],
      gzip.headers['content-encoding'],
      plain.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined]);
    const texts = [brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload), plain.rawPayload].map(String);
    expect(new Set(texts)).toEqual(new Set(['start("shell-0000aaaa")']));
    expect(br.headers.vary).toBe('Accept-Encoding');
  });

  test.each([
    `${FOLDER}/none.js`,
    `${FOLDER}/`,
    `${FOLDER}/../1.0.0-0000aaaa/none.js`,
    `${FOLDER}/..%2f..%2fmf-br%2fshell/1.0.0-0000aaaa/icon.svg`,
    '/mf/',
    '/mf/x/none.js',
  ])('%s is 404 in plain text, never a page (failure 04)', async (url) => {
    const answer = await portal.app.inject({ url, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Niet gevonden',
    ]);
  });
});

test.each([
  [undefined, []],
  ['', []],
  ['br', ['br']],
  ['gzip, br', ['br', 'gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['identity', []],
])('Accept-Encoding %s allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
