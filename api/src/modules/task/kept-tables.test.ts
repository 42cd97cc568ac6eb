import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../lib/project-root';
import type { Database } from '../../ports/database/port';
import { addAnimal, addShelter } from '../../testing/animal-rows';
import { engines, openTestDatabase } from '../../testing/database';
import { addUser } from '../../testing/members';
import { retention } from './retention';

const DAY = 24 * 3_600_000;

/** The tables in the first column of the list in docs/running.md. */
function listed(): string[] {
  const text = readFileSync(join(projectRoot, 'docs/running.md'), 'utf8');
  const section = text.split('## What is kept, and how long')[1]?.split('\n## ')[0] ?? '';
  const cells = section.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []));
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''));
}

describe.each(engines)('AP-103 what is kept on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  test('every table has its term in docs/running.md, once', async () => {
    const { rows } = await database.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename COLLATE "C"`,
    );
    expect(listed().sort()).toEqual(rows.map(({ name }) => name));
  });

  test('an animal that fitted a search is forgotten after 90 days when it is gone, and stays while it is shown', async () => {
    const { id } = await addShelter(database);
    const person = await addUser(database, 'default');
    const shown = await addAnimal(database, id, { geplaatst: 'N' });
    const gone = await addAnimal(database, id, { geplaatst: 'J' });
    await database.query(
      `WITH s AS (INSERT INTO saved_search (user_id, naam, filters) VALUES ($1, 'Katten', '{}') RETURNING id)
       INSERT INTO saved_search_match (saved_search_id, dier_id) SELECT s.id, dier FROM s, unnest($2::bigint[]) AS dier`,
      [person.user_id, [shown.id, gone.id]],
    );
    const after = async (days: number) => {
      await retention(database, () => new Date(Date.now() + days * DAY)).handle({}, { isLast: false });
      const { rows } = await database.query<{ id: number }>('SELECT dier_id AS id FROM saved_search_match ORDER BY 1');
      return rows.map((row) => row.id);
    };
    expect(await after(89)).toEqual([shown.id, gone.id]);
    expect(await after(91)).toEqual([shown.id]);
  });
});
