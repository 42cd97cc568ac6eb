import { type AddressInfo, connect } from 'node:net';
import { apiPath } from '@portal/shared/contract';
import { engines } from './testing/database';
import { openTestPortal, type TestPortal } from './testing/portal';

/** Milliseconds for a request to arrive, in this test. */
const REQUEST_TIMEOUT_MS = 600;

describe('requests over a real socket', () => {
  let portal: TestPortal;
  let port: number;

  beforeAll(async () => {
    const [engine = 'pglite'] = engines;
    portal = await openTestPortal(engine, {}, { requestTimeoutMs: REQUEST_TIMEOUT_MS });
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = portal.app.server.address() as AddressInfo);
  }, 60_000);
  afterAll(() => portal.close());

  /** Sends the head of a request and then nothing: the status line of the answer. */
  function statusOf(head: string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${[...head, 'Host: 127.0.0.1', '', ''].join('\r\n')}`),
      );
      let text = '';
      const finish = () => {
        socket.destroy();
        resolve(text.split('\r\n')[0] ?? '');
      };
      socket.on('data', (bytes) => {
        text += String(bytes);
        finish();
      });
      socket.on('end', finish);
      socket.on('error', reject);
    });
  }

  const upload = (method: string, path: string, type: string, length: number) => [
    `${method} /api/${path} HTTP/1.1`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  ];

  test('a body that does not come is cut off (408)', async () => {
    expect(await statusOf(upload('POST', apiPath.contact(), 'application/json', 100))).toContain(' 408 ');
  }, 30_000);

  test.each([
    ['a photo', 'POST', apiPath.photos(), 'application/json'],
    ['a file of a release', 'PUT', `${apiPath.release('mf-search')}/files/a.js`, 'application/octet-stream'],
    ['a release', 'PUT', apiPath.release('mf-search'), 'application/json'],
    ['a news item', 'POST', apiPath.newsList(), 'application/json'],
    ['an article', 'POST', apiPath.articles(), 'application/json'],
    ['an animal', 'POST', apiPath.animals(), 'application/json'],
  ])('%s of nobody is refused before its body is read', async (_name, method, path, type) => {
    expect(await statusOf(upload(method, path, type, 200_000))).toContain(' 401 ');
  });

  test.each([
    ['a form', apiPath.contact(), 64 * 1024],
    ['a text of the editor', apiPath.newsList(), 1024 * 1024],
  ])('%s is refused above its limit, before its body is read', async (_name, path, limit) => {
    const status = await statusOf(upload('POST', path, 'application/json', limit + 1));
    expect(status).toMatch(/ (413|401) /);
    if (path === apiPath.contact()) expect(status).toContain(' 413 ');
  });
});
