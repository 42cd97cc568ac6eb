import { addAnimal, addShelter, eventually } from './animal-rows';
import { engines, openForProcesses } from './database';
import { portalOn, type TestPortal } from './portal';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PROCESSES = 3;

describe.each(engines.filter((engine) => engine === 'postgres'))('three processes on one database, %s', (engine) => {
  let portals: TestPortal[];
  let close: () => Promise<void>;
  let turn = 0;

  beforeAll(async () => {
    const opened = await openForProcesses(engine, PROCESSES);
    close = opened.close;
    portals = await Promise.all(opened.databases.map((database) => portalOn(database)));
  }, 60_000);
  afterAll(async () => {
    await Promise.all(portals.map((portal) => portal.close()));
    await close();
  });

  /** Asks the processes in turn. */
  async function ask(method: 'GET' | 'POST', url: string, remoteAddress: string, payload?: object) {
    turn += 1;
    const { app } = portals[turn % PROCESSES] as TestPortal;
    const headers = { 'user-agent': FIREFOX };
    return (await app.inject({ method, url, remoteAddress, headers, ...(payload && { payload }) })).statusCode;
  }
  const database = () => portals[0]?.database as TestPortal['database'];

  /** How many of so many calls, `atOnce` of them side by side, were let through. */
  async function passed(calls: number, atOnce: number, call: () => Promise<number>): Promise<number> {
    let letThrough = 0;
    for (let sent = 0; sent < calls; sent += atOnce) {
      const statuses = await Promise.all(Array.from({ length: atOnce }, call));
      letThrough += statuses.filter((status) => status !== 429).length;
    }
    return letThrough;
  }

  test.each([
    ['one after the other', 1, '192.0.2.1'],
    ['forty at once', 40, '192.0.2.2'],
  ])(
    'AP-121: 600 reads of one address in five minutes, over all processes, within 5 %%: %s',
    async (_, atOnce, address) => {
      const count = await passed(760, atOnce, () => ask('GET', '/api/kind', address));
      expect(count).toBeGreaterThanOrEqual(600);
      expect(count).toBeLessThanOrEqual(630);
    },
  );

  test('AP-121: a small limit is exact, whether calls come one by one or at once', async () => {
    const write = (address: string) => () => ask('POST', '/api/contact/', address, {});
    expect(await passed(9, 1, write('192.0.2.3'))).toBe(5);
    expect(await passed(9, 9, write('192.0.2.4'))).toBe(5);
  });

  test('AP-121: no address is written', async () => {
    const { rows } = await database().query<{ key: string }>('SELECT key FROM call_count');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{22}$/);
  });

  test('AP-121, C08, C63: a visitor whom every process sees counts once, for a visit and for a card', async () => {
    const { id: shelter } = await addShelter(database());
    const { id, uuidkey } = await addAnimal(database(), shelter);
    const seen = () => ask('POST', '/api/animal/seen', '192.0.2.5', { shown: [id] });
    for (let i = 0; i < PROCESSES; i += 1) {
      expect(await ask('POST', `/api/animal/${uuidkey}/visit/`, '192.0.2.5')).toBe(204);
    }
    let heard = 0;
    for (const portal of portals) await portal.database.listen('animal_seen', () => void heard++);
    expect(await seen()).toBe(204);
    await eventually(
      async () => heard,
      (count) => count === PROCESSES,
    );
    for (let i = 1; i < PROCESSES; i += 1) expect(await seen()).toBe(204);
    for (const { app } of portals) await app.close();
    const counts = await database().query(
      `SELECT v.visits, e.opened, e.shown FROM animal_visit v JOIN animal_exposure e USING (dier_id) WHERE dier_id = $1`,
      [id],
    );
    expect(counts.rows).toEqual([{ visits: 1, opened: 1, shown: 1 }]);
    const salts = await database().query(`SELECT day FROM day_salt WHERE day < now() - interval '1 day'`);
    expect(salts.rows).toEqual([]);
  });
});
