import type { User } from '@portal/shared/contract';
import type { Database, Executor } from '../../ports/database/port';
import { addAnimal, addShelter } from '../../testing/animal-rows';
import { engines, openTestDatabase } from '../../testing/database';
import { addUser } from '../../testing/members';
import { CANDIDATES_PER_BATCH, savedSearchMatch } from './saved-search-match';

const SEARCHES = 2 * CANDIDATES_PER_BATCH + 7;

/** The database, with the sizes of its answers; it fails from the statement on that `failAt` matches for the second time. */
function watched(database: Database, failAt?: RegExp) {
  const sizes: number[] = [];
  let matched = 0;
  const query: Executor['query'] = async (sql, ...more) => {
    if (failAt?.test(sql)) matched += 1;
    if (matched > 1) throw new Error('away');
    const result = await database.query<never>(sql, ...more);
    sizes.push(result.rows.length);
    return result;
  };
  return { sizes, database: { query, exec: database.exec } };
}

describe.each(engines)('matching an animal with many saved searches on %s', (engine) => {
  let database: Database;
  let member: User;
  let animal: { id: number };
  const days = { newDays: 14, longStayerDays: 90 };
  const now = () => new Date();
  const count = async (table: string) =>
    (await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)).rows[0]?.n;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const shelter = await addShelter(database);
    member = await addUser(database, 'default');
    await database.query(
      `INSERT INTO saved_search (user_id, naam, filters, soorten, notify, last_viewed_at)
       SELECT $1, 'Zoekopdracht ' || n, CASE WHEN n % 3 = 0 THEN '{"soort":"1","ras":"999"}' ELSE '{"soort":"1"}' END::jsonb,
         '{1}', 'direct', now() - interval '1 day' FROM generate_series(1, ${SEARCHES}) AS g (n)`,
      [member.user_id],
    );
    animal = await addAnimal(database, shelter.id);
  });
  beforeEach(() => database.exec('TRUNCATE saved_search_match, task'));
  afterAll(() => database.close());

  test('C12: they come in batches, all that fit are found and the member is mailed once', async () => {
    const { sizes, database: seen } = watched(database);
    await savedSearchMatch({ database: seen, days, now }).handle({ animal: animal.id }, { isLast: false });
    expect(Math.max(...sizes)).toBe(CANDIDATES_PER_BATCH);
    expect(await count('saved_search_match')).toBe(SEARCHES - Math.floor(SEARCHES / 3));
    expect(await count('task')).toBe(1);
  });

  test('SE-018, C12: a search for a colour wants the animals of that group alone', async () => {
    const shelter = await addShelter(database);
    const colours = ['rood', 'zwart,rood', 'wit'].map((kleur) => JSON.stringify({ kleur }));
    await database.query(
      `INSERT INTO saved_search (user_id, naam, filters, soorten, last_viewed_at)
       SELECT $1, f, f::jsonb, '{3}', now() - interval '1 day' FROM unnest($2::text[]) AS g (f)`,
      [member.user_id, colours],
    );
    const ferret = { soort: 3, ras: 302, leeftijd: 32, geslacht: 33, kleurgroep: 'rood' };
    const { id } = await addAnimal(database, shelter.id, ferret);
    await savedSearchMatch({ database, days, now }).handle({ animal: id }, { isLast: false });
    const { rows } = await database.query<{ naam: string }>(
      'SELECT s.naam FROM saved_search_match m JOIN saved_search s ON s.id = m.saved_search_id ORDER BY s.id',
    );
    expect(rows.map(({ naam }) => naam)).toEqual(colours.slice(0, 2));
  });

  test('C12: a job that broke off is done by its repeat, without what was done already', async () => {
    const broken = watched(database, /INSERT INTO saved_search_match/);
    const match = (seen: Executor) =>
      savedSearchMatch({ database: seen, days, now }).handle({ animal: animal.id }, { isLast: false });
    await expect(match(broken.database)).rejects.toThrow('away');
    expect(await count('saved_search_match')).toBeLessThan(CANDIDATES_PER_BATCH);
    await match(database);
    expect(await count('saved_search_match')).toBe(SEARCHES - Math.floor(SEARCHES / 3));
    expect(await count('task')).toBe(1);
  });
});
