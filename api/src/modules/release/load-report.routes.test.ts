import { Registry } from 'prom-client';
import { buildApp } from '../../app';
import type { Database } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { emptyRegister, portalOn, TEST_SECRET, type TestPortal } from '../../testing/portal';
import { publish, remoteBuild, shellBuild } from '../../testing/publish';

const REPORT = {
  name: 'mf-search',
  version: '1.0.0',
  build: '11112222',
  stage: 'entry',
  errorClass: 'integrity',
  ms: 420,
  steppedBack: true,
};

describe.each(engines)('load reports on %s', (engine) => {
  let database: Database;
  let portal: TestPortal;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 30_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyRegister(database);
    portal = await portalOn(database);
    await publish(portal.app, shellBuild('0000aaaa'));
    await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek']));
  });
  afterEach(() => portal.close());

  const send = (payload: unknown, type = 'application/json', remoteAddress = '127.0.0.1') =>
    portal.app.inject({
      method: 'POST',
      url: '/api/loadreport',
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
      remoteAddress,
    });
  const stored = async () =>
    (
      await portal.database.query<{ hash: string; build: string }>(
        "SELECT build, encode(visitor_hash, 'hex') AS hash FROM load_report",
      )
    ).rows;

  test('are stored with the same hash for one visitor and another for the next, whatever type the beacon has', async () => {
    expect((await send(REPORT)).statusCode).toBe(204);
    expect((await send(REPORT, 'text/plain')).statusCode).toBe(204);
    await send(REPORT, 'application/json', '10.0.0.9');
    const hashes = (await stored()).map(({ hash }) => hash);
    expect([hashes.length, new Set(hashes).size]).toEqual([3, 2]);
  });

  test('about a build that nobody published are dropped: they make no row and no label', async () => {
    expect((await send({ ...REPORT, build: '99999999' })).statusCode).toBe(204);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['an unknown class', { ...REPORT, errorClass: 'boom' }],
    ['a negative time', { ...REPORT, ms: -1 }],
    ['nothing', {}],
  ])('with %s are refused', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBe(422);
  });

  test('are limited to 30 in five minutes per address', async () => {
    const statuses = [];
    for (let number = 0; number < 31; number += 1)
      statuses.push((await send({ ...REPORT, build: '99999999' })).statusCode);
    expect([statuses[29], statuses[30]]).toEqual([204, 429]);
  });

  test('are counted by remote, build and class', async () => {
    const registry = new Registry();
    const app = await buildApp({ ...portal, secret: TEST_SECRET, registry });
    await app.inject({ method: 'POST', url: '/api/loadreport', payload: REPORT });
    expect(await registry.metrics()).toContain(
      'portal_remote_load_total{remote="mf-search",build="11112222",class="integrity"} 1',
    );
    await app.close();
  });
});
