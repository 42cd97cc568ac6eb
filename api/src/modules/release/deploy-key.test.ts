import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';

const GUESSES = 30;

describe.each(engines)('keys for publishing on %s', (engine) => {
  let portal: TestPortal;
  let queries = 0;

  beforeAll(async () => {
    portal = await openTestPortal(engine, { TRUSTED_PROXIES: '127.0.0.1' });
    const { query } = portal.database;
    portal.database.query = ((...call: Parameters<typeof query>) => {
      queries += 1;
      return query(...call);
    }) as typeof query;
  }, 60_000);
  afterAll(() => portal.close());

  const guess = (n: number, address: string) =>
    portal.app.inject({
      ...{ method: 'PUT', url: '/api/release/mf-search/files/a.js', payload: 'a' },
      headers: {
        authorization: `DeployKey guessed-key-${String(n).padStart(12, '0')}`,
        'content-type': 'application/octet-stream',
        'x-forwarded-for': address,
      },
    });

  test('an address that guesses is refused after thirty, without a query', async () => {
    for (let n = 0; n < GUESSES; n += 1) expect((await guess(n, '198.51.100.1')).statusCode).toBe(401);
    const before = queries;
    const refused = await guess(GUESSES, '198.51.100.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(queries).toBe(before);
    expect((await guess(0, '198.51.100.2')).statusCode).toBe(401);
  }, 60_000);

  test('publishing carries a limit', async () => {
    expect((await guess(0, '198.51.100.3')).headers['ratelimit-limit']).toBe('3000');
  });
});
