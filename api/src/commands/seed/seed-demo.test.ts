import { createHash } from 'node:crypto';
import { CASE_ANIMALS, caseId } from '../../../seeds/demo/cases';
import { demoUuid } from '../../../seeds/demo/uuid';
import type { Database } from '../../ports/database/port';
import { openTestDatabase } from '../../testing/database';
import { SEEDED_TABLES } from './bulk';
import { hasDemoData, SeedRefused } from './guard';
import { type SeedOptions, seedDemo } from './seed-demo';

const TODAY = '2026-11-20';
const OPTIONS: SeedOptions = { scale: '200', seed: 42, today: TODAY, environment: {} };

async function all<Row>(db: Database, sql: string): Promise<Row[]> {
  return (await db.query<Row>(sql)).rows;
}

async function seeded(options: Partial<SeedOptions> = {}): Promise<Database> {
  const db = await openTestDatabase('pglite');
  await seedDemo(db, { ...OPTIONS, ...options });
  return db;
}

/** One hash over all rows of all tables; columns that say when the row was written are left out. */
async function fingerprint(db: Database): Promise<string> {
  const hash = createHash('sha256');
  for (const table of SEEDED_TABLES) {
    const rows = await all<{ row: string }>(
      db,
      `SELECT (to_jsonb(t) - 'moved_at')::text AS row FROM ${table} t ORDER BY 1`,
    );
    hash.update(table).update(rows.map((line) => line.row).join('\n'));
  }
  return hash.digest('hex');
}

describe('the demo data at scale 200', () => {
  let db: Database;
  beforeAll(async () => {
    db = await seeded();
  }, 60_000);
  afterAll(() => db.close());

  const animalOf = async (key: string) => {
    const rows = await all<Record<string, unknown>>(
      db,
      `SELECT a.*, (SELECT count(*)::int FROM photo p WHERE p.bron = 'DIER' AND p.bron_id = a.id) AS photos,
         (SELECT count(*)::int FROM reaction r WHERE r.dier_id = a.id AND r.statuscode = 'send') AS reactions,
         (DATE '${TODAY}' - (a.published_at AT TIME ZONE 'Europe/Amsterdam')::date) AS waited,
         (DATE '${TODAY}' - (a.datumgeplaatst AT TIME ZONE 'Europe/Amsterdam')::date) AS placed
       FROM animal a WHERE a.id = ${caseId(key)}`,
    );
    return rows[0] ?? {};
  };

  test('a second run gives equal rows', async () => {
    const other = await seeded();
    try {
      expect(await fingerprint(other)).toBe(await fingerprint(db));
    } finally {
      await other.close();
    }
  }, 60_000);

  test('another seed gives other rows', async () => {
    const other = await seeded({ seed: 7 });
    try {
      expect(await fingerprint(other)).not.toBe(await fingerprint(db));
    } finally {
      await other.close();
    }
  }, 60_000);

  test('statuses follow the shares of the scale', async () => {
    const rows = await all<{ geplaatst: string; number: number }>(
      db,
      'SELECT geplaatst, count(*)::int AS number FROM animal GROUP BY 1',
    );
    expect(Object.fromEntries(rows.map((row) => [row.geplaatst, row.number]))).toEqual({
      N: 120,
      G: 24,
      P: 10,
      J: 30,
      A: 16,
    });
  });

  test('each Dutch province has one shelter and Belgium three', async () => {
    const rows = await all<{ land: string; number: number; provinces: number }>(
      db,
      'SELECT land, count(*)::int AS number, count(DISTINCT provincie)::int AS provinces FROM shelter GROUP BY land ORDER BY land',
    );
    expect(rows).toEqual([
      { land: 'BE', number: 3, provinces: 3 },
      { land: 'NL', number: 12, provinces: 12 },
    ]);
    expect(await all(db, `SELECT 1 FROM shelter WHERE plaats = '''s-Hertogenbosch'`)).toHaveLength(1);
  });

  test.each([
    [2, 0],
    [3, 1],
    [4, 3],
    [5, 4],
  ])('C11: shelter %i has %i places left', async (id, left) => {
    const [row] = await all<{ nmax: number; ntotaal: number }>(
      db,
      `SELECT nmax, ntotaal FROM shelter WHERE id = ${id}`,
    );
    expect(row && row.nmax - row.ntotaal).toBe(left);
  });

  test('C11: no shelter holds more than its limit, ntotaal counts P, N and G, shelter 6 has no limit', async () => {
    expect(await all(db, 'SELECT id FROM shelter WHERE ntotaal > nmax')).toEqual([]);
    expect(
      await all(
        db,
        `SELECT id FROM shelter s WHERE ntotaal <> (SELECT count(*) FROM animal a WHERE a.asiel_id = s.id AND a.geplaatst IN ('P', 'N', 'G'))`,
      ),
    ).toEqual([]);
    expect(await all(db, 'SELECT nmax FROM shelter WHERE id = 6')).toEqual([{ nmax: null }]);
  });

  test('shelter 1 prefers e-mail, has an address and at least 15 places left', async () => {
    const [row] = await all<{ left: number; response_voorkeur: string; email: string }>(
      db,
      'SELECT nmax - ntotaal AS left, response_voorkeur, email FROM shelter WHERE id = 1',
    );
    expect(row?.left).toBeGreaterThanOrEqual(15);
    expect(row?.response_voorkeur).toBe('email');
    expect(row?.email).toMatch(/\.example$/);
  });

  test('shelters 7, 8 and 9 have no e-mail, prefer the phone, prefer both', async () => {
    const rows = await all<{ response_voorkeur: string; email: string | null }>(
      db,
      'SELECT response_voorkeur, email FROM shelter WHERE id IN (7, 8, 9) ORDER BY id',
    );
    expect(rows[0]?.email).toBeNull();
    expect(rows.slice(1).map((row) => row.response_voorkeur)).toEqual(['telefoon', 'beide']);
  });

  test('shelters 10, 11 and 12 have 0, 1 and 3 reviews, and every rating is the sum of its reviews', async () => {
    const rows = await all<{ ratingcount: number }>(
      db,
      'SELECT ratingcount FROM shelter WHERE id IN (10, 11, 12) ORDER BY id',
    );
    expect(rows.map((row) => row.ratingcount)).toEqual([0, 1, 3]);
    expect(
      await all(
        db,
        'SELECT id FROM shelter s WHERE rating_sum <> (SELECT coalesce(sum(rating), 0) FROM review r WHERE r.asiel_id = s.id)',
      ),
    ).toEqual([]);
  });

  test('the messages of a chat carry the public names of its parties', async () => {
    const rows = await all<{ name: string; sender: string }>(
      db,
      'SELECT DISTINCT m.name, u.uid AS sender FROM message m JOIN account u ON u.uid = m.sender',
    );
    expect(rows).not.toEqual([]);
    for (const { name } of rows) expect(name).toMatch(/^(Anoniem|\S.* \p{Lu}\.)$/u);
  });

  test('the first review has an answer of its shelter, some others too, each after the review', async () => {
    const rows = await all<{ id: number; late: boolean }>(
      db,
      'SELECT id, answered_at > created AND answered_at < now() AS late FROM review WHERE answer IS NOT NULL ORDER BY id',
    );
    expect(rows[0]?.id).toBe(1);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.every(({ late }) => late)).toBe(true);
    expect(await all(db, 'SELECT FROM review WHERE answer IS NULL')).not.toEqual([]);
  });

  test.each([
    [13, [1]],
    [14, [2]],
    [15, [3, 4]],
  ])('shelter %i takes only its own kinds', async (id, kinds) => {
    const rows = await all<{ soort: number }>(
      db,
      `SELECT DISTINCT soort FROM animal WHERE asiel_id = ${id} ORDER BY 1`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => kinds.includes(row.soort))).toBe(true);
  });

  test('every case stands at shelter 1 under its uuid', async () => {
    const rows = await all<{ id: number; uuidkey: string; asiel_id: number; naam: string }>(
      db,
      `SELECT id, uuidkey, asiel_id, naam FROM animal WHERE id <= ${CASE_ANIMALS.length} ORDER BY id`,
    );
    expect(rows).toEqual(
      CASE_ANIMALS.map((animal, i) => ({
        id: i + 1,
        uuidkey: demoUuid(42, 'animal', i + 1),
        asiel_id: 1,
        naam: animal.naam,
      })),
    );
  });

  test.each([
    ['no-photo', 'photos', 0],
    ['one-photo', 'photos', 1],
    ['four-photos', 'photos', 4],
    ['eight-photos', 'photos', 8],
    ['no-colour', 'kleur', null],
    ['found-yes', 'gevonden', 'J'],
    ['found-no', 'gevonden', 'N'],
    ['found-unknown', 'gevonden', 'X'],
    ['couple', 'koppel', 'J'],
    ['amivedi', 'amivedinummer', 'D1234567'],
    ['today', 'waited', 0],
    ['13-days', 'waited', 13],
    ['14-days', 'waited', 14],
    ['15-days', 'waited', 15],
    ['89-days', 'waited', 89],
    ['90-days', 'waited', 90],
    ['91-days', 'waited', 91],
    ['placed-29', 'placed', 29],
    ['placed-30', 'placed', 30],
    ['placed-31', 'placed', 31],
    ['0-reactions', 'reactions', 0],
    ['9-reactions', 'reactions', 9],
    ['10-reactions', 'reactions', 10],
  ])('the case %s has %s %s', async (key, column, value) => {
    expect((await animalOf(key))[column]).toBe(value);
  });

  test('the video is a youtube address, and a name with tags is stored as typed', async () => {
    expect((await animalOf('video')).youtube_url).toMatch(/^https:\/\/www\.youtube\.com\//);
    expect((await animalOf('script')).naam).toContain('<script>');
    expect((await animalOf('script')).omschrijving).not.toContain('<script>');
  });

  test('every e-mail address ends in .example', async () => {
    const rows = await all<{ email: string }>(
      db,
      `SELECT email FROM account UNION SELECT email FROM shelter UNION SELECT emailbheerder FROM shelter UNION SELECT email_factuur FROM shelter
       UNION SELECT email FROM reaction UNION SELECT email FROM review_invite UNION SELECT email FROM shelter_application`,
    );
    expect(rows.filter((row) => row.email !== null && !/@[a-z0-9.-]+\.example$/.test(row.email))).toEqual([]);
  });

  test('every animal with photos has one primary photo, and fotourl names it (C26)', async () => {
    expect(
      await all(
        db,
        `SELECT a.id FROM animal a LEFT JOIN photo p ON p.bron = 'DIER' AND p.bron_id = a.id AND p.primair
         WHERE a.fotourl IS DISTINCT FROM '/api/foto/' || p.storage_key || '/350.jpg'`,
      ),
    ).toEqual([]);
  });

  test('checklist answers equal properties, visible animals have search text', async () => {
    expect(
      await all(
        db,
        `SELECT id FROM animal a WHERE properties <> ARRAY(SELECT key || ':' || value FROM checklist_answer c WHERE c.dier_id = a.id ORDER BY key)`,
      ),
    ).toEqual([]);
    expect(await all(db, `SELECT id FROM animal WHERE visible <> (search_vector IS NOT NULL)`)).toEqual([]);
    expect(await all(db, `SELECT id FROM animal WHERE visible AND search_vector @@ search_query('artagn')`)).toEqual([
      { id: caseId('apostrophe') },
    ]);
  });

  test('the triggers and foreign keys are back, and a new animal gets the next id', async () => {
    expect(await all(db, `SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'D'`)).toEqual([]);
    await expect(db.query(`INSERT INTO favourite (user_id, dier_id) VALUES (1, 999999)`)).rejects.toMatchObject({
      code: '23503',
    });
    const [next] = await all<{ id: number }>(db, `SELECT nextval(pg_get_serial_sequence('animal', 'id')) AS id`);
    expect(next?.id).toBe(201);
  });

  test('bezoeker has 3 saved searches, 8 favourites of which 1 placed, 4 reactions of all statuscodes and 1 review', async () => {
    const [row] = await all<Record<string, unknown>>(
      db,
      `SELECT (SELECT count(*)::int FROM saved_search s WHERE s.user_id = a.id) AS searches,
         (SELECT count(*)::int FROM favourite f WHERE f.user_id = a.id) AS favourites,
         (SELECT count(*)::int FROM favourite f JOIN animal d ON d.id = f.dier_id WHERE f.user_id = a.id AND d.geplaatst = 'J') AS placed,
         (SELECT count(DISTINCT statuscode)::int FROM reaction r WHERE r.user_id = a.id) AS reactions,
         (SELECT count(*)::int FROM review r WHERE r.userid = a.id) AS reviews
       FROM account a WHERE email = 'bezoeker@demo.example'`,
    );
    expect(row).toEqual({ searches: 3, favourites: 8, placed: 1, reactions: 4, reviews: 1 });
  });

  test('24 news items of which 3 inactive, 14 articles and an annual report; intros of 199, 200 and 250 characters and none', async () => {
    const [counts] = await all(
      db,
      `SELECT (SELECT count(*)::int FROM news_item) AS news, (SELECT count(*)::int FROM news_item WHERE aktief = 0) AS inactive,
         (SELECT count(*)::int FROM article WHERE categorie = 'informatie') AS articles,
         (SELECT count(*)::int FROM article WHERE categorie = 'jaarverslag') AS reports`,
    );
    expect(counts).toEqual({ news: 24, inactive: 3, articles: 14, reports: 1 });
    const intros = await all<{ length: number | null }>(db, 'SELECT char_length(intro) AS length FROM news_item');
    expect(intros.map((row) => row.length)).toEqual(expect.arrayContaining([199, 200, 250, null]));
  });

  test('C47: nothing is old enough for the nightly job to delete it', async () => {
    expect(await all(db, `SELECT id FROM reaction WHERE created_at < DATE '${TODAY}' - 365`)).toEqual([]);
    expect(
      await all(
        db,
        `SELECT invite_uuid FROM review_invite i WHERE created_at < DATE '${TODAY}' - 60
           AND NOT EXISTS (SELECT FROM review r WHERE r.invite_uuid = i.invite_uuid)`,
      ),
    ).toEqual([]);
  });

  test('C19: bezoeker2 and bezoeker each have an invite for shelter 1 that nobody used yet, at a fixed address', async () => {
    const open = await all(
      db,
      `SELECT i.invite_uuid, i.email, i.asiel_id, i.userid FROM review_invite i
       WHERE i.email LIKE 'bezoeker%' AND NOT EXISTS (SELECT FROM review r WHERE r.invite_uuid = i.invite_uuid) ORDER BY i.email COLLATE "C"`,
    );
    const of = { asiel_id: 1, userid: null };
    expect(open).toEqual([
      { ...of, email: 'bezoeker2@demo.example', invite_uuid: '25398686-34e0-54ab-ac18-5df50f55cbd2' },
      { ...of, email: 'bezoeker@demo.example', invite_uuid: '9065e65a-8a54-5bd5-bf82-4d869f31bd8f' },
    ]);
  });

  test('it is refused a second time', async () => {
    expect(await hasDemoData(db)).toBe(true);
    await expect(seedDemo(db, OPTIONS)).rejects.toThrow(SeedRefused);
  });
});

describe('the generator', () => {
  test('--available fixes how many animals are N or G, --all-open makes 80 %% N', async () => {
    const some = await seeded({ available: 60 });
    const open = await seeded({ allOpen: true });
    try {
      expect(await all(some, 'SELECT count(*)::int AS number FROM animal WHERE visible')).toEqual([{ number: 60 }]);
      expect(await all(open, `SELECT count(*)::int AS number FROM animal WHERE geplaatst = 'N'`)).toEqual([
        { number: 160 },
      ]);
    } finally {
      await Promise.all([some.close(), open.close()]);
    }
  }, 60_000);

  test('a database with rows of somebody else is refused and left as it was', async () => {
    const db = await openTestDatabase('pglite');
    try {
      await db.query(`INSERT INTO shelter (naam, plaats, land) VALUES ('Echt asiel', 'Utrecht', 'NL')`);
      await expect(seedDemo(db, OPTIONS)).rejects.toThrow(SeedRefused);
      expect(await all(db, 'SELECT naam FROM shelter')).toEqual([{ naam: 'Echt asiel' }]);
      expect(await hasDemoData(db)).toBe(false);
    } finally {
      await db.close();
    }
  }, 60_000);

  test.each([
    [{ NODE_ENV: 'production' }, true],
    [{ NODE_ENV: 'production', DEMO: '1' }, false],
  ])(
    'in the environment %j demo accounts are refused: %s',
    async (environment, refused) => {
      const db = await openTestDatabase('pglite');
      try {
        const work = seedDemo(db, { ...OPTIONS, environment });
        await (refused ? expect(work).rejects.toThrow(SeedRefused) : expect(work).resolves.toBeUndefined());
      } finally {
        await db.close();
      }
    },
    60_000,
  );
});
