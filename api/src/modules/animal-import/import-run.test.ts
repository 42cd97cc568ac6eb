import type { Database } from '../../ports/database/port';

import { addShelter } from '../../testing/animal-rows';
import { engines, openTestDatabase } from '../../testing/database';
import { memoryBlobs } from '../../testing/portal';
import { openTestSanitiser } from '../../testing/sanitiser';
import { taskRepository, taskRunner } from '../task';
import { animalImportRepository } from './animal-import.repository';
import { partKey } from './import-file';
import { importTopics } from './import-topics';

const COLUMNS = ['eigennummer', 'naam', 'soort', 'ras', 'leeftijd', 'geslacht', 'omschrijving'];
const rowOf = (i: number) => `N${i};Kat ${i};Kat;Kruising;Jong;Poes;Een lieve kat.`;
const DAY_MS = 24 * 3_600_000;

/** The database until it dies: the transaction with this number, from 1, is rolled back, and nothing works after it. */
function dyingDatabase(database: Database, transactions: number): Database {
  let left = transactions;
  const died = () => Promise.reject(new Error('killed'));
  return {
    ...database,
    query: (...call) => (left > 0 ? database.query(...call) : died()) as never,
    transaction: (work, options) => {
      left -= 1;
      if (left > 0) return database.transaction(work, options);
      return database.transaction(async (tx) => {
        await work(tx);
        throw new Error('killed');
      }, options);
    },
  };
}

describe.each(engines)('AP-036: an import that is interrupted on %s', (engine) => {
  let database: Database;
  const sanitiser = openTestSanitiser();
  const blobs = memoryBlobs();
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(async () => {
    await sanitiser.stop();
    await database.close();
  });

  /** The jobs as one process does them; a short slice makes a job of every batch. */
  function jobsOf(on: Database, aheadMs = 0) {
    const clock = () => new Date(Date.now() + 1000 + aheadMs);
    const topics = importTopics({ database: on, blobs, sanitiser, defaultNmax: 100, now: clock, sliceMs: 0 });
    return taskRunner({ tasks: taskRepository(database), topics, now: clock, onError: () => undefined });
  }
  async function runAll(on: Database, aheadMs?: number) {
    const { runDue } = jobsOf(on, aheadMs);
    for (let rounds = 0; rounds < 40; rounds += 1) await runDue();
  }

  async function started(rows: number, text?: string, of?: { id: number }) {
    const file = text ?? Array.from({ length: rows }, (_, i) => rowOf(i)).join('\n');
    const shelter = of ?? (await addShelter(database, { nmax: 100_000 }));
    const { rows: made } = await database.query<{ uuidkey: string }>(
      `INSERT INTO animal_import (asiel_id, bestandsnaam, bestandsgrootte, parts, statuscode, file, columns)
       VALUES ($1, 'a.csv', $2, 1, 'running', $3, $4) RETURNING uuidkey`,
      [
        shelter.id,
        file.length,
        JSON.stringify({ encoding: 'utf-8', separator: ';', format: 'other', headings: COLUMNS, rows: [] }),
        JSON.stringify(COLUMNS.map((field, column) => ({ column, field }))),
      ],
    );
    const uuidkey = made[0]?.uuidkey ?? '';
    await blobs.put(partKey({ uuidkey }, 1), Buffer.from(`${COLUMNS.join(';')}\n${file}\n`));
    await database.query(`INSERT INTO task (topic, payload) VALUES ('import.run', $1)`, [
      JSON.stringify({ import: uuidkey }),
    ]);
    const find = () => animalImportRepository(database).find(uuidkey);
    return { uuidkey, find, shelter };
  }
  const animalsOf = async (shelterId: number) =>
    (
      await database.query<{ n: number; lines: number; last: number }>(
        `SELECT count(*)::int AS n, count(DISTINCT external_code)::int AS last,
           (SELECT count(*)::int FROM audit_entry e WHERE e.object = 'animal' AND e.object_id IN
             (SELECT uuidkey::text FROM animal WHERE asiel_id = $1)) AS lines FROM animal WHERE asiel_id = $1`,
        [shelterId],
      )
    ).rows[0];

  test('killed in the middle of a batch it has whole batches alone, and another process goes on behind the last one', async () => {
    const { find, shelter } = await started(900);
    await runAll(dyingDatabase(database, 3));
    expect(await find()).toMatchObject({ statuscode: 'running', rows_done: 401, result_counts: { added: 400 } });
    expect(await animalsOf(shelter.id)).toEqual({ n: 400, last: 400, lines: 400 });
    // The job of the dead process is free again after its pause.
    await runAll(database, DAY_MS);
    expect(await find()).toMatchObject({
      statuscode: 'done',
      rows_total: 900,
      percent: 100,
      result_counts: { added: 900, unchanged: 0, refused: 0 },
    });
    expect(await animalsOf(shelter.id)).toEqual({ n: 900, last: 900, lines: 900 });
  }, 60_000);

  test('whose process died eight times it ends as failed, says so, and its file again adds the rest', async () => {
    const { uuidkey, find, shelter } = await started(600);
    await database.query(`DELETE FROM task WHERE payload ->> 'import' IS DISTINCT FROM $1`, [uuidkey]);
    await runAll(dyingDatabase(database, 2));
    const tasks = taskRepository(database);
    // A process that ends without a word leaves its job locked.
    let attempts = 0;
    for (let day = 1; day <= 8 && attempts < 8; day += 1) {
      const [taken] = await tasks.take(['import.run'], { now: new Date(Date.now() + day * DAY_MS), limit: 1 });
      attempts = taken?.attempts ?? 0;
    }
    expect(attempts).toBe(8);
    await database.query(`INSERT INTO task (topic, payload) VALUES ('import.end-lost', '{}')`);
    await jobsOf(database).runDue();
    expect(await find()).toMatchObject({ statuscode: 'running', rows_done: 201 });
    await runAll(database, 9 * DAY_MS);
    expect(await find()).toMatchObject({
      statuscode: 'failed',
      reden:
        'De import is gestopt door een storing. Kies het bestand opnieuw: wat er al is, komt er niet nog een keer bij.',
      result_counts: { added: 200 },
    });
    expect(await blobs.list(`import/${uuidkey}/`)).toEqual([]);
    const again = await started(600, undefined, shelter);
    await runAll(database);
    expect(await again.find()).toMatchObject({ statuscode: 'done', result_counts: { added: 400, unchanged: 200 } });
    expect(await animalsOf(shelter.id)).toEqual({ n: 600, last: 600, lines: 600 });
  }, 60_000);

  test('two processes at one import do every row once', async () => {
    const { uuidkey, find, shelter } = await started(600);
    await database.query(`INSERT INTO task (topic, payload) VALUES ('import.run', $1)`, [
      JSON.stringify({ import: uuidkey }),
    ]);
    await Promise.all([runAll(database), runAll(database)]);
    expect(await find()).toMatchObject({ statuscode: 'done', result_counts: { added: 600, unchanged: 0 } });
    expect(await animalsOf(shelter.id)).toEqual({ n: 600, last: 600, lines: 600 });
  }, 60_000);

  test('a row of an earlier job is known to a later one: the second row of an animal is refused', async () => {
    const rows = [...Array.from({ length: 250 }, (_, i) => rowOf(i)), rowOf(3), rowOf(400)];
    const { find } = await started(0, rows.join('\n'));
    await runAll(database);
    expect(await find()).toMatchObject({ statuscode: 'done', result_counts: { added: 251, refused: 1 } });
  }, 60_000);

  test('cancelled between two batches it stops there', async () => {
    const { uuidkey, find } = await started(900);
    await jobsOf(database).runDue();
    await database.query(`UPDATE animal_import SET statuscode = 'cancelled' WHERE uuidkey = $1`, [uuidkey]);
    const { rows_done } = (await find()) ?? {};
    await runAll(database);
    expect(await find()).toMatchObject({ statuscode: 'cancelled', rows_done });
  }, 60_000);

  test('after seven days nothing of an import is left, unless it still runs', async () => {
    const old = await started(1);
    const running = await started(1);
    await database.query(`UPDATE animal_import SET statuscode = 'checked' WHERE uuidkey = $1`, [old.uuidkey]);
    await database.query('TRUNCATE task');
    const add = () => database.query(`INSERT INTO task (topic, payload) VALUES ('import.remove-old', '{}')`);
    await add();
    await runAll(database, 6.9 * DAY_MS);
    expect(await old.find()).toBeDefined();
    await database.query('TRUNCATE task');
    await add();
    await runAll(database, 7.1 * DAY_MS);
    expect(await old.find()).toBeUndefined();
    expect(await blobs.list(`import/${old.uuidkey}/`)).toEqual([]);
    expect(await running.find()).toBeDefined();
  }, 60_000);
});
