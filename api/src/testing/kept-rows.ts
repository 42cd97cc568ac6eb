import { createHash } from 'node:crypto';
import type { Migration } from '../ports/database/migrations';
import type { Database, Engine } from '../ports/database/port';
import { openPostgres } from '../ports/database/postgres';
import { makePostgresDatabase, openTestDatabase } from './database';

const SQL = `
  CREATE TABLE "Odd ""name" (
    "select" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, bytes bytea, number numeric, small numeric(6,2), moment timestamptz, exact timestamptz(3),
    day date, span interval, list text[], numbers int[], doc jsonb, raw json, words tsvector, place point, letter "char", code char(3), real real,
    double double precision, word text, id uuid, doubled bigint GENERATED ALWAYS AS ("select" * 2) STORED);
  CREATE TABLE without_key (word text, number int);
  CREATE TABLE egg (id int PRIMARY KEY, hen int, parent int REFERENCES egg);
  CREATE TABLE hen (id int PRIMARY KEY, egg int NOT NULL REFERENCES egg DEFERRABLE INITIALLY DEFERRED);
  ALTER TABLE egg ADD FOREIGN KEY (hen) REFERENCES hen ON DELETE SET NULL;
  CREATE TABLE empty_one (id int PRIMARY KEY);
  CREATE SEQUENCE far MAXVALUE 9223372036854775807 START 9007199254740995;
  CREATE FUNCTION refuse_word() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no rows by hand'; END $$;
  CREATE TRIGGER refuse_word BEFORE INSERT OR TRUNCATE ON without_key EXECUTE FUNCTION refuse_word();`;

const ROWS = `
  INSERT INTO "Odd ""name" (bytes, number, small, moment, exact, day, span, list, numbers, doc, raw, words, place, letter, code, real, double, word, id) VALUES
    ('\\x00ff0a5c', 'NaN', 1.50, 'infinity', '2026-03-29 02:30:00.123+02', '0044-03-15 BC', '1 year -3 days 04:05:06.000007',
     ARRAY['', NULL, 'a "b" \\ {c},', E'line\\nline'], ARRAY[[1,2],[3,4]], '{"é": [1e400, "\\u2028"]}', '{ "b":1,  "a":1, "a":2 }', '''a'':1A ''b''', '(0.1,-1e-300)',
     'x', 'a', '1.1', '-0', E'😀 tab\\t quote" back\\\\', '00000000-0000-0000-0000-00000000000a'),
    (NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
    ('', '123456789012345678901234567890.000000000000000010', 0, '2026-07-01 12:00:00.123456+02', NULL, NULL, NULL, '{}', '{}', 'null', 'null', '', NULL, '', '',
     'Infinity', '5e-324', '', NULL);
  ALTER TABLE without_key DISABLE TRIGGER refuse_word;
  INSERT INTO without_key SELECT 'é' || (n % 7), n % 5 FROM generate_series(1, 5000) n UNION ALL SELECT NULL, NULL;
  ALTER TABLE without_key ENABLE TRIGGER refuse_word;
  INSERT INTO egg VALUES (1, NULL, 1), (2, NULL, 1);
  INSERT INTO hen VALUES (1, 2);
  UPDATE egg SET hen = 1 WHERE id = 1;
  SELECT nextval('far'), nextval('far')`;

/** A migration with every awkward kind of table; the portal knows nothing of it. */
export const oddMigration: Migration = {
  name: '9999_odd.sql',
  sql: SQL,
  hash: createHash('sha256').update(SQL).digest('hex'),
};

/** Puts values in that are easily lost on their way: NULL and '', bytes, infinity, circles of foreign keys, a trigger that refuses. */
export const fillOddTables = (database: Database): Promise<void> => database.exec(ROWS);

/** An empty database of the engine, without any table, and its end. */
export async function openEmptyDatabase(engine: Engine): Promise<{ database: Database; close: () => Promise<void> }> {
  if (engine === 'pglite') {
    const database = await openTestDatabase(engine);
    await database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public'); // initdb would take longer
    return { database, close: () => database.close() };
  }
  const { url, remove } = await makePostgresDatabase({ empty: true });
  const database = await openPostgres(url);
  return {
    database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}
