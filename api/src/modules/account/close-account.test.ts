import type { Executor } from '../../ports/database/port';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs } from '../../testing/signed-in';
import { accountClosing } from './close-account';

/** The embedded engine runs one transaction at a time: nothing can wait there. */
const servers = engines.filter((engine) => engine === 'postgres');

describe.each(servers)('closing an account on %s', (engine) => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100' });
  }, 60_000);
  afterAll(() => portal.close());

  const WAITING = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const somebodyWaits = async () => {
    while ((await portal.database.query(WAITING)).rows.length === 0) await new Promise((next) => setImmediate(next));
  };

  test('an admin is closed while another one is changed: neither waits for the other for ever', async () => {
    const first = await addPerson(portal, { usertype: 'admin' });
    const second = await addPerson(portal, { usertype: 'admin' });
    let begin: () => void = () => undefined;
    const hasLocked = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const change = hasLocked.then(() => callAs(portal, first, 'PUT', `users/${second.uid}`, { disabled: false }));
    const isBlocked = hasLocked.then(somebodyWaits);
    // After its first lock the closing is held until the change waits for one.
    const held = (tx: Executor): Executor => ({
      ...tx,
      query: async <Row>(sql: string, parameters?: Parameters<typeof tx.query>[1]) => {
        const answer = await tx.query<Row>(sql, parameters);
        begin();
        await isBlocked;
        return answer;
      },
    });
    const closing = accountClosing({
      database: { ...portal.database, transaction: (run) => portal.database.transaction((tx) => run(held(tx))) },
      ...{ origin: 'https://portaal.example', productName: 'Portaal', now: () => new Date() },
    });
    await closing.close(second.id, { userId: second.id, usertype: 'admin', ipPrefix: null, requestId: null });
    expect((await change).statusCode).toBe(200);
  }, 60_000);
});
