import type { Database } from '../../ports/database/port';
import { addAnimal, addShelter, eventually } from '../../testing/animal-rows';
import { engines, openTestDatabase } from '../../testing/database';
import { portalOn } from '../../testing/portal';

/** Each server begins a thread of its own to clean with, which takes a few seconds, and on a busy machine many. */
const THREAD_MS = 60_000;
const BAD = '<p>Lief</p><script>x()</script>';

describe.each(engines)('texts that older rules cleaned, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 60_000);
  afterAll(() => database.close());

  const stored = async (table: string, columns: string) =>
    (await database.query<{ html_policy: number }>(`SELECT ${columns}, html_policy FROM ${table} ORDER BY id`)).rows;
  /** Starts a server and waits until so many rows that older rules cleaned are left. */
  async function startUntil(left: number): Promise<void> {
    const { close } = await portalOn(database);
    await eventually(
      async () => (await Promise.all(['article', 'news_item', 'animal'].map((table) => stored(table, 'id')))).flat(),
      (rows) => rows.filter((row) => row.html_policy === 0).length === left,
      THREAD_MS,
    );
    await close();
  }

  test('they are cleaned at the next start; what was cleaned by the present rules is left alone', async () => {
    const shelter = await addShelter(database);
    await addAnimal(database, shelter.id, { omschrijving: BAD, html_policy: 0 });
    await database.exec(`DELETE FROM article; DELETE FROM news_item;
      INSERT INTO article (titel, alias, auteur, datum, tekst, html_policy) VALUES
        ('a', 'a', 'r', '2026-01-01', '${BAD}', 0), ('b', 'b', 'r', '2026-01-01', '${BAD}', 1);
      INSERT INTO news_item (titel, datum, intro, tekst, html_policy) VALUES
        ('a', '2026-01-01', '5 < 6 katten', '${BAD}', 0), ('b', '2026-01-01', NULL, '${BAD}', 0)`);

    await startUntil(0);
    expect(await stored('animal', 'omschrijving')).toEqual([{ omschrijving: '<p>Lief</p>', html_policy: 1 }]);
    expect(await stored('article', 'tekst, version')).toEqual([
      { tekst: '<p>Lief</p>', version: 1, html_policy: 1 },
      { tekst: BAD, version: 1, html_policy: 1 },
    ]);
    expect(await stored('news_item', 'intro, tekst')).toEqual([
      { intro: '5 < 6 katten', tekst: '<p>Lief</p>', html_policy: 1 },
      { intro: null, tekst: '<p>Lief</p>', html_policy: 1 },
    ]);
  }, 90_000);

  test('one that cannot be cleaned stays as it was, and the others are cleaned', async () => {
    const deep = '<p>'.repeat(300);
    await database.exec(`DELETE FROM news_item; DELETE FROM article;
      INSERT INTO article (titel, alias, auteur, datum, tekst, html_policy) VALUES
        ('a', 'a', 'r', '2026-01-01', '${deep}', 0), ('b', 'b', 'r', '2026-01-01', '${BAD}', 0)`);
    await startUntil(1);
    expect(await stored('article', 'tekst')).toEqual([
      { tekst: deep, html_policy: 0 },
      { tekst: '<p>Lief</p>', html_policy: 1 },
    ]);
  }, 90_000);
});
