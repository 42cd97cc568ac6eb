import { addAnimal, addReview, addShelter } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';
import { eraseClosedAccounts } from './erase-accounts';
import { PERSONAL_TABLES } from './personal-data';

const DAY_MS = 86_400_000;

/** What names a person in this test, wherever it stands. */
const EMAIL = 'Marjolein.Kwikstaart@post.example';
const WORDS = ['kwikstaart', 'marjolein', '0612345678', 'mijn geheime verhaal', 'mozilla/marjolein'];

describe.each(engines)('leaving on %s (C14)', (engine) => {
  let portal: TestPortal;
  let person: TestPerson;

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100' });
    person = await fill(portal);
  }, 60_000);
  afterAll(() => portal.close());

  /** Every table and column that holds one of the words, as text. */
  async function findWords(): Promise<string[]> {
    const { rows: columns } = await portal.database.query<{ t: string; c: string }>(
      `SELECT table_name AS t, column_name AS c FROM information_schema.columns
       WHERE table_schema = current_schema() AND table_name IN
         (SELECT tablename FROM pg_tables WHERE schemaname = current_schema())`,
    );
    const found: string[] = [];
    for (const { t, c } of columns) {
      const { rows } = await portal.database.query(
        `SELECT FROM "${t}" WHERE EXISTS (SELECT FROM unnest($1::text[]) w WHERE position(w IN lower("${c}"::text)) > 0) LIMIT 1`,
        [WORDS],
      );
      if (rows.length > 0) found.push(`${t}.${c}`);
    }
    return found.sort();
  }

  test('AP-023: the download holds every table with something about the person, and no secret', async () => {
    const answer = await callAs(portal, person, 'GET', 'me/export');
    const { data } = answer.json();
    const empty = PERSONAL_TABLES.filter(({ table }) => !data[table]?.length).map(({ table }) => table);
    expect(empty).toEqual([]);
    expect(data.account[0].email).toBe(EMAIL);
    expect(answer.body).not.toContain('scrypt');
    expect(answer.body).toContain('Mijn geheime verhaal');
    expect(answer.headers['content-disposition']).toContain('mijn-gegevens.json');
  });

  test('C14: after erasing no table holds anything of the person; the animal keeps its reaction', async () => {
    const before = await findWords();
    expect(before).toEqual(
      expect.arrayContaining(['account.email', 'mail.to_address', 'reaction.email', 'message.name']),
    );
    expect((await callAs(portal, person, 'DELETE', 'me')).statusCode).toBe(200);
    expect(await eraseClosedAccounts(portal.database, new Date(Date.now() + 15 * DAY_MS))).toBe(1);
    // The text of a chat belongs to both; only the name goes.
    expect(await findWords()).toEqual([]);
    const { rows } = await portal.database.query(
      'SELECT uid, email, erased_at IS NOT NULL AS erased FROM account WHERE id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ uid: person.uid, email: `erased-${person.id}`, erased: true }]);
    const reactions = await portal.database.query('SELECT user_id, email FROM reaction');
    expect(reactions.rows).toEqual(Array(2).fill({ user_id: null, email: '' }));
    expect((await portal.database.query('SELECT anonymous, userid FROM review')).rows).toEqual([
      { anonymous: true, userid: null },
    ]);
  }, 60_000);

  test('every table that refers to an account is in the download and is erased', async () => {
    const { rows } = await portal.database.query<{ name: string }>(
      `SELECT DISTINCT conrelid::regclass::text || '.' || attname AS name FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
       WHERE contype = 'f' AND confrelid = 'account'::regclass`,
    );
    const listed = PERSONAL_TABLES.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
    expect(rows.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
    expect(rows.length).toBeGreaterThan(10);
  });

  test('every column that refers to a person or looks personal stands in the list', async () => {
    const { rows } = await portal.database.query<{ t: string; c: string }>(
      `SELECT table_name AS t, column_name AS c FROM information_schema.columns
       WHERE table_schema = current_schema()
         AND (column_name ~ '^(user_?id|decided_by|email|emailbheerder|email_factuur|phone|tel|telefoon|displayname|firstname|lastname|ip_prefix|user_agent|to_address|reply_to)$')
         AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = current_schema())`,
    );
    // A shelter's own address and number are public.
    const listed = new Set(
      PERSONAL_TABLES.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
    );
    const missing = rows
      .map(({ t, c }) => `${t}.${c}`)
      .filter((name) => !name.startsWith('shelter.') && !listed.has(name));
    expect(missing).toEqual([]);
    const { rows: known } = await portal.database.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = current_schema()`,
    );
    expect([...listed].filter((name) => !known.some((column) => column.name === name))).toEqual([]);
    expect(PERSONAL_TABLES.every(({ term }) => term.length > 0)).toBe(true);
  });
});

/** Somebody who used everything. */
async function fill(portal: TestPortal): Promise<TestPerson> {
  const { database } = portal;
  const person = await addPerson(portal, { email: EMAIL });
  const shelter = await addShelter(database, { naam: 'Het Nest' });
  const animal = await addAnimal(database, shelter.id);
  const review = await addReview(database, shelter.id, { userid: person.id });
  const { id, uid } = person;
  await database.query(
    `UPDATE account SET firstname = 'Marjolein', lastname = 'Kwikstaart', displayname = 'Marjolein Kwikstaart' WHERE id = $1`,
    [id],
  );
  await database.query(
    `UPDATE refresh_token SET user_agent = 'Mozilla/Marjolein', ip_prefix = '203.0.113.0/24' WHERE user_id = $1`,
    [id],
  );
  await database.query(`INSERT INTO account_credential (user_id, password_hash) VALUES ($1, 'scrypt$kwikstaart')`, [
    id,
  ]);
  await database.query(
    `INSERT INTO linked_provider (provider, subject, user_id, email) VALUES ('google.com', 'kwikstaart', $1, $2)`,
    [id, EMAIL],
  );
  await database.query('INSERT INTO message_notice (party, mailed_at) VALUES ($1, now())', [uid]);
  await database.query('INSERT INTO favourite (user_id, dier_id) VALUES ($1, $2)', [id, animal.id]);
  await database.query(`INSERT INTO saved_search (user_id, naam, filters) VALUES ($1, 'Voor Marjolein', '{}')`, [id]);
  await database.query(
    `INSERT INTO reaction (dier_id, asiel_id, user_id, displayname, email, phone, informatie)
     VALUES ($1, $2, $3, 'Marjolein Kwikstaart', lower($4), '0612345678', 'Mijn geheime verhaal')`,
    [animal.id, shelter.id, id, EMAIL],
  );
  await database.query('INSERT INTO review_invite (itemid, asiel_id, list_type, email) VALUES ($1, $2, $3, $4)', [
    shelter.id,
    shelter.id,
    'inside',
    EMAIL,
  ]);
  await database.query(
    `INSERT INTO reaction_status_change (reaction_id, status_from, status_to, cause, user_id)
     SELECT id, 'send', 'archive', 'withdrawn', $1 FROM reaction WHERE user_id = $1`,
    [id],
  );
  // A reaction under another address, and what it made.
  await database.query(
    `INSERT INTO reaction (dier_id, asiel_id, user_id, displayname, email, informatie)
     VALUES ($1, $2, $3, 'Marjolein', 'kwikstaart@werk.example', 'Mijn geheime verhaal')`,
    [animal.id, shelter.id, id],
  );
  await database.query(
    `INSERT INTO mail (message_id, to_address, reply_to, template, subject, text) VALUES
       ('two', 'asiel@post.example', 'kwikstaart@werk.example', 'reaction-shelter', 'x', 'Mijn geheime verhaal'),
       ('three', 'kwikstaart@werk.example', NULL, 'reaction-answer', 'x', 'Beste Marjolein')`,
    [],
  );
  await database.query(
    `INSERT INTO checklist_answer (dier_id, key, value, user_id) SELECT $1, key, 'J', $2 FROM checklist_item LIMIT 1`,
    [animal.id, id],
  );
  await database.query('INSERT INTO animal_status_change (dier_id, geplaatst_to, user_id) VALUES ($1, $2, $3)', [
    animal.id,
    'N',
    id,
  ]);
  await database.query(
    `INSERT INTO one_time_code (hash, purpose, user_id, payload, expires_at) VALUES (sha256('x'), 'VERIFY_EMAIL', $1, $2, now())`,
    [id, JSON.stringify({ email: EMAIL })],
  );
  await database.query(
    `INSERT INTO register_generation (generation, body, reason, published_by) VALUES (1, '{}', 'x', $1)`,
    [id],
  );
  await database.exec(`INSERT INTO remote (name, team) VALUES ('mf-x', 'x')`);
  await database.query(
    `INSERT INTO release (name, version, build, base, entry, contract, files, bytes, published_by)
     VALUES ('mf-x', '1.0.0', 'abcdef01', '/', 'a.js', 1, jsonb_build_object('a.js', 'sha384-' || repeat('a', 64)), 1, $1)`,
    [id],
  );
  await database.query(
    `INSERT INTO animal_import (asiel_id, user_id, bestandsnaam, bestandsgrootte) VALUES ($1, $2, 'dieren.csv', 1)`,
    [shelter.id, id],
  );
  await database.query(
    `INSERT INTO release_log (name, action, generation, build, user_id) VALUES ('mf-x', 'rollback', 1, 'abcdef01', $1)`,
    [id],
  );
  await database.query('INSERT INTO photo_draft (concept, user_id) VALUES (gen_random_uuid(), $1)', [id]);
  await database.query(`INSERT INTO idempotency_key (scope, key, request_hash) VALUES ($1, 'k', 'x')`, [
    `response ${id}`,
  ]);
  await database.query(`INSERT INTO audit_entry (user_id, action, object) VALUES ($1, 'sign-in', 'account')`, [id]);
  await database.query(`INSERT INTO account_role (user_id, role, level) VALUES ($1, 'asiel', 6)`, [id]);
  await database.query(
    `INSERT INTO message (sql_id, name, text, sender, reciever) VALUES ($1, 'Marjolein', 'Dank u wel', $2, $3)`,
    [review.id, uid, shelter.uuidkey],
  );
  await database.query(
    `INSERT INTO mail (message_id, to_address, template, subject, text) VALUES ('one', $1, 'x', 'Beste Marjolein', 'Hallo Marjolein')`,
    [EMAIL],
  );
  await database.query(
    `INSERT INTO contact_message (subject, mv, naam, email, msg) VALUES ('1', 'V', 'Kwikstaart', $1, 'Mijn geheime verhaal')`,
    [EMAIL],
  );
  await database.query(
    `INSERT INTO owner_claim (dier_id, naam, email, telefoon, kenmerken)
     VALUES ($1, 'Marjolein', $2, '0612345678', 'Mijn geheime verhaal')`,
    [animal.id, EMAIL],
  );
  await database.query(
    `INSERT INTO owner_term_exception (dier_id, inbewaring, reden, user_id) VALUES ($1, '2026-11-10', 'Spoed', $2)`,
    [animal.id, id],
  );
  await database.query(`INSERT INTO throttle (key, hits, window_start) VALUES ($1, 1, now()), ($2, 1, now())`, [
    `sign-in:${id}`,
    `sign-in:${id}:mark`,
  ]);
  await database.query(
    `INSERT INTO shelter_application (naam, contactpersoon, land, adres, plaats, postcode, telefoon, url, email, emailbheerder, email_factuur, user_id, status)
     VALUES ('Het Nest', 'Marjolein Kwikstaart', 'NL', 'Weg 1', 'Utrecht', '1234 AB', '0612345678', '', $1, $1, $1, $2, 'approved'),
       ('Nest Twee', 'Marjolein Kwikstaart', 'NL', 'Weg 1', 'Utrecht', '1234 AB', '0612345678', '', $1, $1, $1, $2, 'new')`,
    [EMAIL, id],
  );
  return person;
}
