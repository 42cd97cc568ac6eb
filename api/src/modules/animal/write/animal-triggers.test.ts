import type { Database } from '../../../ports/database/port';
import { addAnimal, addShelter, eventually } from '../../../testing/animal-rows';
import { engines, openTestDatabase } from '../../../testing/database';

describe.each(engines)('what one write to an animal costs on %s', (engine) => {
  let database: Database;
  let shelter: { id: number };
  let animal: { id: number };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    shelter = await addShelter(database);
    animal = await addAnimal(database, shelter.id, { omschrijving: '<p>Een lief katje</p>' });
  });
  afterAll(() => database.close());

  const state = async () =>
    (
      await database.query<{ version: number; properties: string[]; found: boolean | null; vector: string | null }>(
        `SELECT version, properties, search_vector @@ search_query('lief') AS found, search_vector::text AS vector
         FROM animal WHERE id = $1`,
        [animal.id],
      )
    ).rows[0];
  const set = (change: string) => database.query(`UPDATE animal SET ${change} WHERE id = $1`, [animal.id]);

  test('all answers to the checklist are one update: one version, one notification', async () => {
    const told: string[] = [];
    const stop = await database.listen('animal', (payload) => void told.push(payload));
    const answer = (value: string) =>
      database.query(
        `INSERT INTO checklist_answer (dier_id, key, value) SELECT $1, key, $2 FROM checklist_item ORDER BY key LIMIT 15
         ON CONFLICT (dier_id, key) DO UPDATE SET value = excluded.value`,
        [animal.id, value],
      );
    await answer('J');
    expect(await state()).toMatchObject({ version: 2 });
    expect((await state())?.properties).toHaveLength(15);
    // Some are new, some are changed: still one.
    await database.query(
      `DELETE FROM checklist_answer WHERE dier_id = $1 AND key IN
      (SELECT key FROM checklist_answer WHERE dier_id = $1 ORDER BY key LIMIT 5)`,
      [animal.id],
    );
    expect((await state())?.properties).toHaveLength(10);
    await answer('N');
    const after = await state();
    expect(after?.version).toBe(4);
    expect(after?.properties.every((property) => property.endsWith(':N'))).toBe(true);
    // The same answers again change nothing.
    await answer('N');
    expect((await state())?.version).toBe(4);
    await set(`naam = 'Laatste'`);
    await eventually(
      async () => told.length,
      (count) => count >= 4,
    );
    await stop();
    expect(told).toEqual(Array(4).fill(String(animal.id)));
  });

  test('the search text is made when its words change or the animal appears, not with every status', async () => {
    expect(await state()).toMatchObject({ found: true });
    // A mark that only a new text takes away.
    await database.exec('ALTER TABLE animal DISABLE TRIGGER USER');
    await set(`search_vector = to_tsvector('dutch', 'merkteken')`);
    await database.exec('ALTER TABLE animal ENABLE TRIGGER USER');
    const marked = (await state())?.vector;
    for (const change of [`geplaatst = 'G'`, `geplaatst = 'N'`, `fotourl = '/x.jpg'`, `provincie = 8`]) {
      await set(change);
      expect((await state())?.vector).toBe(marked);
    }
    await set(`omschrijving = '<p>lief</p>'`);
    expect(await state()).toMatchObject({ found: true });
    await set(`geplaatst = 'J'`);
    expect((await state())?.vector).toBeNull();
    await set(`naam = 'Lief'`);
    expect((await state())?.vector).toBeNull();
    await set(`geplaatst = 'G'`);
    expect(await state()).toMatchObject({ found: true });
  });

  test('the place of the shelter reaches the search text when its animals are renewed', async () => {
    await database.query(`UPDATE shelter SET plaats = 'Zierikzee' WHERE id = $1`, [shelter.id]);
    await set('asiel_id = asiel_id');
    expect((await state())?.vector).toContain('zierikzee');
  });

  test('an animal has only indexes that somebody reads', async () => {
    const { rows } = await database.query<{ name: string }>(
      `SELECT indexname AS name FROM pg_indexes WHERE tablename = 'animal' AND schemaname = 'public' ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'animal_asiel_id_external_code_key', // imports
      'animal_pkey',
      'animal_shelter_newest', // the list that staff manage
      'animal_uuidkey_key',
      'animal_v_kind', // numbers per kind, on home
      'animal_v_newest', // reading the search index, the sitemap
      'animal_v_shelter', // numbers per shelter
      'animal_v_text', // words
      'animal_without_colour_group', // colours that a start derives
    ]);
  });
});
