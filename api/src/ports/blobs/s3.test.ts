import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readS3Address, type S3Address } from '../../lib/s3-address';
import { type S3Server, startS3Server } from '../../testing/s3-server';
import type { Blobs } from './port';
import { checkS3, s3Blobs } from './s3';
import { BlobStoreError } from './s3-request';

/** Short for a test, long enough for an answer on a busy machine. */
const SHORT = { attemptMs: 300, callMs: 500, waitMs: 1 };
const LONG = { attemptMs: 20_000, callMs: 60_000, waitMs: 1 };

let server: S3Server;
let blobs: Blobs;
let hasty: Blobs;
beforeEach(async () => {
  server = await startS3Server();
  blobs = s3Blobs(server.address, LONG);
  hasty = s3Blobs(server.address, SHORT);
});
afterEach(() => server.close());

const bytes = (content: string) => new TextEncoder().encode(content);

test('a file lies in the folder of the address, with its sha-256; what lies beside the folder is not seen', async () => {
  await blobs.put('a/b', bytes('abc'));
  server.files.set('elders/c', { bytes: Buffer.from('x'), sha256: undefined });
  server.files.set('portaal/', { bytes: Buffer.alloc(0), sha256: undefined });
  expect([...server.files.keys()]).toContain('portaal/a/b');
  expect(server.files.get('portaal/a/b')?.sha256).toMatch(/^ba7816bf8f01cfea/);
  expect(await blobs.list('')).toEqual(['a/b']);
});

test('a store that is busy twice is asked a third time, for every call', async () => {
  await blobs.put('a', bytes('abc'));
  const calls = [
    () => blobs.put('b', bytes('x')),
    () => blobs.get('a'),
    () => blobs.open('a').then((file) => file?.stream.resume()),
    () => blobs.exists('a'),
    () => blobs.checksum('a'),
    () => blobs.list(''),
    () => blobs.delete('a'),
  ];
  for (const call of calls) {
    server.asked.length = 0;
    server.behave('busy', { times: 2 });
    await call();
    expect(server.asked.length).toBeGreaterThanOrEqual(3);
    expect(new Set(server.asked.slice(0, 3)).size).toBe(1);
  }
});

test('a store that stays busy gives an error after three attempts, and one that refuses at once', async () => {
  server.behave('busy');
  await expect(blobs.get('a')).rejects.toThrow(
    /^The file store http:\/\/127\.0\.0\.1:\d+\/winkel answered 503 SlowDown/,
  );
  expect(server.asked).toHaveLength(3);
  server.behave('well');
  const stranger = s3Blobs({ ...server.address, secretAccessKey: 'wrong' }, LONG);
  await expect(stranger.put('a', bytes('x'))).rejects.toThrow('answered 403 SignatureDoesNotMatch (No & no.)');
  expect(server.asked).toHaveLength(4);
  expect(server.files.size).toBe(0);
});

test('a store that hangs gives an error, before an answer and in the middle of one', async () => {
  await blobs.put('a', Buffer.alloc(100_000, 'x'));
  server.behave('silent');
  for (const call of [
    () => hasty.get('a'),
    () => hasty.exists('a'),
    () => hasty.list(''),
    () => hasty.put('b', bytes('x')),
  ])
    await expect(call()).rejects.toThrow('did not answer within 1 s');
  server.behave('halting');
  await expect(hasty.get('a')).rejects.toThrow('did not answer within 1 s');
  const file = await hasty.open('a');
  await expect(text(file?.stream as Readable)).rejects.toThrow('stopped in the middle of a file');
});

test('other bytes than were put are not given: read again, and refused when they stay wrong', async () => {
  await blobs.put('a', bytes('abc'));
  server.behave('spoilt', { times: 1 });
  expect(String(await blobs.get('a'))).toBe('abc');
  server.behave('spoilt');
  await expect(blobs.get('a')).rejects.toThrow('sent other bytes of a than were put');
  const file = await blobs.open('a');
  await expect(text(file?.stream as Readable)).rejects.toThrow('sent other bytes');
});

test('a file that another tool put there is read, and its checksum made from its bytes', async () => {
  server.files.set('portaal/a', { bytes: Buffer.from('abc'), sha256: undefined });
  expect(String(await blobs.get('a'))).toBe('abc');
  expect(await blobs.checksum('a')).toMatch(/^ba7816bf8f01cfea/);
});

test('a bucket that is gone is an error, no absent file', async () => {
  const elsewhere = s3Blobs({ ...server.address, bucket: 'weg' }, LONG);
  await expect(elsewhere.get('a')).rejects.toThrow('answered 404 NoSuchBucket');
});

test.each<[string, Partial<S3Address>, string]>([
  ['a bucket that is not there', { bucket: 'weg' }, '/weg answered 404 NoSuchBucket'],
  ['another secret', { secretAccessKey: 'anders' }, 'answered 403 SignatureDoesNotMatch'],
  ['another key', { accessKeyId: 'anders' }, 'answered 403 InvalidAccessKeyId'],
  ['another region', { region: 'elders' }, 'answered 403 AuthorizationHeaderMalformed'],
  ['a scheme that the other side does not speak', { origin: 'https' }, 'cannot be reached ('],
])('the check of the start says what is wrong, without the secret: %s', async (_name, change, sentence) => {
  const origin = change.origin ? server.address.origin.replace('http', change.origin) : server.address.origin;
  const said = await checkS3({ ...server.address, ...change, origin }, LONG).catch((error: Error) => error);
  expect(said).toBeInstanceOf(BlobStoreError);
  expect(String(said)).toContain(sentence);
  expect(String(said)).not.toContain(server.address.secretAccessKey);
});

test('the check of the start is content with an empty bucket, and not with a server that is no store', async () => {
  await expect(checkS3(server.address, LONG)).resolves.toBeUndefined();
  const page = createServer((_request, response) => response.end('<html><p>Hallo</html>'));
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
  await expect(checkS3({ ...server.address, origin }, LONG)).rejects.toThrow(`What answers at ${origin} is no S3`);
  page.closeAllConnections();
  await new Promise((resolve) => page.close(resolve));
  await expect(checkS3({ ...server.address, origin }, LONG)).rejects.toThrow('cannot be reached (ECONNREFUSED)');
});

test('an address is read with its signs, folder and region', () => {
  expect(readS3Address(server.url())).toEqual(server.address);
  expect(readS3Address('https://k:s@store.example/fotos')).toEqual({
    origin: 'https://store.example',
    bucket: 'fotos',
    prefix: '',
    region: 'us-east-1',
    accessKeyId: 'k',
    secretAccessKey: 's',
  });
  expect(readS3Address('http://k:s@localhost:9000/winkel/een/twee/')?.prefix).toBe('een/twee/');
});

test.each([
  'store.example/winkel',
  'https://k:s@store.example/w',
  's3://k:s@store.example/winkel',
  'https://store.example/winkel',
  'https://k@store.example/winkel',
  'https://k:s@store.example',
  'https://k:s@store.example/winkel//x',
  'https://k:s@store.example/winkel/.x',
  'https://k:%E0%A4%A@store.example/winkel',
  'https://k:s@store.example/winkel?regio=x',
  'https://k:s@store.example/winkel?region=A B',
  'https://k:s@store.example/winkel#x',
])('%s is no address of a bucket', (value) => {
  expect(readS3Address(value)).toBeUndefined();
});
