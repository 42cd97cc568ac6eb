import Fastify from 'fastify';
import { textCache } from './text-cache';

/** A server with one route; `make` says what is read each time. */
function serve(make: () => Promise<string>) {
  const state = { version: 1, now: new Date('2026-11-20T12:00:00Z') };
  const texts = textCache({ of: () => String(state.version) }, () => state.now);
  const app = Fastify();
  app.get('/:key', (request, reply) => {
    const facts = { catalogues: ['animal'], type: 'application/xml; charset=utf-8', cacheControl: 'public, max-age=9' };
    return texts.send(request, reply, { key: (request.params as { key: string }).key, ...facts, make });
  });
  return {
    state,
    get: (url: string, etag?: string) => app.inject({ url, headers: etag ? { 'if-none-match': etag } : {} }),
  };
}

test('one reading answers everybody until a catalogue or the day in Amsterdam changes', async () => {
  let readings = 0;
  const { state, get } = serve(async () => `<a>${++readings}</a>`);
  const bodies = (await Promise.all(Array.from({ length: 5 }, () => get('/a')))).map(({ body }) => body);
  expect(bodies).toEqual(Array(5).fill('<a>1</a>'));
  expect([(await get('/a')).body, (await get('/b')).body]).toEqual(['<a>1</a>', '<a>2</a>']);
  state.version = 2;
  expect((await get('/a')).body).toBe('<a>3</a>');
  state.now = new Date('2026-11-20T23:00:00Z');
  expect((await get('/a')).body).toBe('<a>4</a>');
});

test('who holds the text gets 304, also when the same text was made again', async () => {
  const { state, get } = serve(async () => '<a/>');
  const first = await get('/a');
  expect(first.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=9',
  });
  state.version = 2;
  const held = await get('/a', String(first.headers.etag));
  expect([held.statusCode, held.body, held.headers.etag]).toEqual([304, '', first.headers.etag]);
});

test('a failure is not kept', async () => {
  let times = 0;
  const { get } = serve(async () => {
    times += 1;
    if (times === 1) throw new Error('away');
    return '<a/>';
  });
  expect([(await get('/a')).statusCode, (await get('/a')).statusCode]).toEqual([500, 200]);
});
