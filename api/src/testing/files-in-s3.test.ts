import { s3Blobs } from '../ports/blobs/s3';
import { engines, openForProcesses } from './database';
import { portalOn, type TestPortal } from './portal';
import { LAZY, publish, remoteBuild, shellBuild } from './publish';
import { type S3Server, startS3Server } from './s3-server';
import { addPerson, callAs } from './signed-in';
import { squareJpeg } from './square-jpeg';

const LIMITS = { attemptMs: 2_000, callMs: 4_000, waitMs: 1 };

describe.each(engines)('files: two processes with one S3-compatible store, on %s', (engine) => {
  let store: S3Server;
  let processes: TestPortal[];
  let close: () => Promise<void>;
  const one = () => processes[0] as TestPortal;
  /** The embedded engine has one process: the same. */
  const other = () => processes.at(-1) as TestPortal;

  beforeAll(async () => {
    store = await startS3Server();
    const { databases, ...opened } = await openForProcesses(engine, 2);
    const open = (database: (typeof databases)[number]) =>
      portalOn(database, { RATE_LIMIT_FACTOR: '100' }, { blobs: s3Blobs(store.address, LIMITS) });
    processes = await Promise.all(databases.map(open));
    close = opened.close;
  });
  afterEach(() => store.behave('well'));
  afterAll(async () => {
    await Promise.all(processes.map((portal) => portal.close()));
    await close();
    await store.close();
  });

  test('a photo that one takes is sent by the other', async () => {
    const admin = await addPerson(one(), { usertype: 'admin' });
    const body = { bron: 'TEKST', bron_id: 0, filename: 'kat.jpg', base64: await squareJpeg() };
    const answer = await callAs(one(), admin, 'POST', 'image/', body);
    const { pathname } = new URL(answer.json().data.fotourl);
    const [kept, sent] = await Promise.all([one(), other()].map(({ app }) => app.inject(pathname)));
    expect(sent?.statusCode).toBe(200);
    expect(kept?.rawPayload.equals(sent?.rawPayload as Buffer)).toBe(true);
    expect([...store.files.keys()]).toContain(`portaal${pathname.replace('/api', '')}`);

    store.behave('silent');
    const refused = await other().app.inject(pathname);
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'UNAVAILABLE']);
  });

  test('a release that is published at one is served by the other, compressed too', async () => {
    await publish(one().app, shellBuild('0000aaaa'));
    await publish(one().app, remoteBuild('mf-search', '11112222', ['zoeken']));
    const url = `/mf/mf-search/files/${LAZY}`;
    const plain = await other().app.inject(url);
    expect([plain.statusCode, plain.body]).toEqual([200, 'lazy()']);
    const small = await other().app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect([small.statusCode, small.headers['content-encoding']]).toEqual([200, 'br']);
  });
});
