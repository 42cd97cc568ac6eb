import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { logSerializers } from '../lib/log-serializers';
import { addAnimal, addShelter, eventually, unknownKey } from '../testing/animal-rows';
import { engines } from '../testing/database';
import { openTestPortal, TEST_SECRET, type TestPortal } from '../testing/portal';
import { addPerson, bearer, type TestPerson } from '../testing/signed-in';

const URL = '/api/animal?soort=1&rows=5';

/** Everything that is the same in two answers to one question. */
const stable = (headers: Record<string, unknown>) => {
  const { date: _, 'x-request-id': __, 'ratelimit-remaining': ___, 'ratelimit-reset': ____, ...rest } = headers;
  return rest;
};

const isHit = ({ labels }: { labels: object }) => 'result' in labels && labels.result === 'hit';

describe.each(engines)('an address that was answered before, on %s', (engine) => {
  let portal: TestPortal;
  let app: FastifyInstance;
  let person: TestPerson;
  const registry = new Registry();
  const lines: Record<string, unknown>[] = [];
  const logger = { level: 'info', serializers: logSerializers };
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });

  const ask = (url = URL, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url, headers, remoteAddress });

  beforeAll(async () => {
    portal = await openTestPortal(engine);
    const config = readConfig({ PUBLIC_ORIGIN: 'https://portaal.example', RATE_LIMIT_FACTOR: '0.01' });
    const { database, blobs } = portal;
    app = await buildApp({ config, database, blobs, registry, secret: TEST_SECRET, logger: { ...logger, stream } });
    await app.ready();
    const shelter = await addShelter(portal.database);
    await addAnimal(portal.database, shelter.id);
    await eventually(
      () => ask(),
      (answer) => answer.json().data?.length === 1,
    );
    person = await addPerson({ ...portal, config });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await portal.close();
  });

  test('C29: has every header and byte of the first', async () => {
    const url = `${URL}&sort=langzit`;
    const [first, again] = [await ask(url), await ask(url)];
    expect(again.body).toBe(first.body);
    expect(stable(again.headers)).toEqual(stable(first.headers));
    expect(again.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'public, max-age=15, stale-while-revalidate=60',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(first.body)),
      vary: 'Authorization, Accept-Encoding',
    });
  });

  test('C29: 304 has them too, without a body', async () => {
    const { headers } = await ask();
    const held = await ask(URL, { 'if-none-match': String(headers.etag) });
    const { 'content-type': _, 'content-length': __, ...expected } = stable(headers);
    expect([held.statusCode, held.body]).toEqual([304, '']);
    expect(stable(held.headers)).toEqual(expected);
  });

  test('has a request id of its own, or that of the client', async () => {
    const ids = [await ask(), await ask()].map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    expect((await ask(URL, { 'x-request-id': 'mine.1' })).headers['x-request-id']).toBe('mine.1');
  });

  test('counts against the limit of the address', async () => {
    const answers = [];
    for (let i = 0; i < 7; i += 1) answers.push(await ask(URL, {}, '10.0.0.1'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual(['5', '4', '3', '2', '1', '0', '0']);
    expect((await ask(URL, { 'if-none-match': '*' }, '10.0.0.1')).statusCode).toBe(429);
    expect((await ask(URL, {}, '10.0.0.2')).statusCode).toBe(200);
  });

  test('is counted by method, route pattern and status', async () => {
    const counted = async (status: number) => {
      const text = await registry.metrics();
      const line = `http_request_duration_seconds_count{method="GET",route="/api/animal",status="${status}"} `;
      return Number(text.split(line)[1]?.split('\n', 1)[0] ?? 0);
    };
    const before = [await counted(200), await counted(304)] as const;
    const { headers } = await ask();
    await ask();
    await ask(URL, { 'if-none-match': String(headers.etag) });
    expect([(await counted(200)) - before[0], (await counted(304)) - before[1]]).toEqual([2, 1]);
  });

  test('C47: leaves its log line, without the query, and counts as ready', async () => {
    await ask();
    lines.length = 0;
    const hits = async () =>
      (await registry.getSingleMetric('response_cache_total')?.get())?.values.find(isHit)?.value ?? 0;
    const before = await hits();
    await ask(URL, { 'x-request-id': 'logged' });
    expect(lines).toMatchObject([
      {
        msg: 'request',
        requestId: 'logged',
        method: 'GET',
        route: '/api/animal',
        status: 200,
        network: '127.0.0.0/24',
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('soort');
    expect((await hits()) - before).toBe(1);
  });

  test('C29: who sends a token is known first: private, or 401', async () => {
    await ask();
    const own = await ask(URL, bearer(person));
    expect([own.statusCode, own.headers['cache-control'], own.headers.etag]).toEqual([
      200,
      'private, no-store',
      undefined,
    ]);
    for (const authorization of ['Bearer nonsense', 'nonsense', ''])
      expect([authorization, (await ask(URL, { authorization })).statusCode]).toEqual([authorization, 401]);
    expect((await ask()).headers['cache-control']).toContain('public');
  });

  test('C28: a refusal is not remembered as an answer, whatever was asked before it', async () => {
    for (let i = 0; i < 2; i += 1) {
      expect((await ask('/api/animal?rows=0')).statusCode).toBe(400);
      expect((await ask(`/api/animal/${unknownKey()}`)).statusCode).toBe(404);
    }
    expect((await app.inject({ method: 'POST', url: URL })).statusCode).toBe(401);
  });

  test('HEAD has the headers alone', async () => {
    await ask();
    const answer = await app.inject({ method: 'HEAD', url: URL });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});
