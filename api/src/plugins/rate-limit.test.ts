import Fastify from 'fastify';
import { AppError } from '../lib/app-error';
import { errors } from './errors';
import { pdfLimit, rateLimit, writeLimit } from './rate-limit';

async function serve(factor: number) {
  const app = Fastify({ trustProxy: '10.9.9.9' });
  await app.register(errors);
  await app.register(rateLimit, { factor });
  app.get('/there', () => ({}));
  app.get('/away', () => {
    throw new AppError('NOT_FOUND');
  });
  app.get('/pdf', { config: pdfLimit }, () => ({}));
  app.post('/write', { config: writeLimit }, () => ({}));
  const ask = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ method: url === '/write' ? 'POST' : 'GET', url, remoteAddress, headers });
  const statuses = async (times: number, url: string, address: string | ((i: number) => string)) => {
    const found: number[] = [];
    for (let i = 0; i < times; i += 1) {
      found.push((await ask(url, typeof address === 'string' ? address : address(i))).statusCode);
    }
    return found;
  };
  return { app, ask, statuses };
}

const times = (n: number, status: number) => Array.from({ length: n }, () => status);

test('reading is limited per address, with the rest in the headers', async () => {
  const { ask, statuses } = await serve(0.005);
  const first = await ask('/there', '10.0.0.1');
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '2' });
  expect(await statuses(3, '/there', '10.0.0.1')).toEqual([200, 200, 429]);
  const refused = await ask('/there', '10.0.0.1');
  expect(refused.json().error).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringContaining('te vaak'),
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(290);
  expect(await statuses(1, '/there', '10.0.0.2')).toEqual([200]);
});

test('an IPv6 visitor is the /64 of their address', async () => {
  const { statuses } = await serve(0.005);
  expect(await statuses(4, '/there', (i) => `2001:db8:0:1::${i + 1}`)).toEqual([200, 200, 200, 429]);
  expect(await statuses(1, '/there', '2001:db8:0:2::1')).toEqual([200]);
});

test('not finding is limited too, whatever was not found', async () => {
  const { statuses } = await serve(0.05);
  expect(await statuses(3, '/away', '10.0.0.3')).toEqual(times(3, 404));
  expect(await statuses(1, '/nowhere', '10.0.0.3')).toEqual([429]);
  expect(await statuses(1, '/there', '10.0.0.3')).toEqual([200]);
});

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
  'the two crowd limits do not count the same machine (%s), writes do',
  async (address) => {
    const { statuses } = await serve(0.005);
    expect(await statuses(5, '/there', address)).toEqual(times(5, 200));
    expect(await statuses(5, '/away', address)).toEqual(times(5, 404));
    expect(await statuses(2, '/write', address)).toEqual([200, 429]);
  },
);

test('behind a trusted proxy the address is the forwarded one, from anybody else it is not believed', async () => {
  const { ask } = await serve(0.005);
  const forwarded = { 'x-forwarded-for': '198.51.100.7' };
  for (let i = 0; i < 3; i += 1) await ask('/there', '10.9.9.9', forwarded);
  expect((await ask('/there', '10.9.9.9', forwarded)).statusCode).toBe(429);
  expect((await ask('/there', '10.9.9.9', { 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(200);
  expect((await ask('/there', '203.0.113.5', forwarded)).statusCode).toBe(200);
});

test('HEAD counts as reading, and with the own limit of its GET', async () => {
  const { app, ask } = await serve(0.005);
  const head = (url: string, remoteAddress: string) => app.inject({ method: 'HEAD', url, remoteAddress });
  for (let i = 0; i < 3; i += 1) expect((await head('/there', '10.0.0.9')).statusCode).toBe(200);
  expect((await head('/there', '10.0.0.9')).statusCode).toBe(429);
  expect((await ask('/there', '10.0.0.9')).statusCode).toBe(429);
  expect((await head('/pdf', '10.0.0.10')).statusCode).toBe(200);
  expect((await ask('/pdf', '10.0.0.10')).statusCode).toBe(429);
});
