import type { Database } from '../../ports/database/port';
import { engines, openTestDatabase } from '../../testing/database';
import { holdTransaction } from '../../testing/held-transaction';
import { writeAudit } from './audit';
import { auditHead } from './audit-head';

const ACTOR = { userId: null, usertype: null, ipPrefix: null, requestId: null };
const line = (action: string) => ({ action, object: 'test', objectId: null });

describe.each(engines)('the audit log on %s', (engine) => {
  let database: Database;
  const lines = async () =>
    (await database.query<{ id: number; action: string }>('SELECT id, action FROM audit_entry ORDER BY id')).rows;
  const firstBroken = async () =>
    (await database.query<{ broken: number | null }>('SELECT audit_first_broken() AS broken')).rows[0]?.broken;

  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());

  test('lines are numbered without gaps and linked, also when a transaction writes several or is rolled back', async () => {
    await database.transaction(async (tx) => {
      await writeAudit(tx, ACTOR, line('one'));
      await writeAudit(tx, ACTOR, line('two'));
    });
    const undone = database.transaction(async (tx) => {
      await writeAudit(tx, ACTOR, line('never'));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await writeAudit(database, ACTOR, line('three'));
    expect(await lines()).toEqual([
      { id: 1, action: 'one' },
      { id: 2, action: 'two' },
      { id: 3, action: 'three' },
    ]);
    expect(await firstBroken()).toBeNull();
  });

  test('nothing of a line can be changed, neither before nor after it is sealed', async () => {
    const change = `UPDATE audit_entry SET action = 'other'`;
    const inside = database.transaction(async (tx) => {
      await writeAudit(tx, ACTOR, line('one'));
      await tx.exec(change);
    });
    await expect(inside).rejects.toThrow('append-only');
    await writeAudit(database, ACTOR, line('one'));
    await expect(database.exec(change)).rejects.toThrow('append-only');
    await expect(database.exec('UPDATE audit_entry SET hash = NULL, id = 7')).rejects.toThrow('append-only');
    await expect(database.exec('DELETE FROM audit_entry')).rejects.toThrow('append-only');
  });

  // The embedded engine has one session: nobody can write beside an open transaction.
  if (engine === 'pglite') return;

  test('a writer that stands still holds nobody up; numbers follow the commits', async () => {
    const letGo = await holdTransaction(database, (tx) => writeAudit(tx, ACTOR, line('stuck')));
    const others = Array.from({ length: 10 }, (_, i) =>
      database.transaction((tx) => writeAudit(tx, ACTOR, line(`other ${i}`))),
    );
    await Promise.all(others);
    await letGo();
    expect((await lines()).map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, i) => i + 1));
    expect((await lines()).at(-1)?.action).toBe('stuck');
    expect(await firstBroken()).toBeNull();
  });

  test('C29: writers side by side write chains side by side; what is changed or gone in any of them is found', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, i) => database.transaction((tx) => writeAudit(tx, ACTOR, line(String(i))))),
    );
    const { rows: ends } = await database.query<{ id: number; chain: number; first: number }>(
      `SELECT max(id) AS id, chain, min(id) AS first FROM audit_entry GROUP BY chain HAVING count(*) > 1 ORDER BY chain`,
    );
    expect(ends.length).toBeGreaterThan(1);
    await auditHead(database, () => undefined).handle({}, { isLast: false });
    const head = (await lines()).at(-1);
    expect([head?.action, await firstBroken()]).toEqual(['audit.head', null]);
    const tamper = (sql: string) =>
      database.exec(
        `ALTER TABLE audit_entry DISABLE TRIGGER USER; ${sql}; ALTER TABLE audit_entry ENABLE TRIGGER USER`,
      );
    for (const { first } of ends) {
      await tamper(`UPDATE audit_entry SET object = 'other' WHERE id = ${first}`);
      expect(await firstBroken()).toBe(first);
      await tamper(`UPDATE audit_entry SET object = 'test' WHERE id = ${first}`);
    }
    // A line that moves to the end of another chain.
    const [one, two] = ends;
    await tamper(`UPDATE audit_entry e SET chain = ${two?.chain}, place = e.place + 1000 WHERE id = ${one?.id}`);
    expect(await firstBroken()).toBe(one?.id);
    await tamper(`UPDATE audit_entry e SET chain = ${one?.chain}, place = e.place - 1000 WHERE id = ${one?.id}`);
    expect(await firstBroken()).toBeNull();
    // The last line of a chain, which no other line is linked to.
    await tamper(`DELETE FROM audit_entry e WHERE id = (SELECT max(t.id) FROM audit_entry t WHERE t.chain <>
      (SELECT chain FROM audit_entry WHERE id = ${head?.id}))`);
    expect(await firstBroken()).toBe(head?.id);
  });

  test('what writes the log before an animal and what writes it after it do not lock each other out', async () => {
    await database.exec(
      `INSERT INTO shelter (id, naam, plaats, land) SELECT i, 'S', 'Utrecht', 'NL' FROM generate_series(1, 20) i`,
    );
    const renamed = (id: number) => `UPDATE shelter SET naam = naam || 'x' WHERE id = ${id}`;
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        database.transaction(async (tx) => {
          if (i % 2 === 0) await tx.exec(renamed(i + 1));
          await writeAudit(tx, ACTOR, line(String(i)));
          if (i % 2 === 1) await tx.exec(renamed(i + 1));
        }),
      ),
    );
    expect(await lines()).toHaveLength(20);
    expect(await firstBroken()).toBeNull();
  });
});
