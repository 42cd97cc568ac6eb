import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { visitorByDefault } from './auth';
import { errors } from './errors';
import { responseCache } from './response-cache';

const Thing = z.object({ name: z.string() });

/** A server with one route; `make` says what is read each time. */
async function serve(make: (key: string) => Promise<unknown>) {
  const state = { version: 1, now: new Date('2026-11-20T12:00:00Z') };
  const answers = responseCache({ of: () => String(state.version) }, () => state.now);
  const app = Fastify();
  await app.register(errors);
  await app.register(visitorByDefault);
  app.addHook('preParsing', answers.serveCached);
  let handled = 0;
  app.get('/:key', (request, reply) => {
    handled += 1;
    const { key } = request.params as { key: string };
    const period = key.startsWith('minute') ? { periodMs: 60_000 } : {};
    const catalogues = ['animal'];
    return answers.send(request, reply, { key, catalogues, ...period, schema: Thing, make: () => make(key) as never });
  });
  return {
    state,
    handled: () => handled,
    get: (url: string, accept?: string, etag?: string) =>
      app.inject({
        url,
        headers: { ...(accept && { 'accept-encoding': accept }), ...(etag && { 'if-none-match': etag }) },
      }),
  };
}

test('C29: one reading answers everybody until a catalogue or the day in Amsterdam changes', async () => {
  const readings: string[] = [];
  const { state, get } = await serve(async (key) => ({ name: String(readings.push(key)) }));
  expect([(await get('/a')).json().name, (await get('/a')).json().name]).toEqual(['1', '1']);
  state.version = 2;
  expect((await get('/a')).json().name).toBe('2');
  state.now = new Date('2026-11-20T22:59:59Z');
  expect((await get('/a')).json().name).toBe('2');
  state.now = new Date('2026-11-20T23:00:00Z');
  expect((await get('/a')).json().name).toBe('3');
});

test('an address that was answered does not reach its route again, until what it was answered from changes', async () => {
  const readings: string[] = [];
  const { state, get, handled } = await serve(async (key) => ({ name: String(readings.push(key)) }));
  const names = [];
  for (const version of [1, 1, 1, 2, 2]) {
    state.version = version;
    names.push((await get('/a')).json().name);
  }
  expect([names, handled()]).toEqual([['1', '1', '1', '2', '2'], 2]);
  expect((await get('/a?x=1')).json().name).toBe('2');
  expect(handled()).toBe(3);
});

test('C03: what has a period is made again after it', async () => {
  const readings: string[] = [];
  const { state, get } = await serve(async (key) => ({ name: String(readings.push(key)) }));
  const names = [];
  for (const second of ['00', '59', '60', '61']) {
    state.now = new Date(Date.parse('2026-11-20T12:00:00Z') + Number(second) * 1000);
    names.push((await get('/minute')).json().name);
  }
  expect(names).toEqual(['1', '1', '2', '2']);
});

test('letters beyond ASCII arrive whole', async () => {
  const { get } = await serve(async () => ({ name: 'Zoë €' }));
  for (let i = 0; i < 2; i += 1) {
    const answer = await get('/a');
    expect(answer.json()).toEqual({ name: 'Zoë €' });
    expect(answer.headers['content-length']).toBe('19');
  }
});

test('C29: two hundred at once are one reading', async () => {
  const readings: string[] = [];
  const { get } = await serve(async (key) => ({ name: String(readings.push(key)) }));
  const all = await Promise.all(Array.from({ length: 200 }, () => get('/a')));
  expect([readings.length, new Set(all.map(({ body }) => body)).size]).toEqual([1, 1]);
});

test('a failure is not kept', async () => {
  let readings = 0;
  const { get } = await serve(async () => {
    readings += 1;
    if (readings === 1) throw new Error('away');
    return { name: 'back' };
  });
  expect([(await get('/a')).statusCode, (await get('/a')).json().name]).toEqual([500, 'back']);
});

test('what the contract does not name does not leave the server', async () => {
  const { get } = await serve(async () => ({ name: 'a', secret: 'b' }));
  expect((await get('/a')).body).toBe('{"name":"a"}');
});

test('C29: If-None-Match is compared weakly, in a list and with a star', async () => {
  const { get } = await serve(async (key) => ({ name: key }));
  const etag = String((await get('/a')).headers.etag);
  for (const held of [etag, etag.slice(2), `"x", ${etag}`, '*'])
    expect((await get('/a', undefined, held)).statusCode).toBe(304);
  for (const other of ['"x"', String((await get('/b')).headers.etag)])
    expect((await get('/a', undefined, other)).statusCode).toBe(200);
});

test('at most five thousand answers are kept, the one that was not asked for longest goes first', async () => {
  const readings: string[] = [];
  const { get } = await serve(async (key) => ({ name: String(readings.push(key)) }));
  for (let i = 0; i < 5000; i += 1) await get(`/${i}`);
  await get('/0');
  await get('/new');
  readings.length = 0;
  await get('/0');
  await get('/1');
  expect(readings).toEqual(['1']);
});

describe('compressed answers', () => {
  const long = `Zoë ${'is een lieve kat. '.repeat(100)}`;
  const asked = async (accept: string, name = long) => {
    const { get } = await serve(async () => ({ name }));
    // From the route, from its memory, and from the address.
    const all = [await get('/a', accept), await get('/a?x=1', accept), await get('/a', accept)];
    return all.map(({ headers, rawPayload }) => ({
      encoding: headers['content-encoding'],
      isWhole: headers['content-length'] === String(rawPayload.length),
      rawPayload,
      vary: headers.vary,
    }));
  };

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ] as const)('%s for who takes it', async (encoding, accept, unpack) => {
    for (const answer of await asked(accept)) {
      expect(answer).toMatchObject({ encoding, isWhole: true, vary: 'Authorization, Accept-Encoding' });
      expect(answer.rawPayload.length).toBeLessThan(200);
      expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual({ name: long });
    }
  });

  test('plain for who takes none, and what is short', async () => {
    for (const answers of [await asked('identity'), await asked('br', 'Zoë')])
      for (const answer of answers) expect(answer).toMatchObject({ encoding: undefined, isWhole: true });
  });

  test('a copy that the client holds is 304, whatever it takes', async () => {
    const { get } = await serve(async () => ({ name: long }));
    const { headers } = await get('/a', 'br');
    const again = await get('/a', 'br', String(headers.etag));
    expect([again.statusCode, again.rawPayload.length, again.headers['content-encoding']]).toEqual([304, 0, undefined]);
  });
});
