import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as zstd from '@bokuweb/zstd-wasm';
import { contentName, roleOf } from '../lib/content-name';
import type { Database } from '../ports/database/port';
import { openTestDatabase } from '../testing/database';
import { portalOn, type TestPortal } from '../testing/portal';
import { publish, remoteBuild, shellBuild, upload } from '../testing/publish';
import { acceptedEncodings } from './static-files';

const FOLDER = '/mf/shell/files';
const BUILD = shellBuild('0000aaaa');
const nameOf = (role: string) => Object.keys(BUILD.files).find((file) => roleOf(file) === role);
const MAIN = nameOf('main.*.js');
const FONT = contentName('font.woff2', 'font');

/** As a browser that has bytes of the same role asks. */
const having = (bytes: Buffer, encodings = 'gzip, br, dcb, dcz') => ({
  'accept-encoding': encodings,
  'available-dictionary': `:${createHash('sha256').update(bytes).digest('base64')}:`,
});

describe('files of releases', () => {
  let database: Database;
  let portal: TestPortal;
  beforeAll(async () => {
    database = await openTestDatabase('pglite');
    portal = await portalOn(database);
    for (const [file, text] of Object.entries(BUILD.files)) await upload(portal.app, BUILD, file, text);
    await upload(portal.app, BUILD, FONT, 'font');
  }, 30_000);
  afterAll(async () => {
    await portal.close();
    await database.close();
  });

  test.each([
    [MAIN, 'text/javascript; charset=utf-8'],
    [nameOf('icon.*.svg'), 'image/svg+xml'],
    [FONT, 'font/woff2'],
    [nameOf('index.*.html'), 'text/plain; charset=utf-8'],
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
      portal.app.inject({ url: `${FOLDER}/${MAIN}`, headers: { 'accept-encoding': encodings } });
    const [br, gzip, plain] = [await ask('gzip, deflate, br'), await ask('gzip;q=1.0, br;q=0'), await ask('identity')];
    expect([
      br.headers['content-encoding'],
      gzip.headers['content-encoding'],
      plain.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined]);
    const texts = [brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload), plain.rawPayload].map(String);
    expect(new Set(texts)).toEqual(new Set(['start("shell-0000aaaa")']));
    expect(br.headers.vary).toBe('Accept-Encoding, Available-Dictionary');
  });

  describe('the difference from what the client has', () => {
    const SOURCE = readFileSync(join(__dirname, '../../../shared/src/contract/register.ts'));
    const before = remoteBuild('mf-search', '11112222', ['zoek'], {}, { 'lazy.js': String(SOURCE) });
    const after = remoteBuild('mf-search', '33334444', ['zoek'], {}, { 'lazy.js': `${SOURCE}\nchanged()` });
    const lazyOf = ({ files }: { files: Record<string, string> }) =>
      Object.keys(files).find((file) => roleOf(file) === 'lazy.*.js');
    const ask = (headers: Record<string, string>, build = after) =>
      portal.app.inject({ url: `/mf/mf-search/files/${lazyOf(build)}`, headers });

    beforeAll(async () => {
      await publish(portal.app, BUILD);
      await publish(portal.app, before);
      await publish(portal.app, after);
      // Nobody waits for the differences, but the end of a process.
      await portal.close();
      portal = await portalOn(database, {}, { blobs: portal.blobs });
    });

    test('is sent as dcz, and a decoder makes the exact bytes of it', async () => {
      await zstd.init();
      const { rawPayload: sent, headers } = await ask(having(SOURCE));
      expect(headers).toMatchObject({
        'content-encoding': 'dcz',
        vary: 'Accept-Encoding, Available-Dictionary',
        'cache-control': 'public, max-age=31536000, immutable',
        'use-as-dictionary': 'match="/mf/mf-search/files/lazy.*.js"',
      });
      expect(sent.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
      expect(sent.subarray(8, 40)).toEqual(createHash('sha256').update(SOURCE).digest());
      const decoded = zstd.decompressUsingDict(zstd.createDCtx(), sent.subarray(40), SOURCE);
      expect(String(Buffer.from(decoded))).toBe(`${SOURCE}\nchanged()`);
      expect(sent.length).toBeLessThan(200);
    });

    test.each([
      ['another dictionary', having(Buffer.from('other'))],
      ['a header that is none', { ...having(SOURCE), 'available-dictionary': 'abc' }],
      ['no dictionary', { 'accept-encoding': 'gzip, br, dcz' }],
      ['a client that does not take it', having(SOURCE, 'gzip, br')],
    ])('%s: the whole file, as brotli', async (_what, headers) => {
      const answer = await ask(headers);
      expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([
        'br',
        'Accept-Encoding, Available-Dictionary',
      ]);
      expect(String(brotliDecompressSync(answer.rawPayload))).toBe(`${SOURCE}\nchanged()`);
    });

    test('fonts, pictures and files of releases from before are no dictionaries', async () => {
      await portal.blobs.put('mf/shell/1.0.0-0000aaaa/main.js', Buffer.from('a'));
      for (const url of [`${FOLDER}/${FONT}`, `${FOLDER}/${nameOf('icon.*.svg')}`, '/mf/shell/1.0.0-0000aaaa/main.js'])
        expect((await portal.app.inject(url)).headers).not.toHaveProperty('use-as-dictionary');
    });
  });

  test.each([
    `${FOLDER}/none.js`,
    `${FOLDER}/`,
    `${FOLDER}/../files/none.js`,
    `${FOLDER}/..%2f..%2fmf-br%2fshell/files/none.svg`,
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
  ['gzip, br, dcz', ['dcz', 'br', 'gzip']],
  ['gzip, br', ['br', 'gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['identity', []],
])('Accept-Encoding %s allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
