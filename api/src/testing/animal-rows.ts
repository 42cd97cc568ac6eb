import { randomBytes, randomUUID } from 'node:crypto';
import { dayNumber } from '@portal/shared/domain';
import type { Executor, Parameter } from '../ports/database/port';

type Values = Record<string, Parameter | undefined>;

/** Adds one row and answers its id and uuidkey. */
async function add(database: Executor, table: string, values: Values): Promise<{ id: number; uuidkey: string }> {
  const given = Object.entries(values).filter((entry): entry is [string, Parameter] => entry[1] !== undefined);
  const columns = given.map(([column]) => column);
  const places = columns.map((_, i) => `$${i + 1}`);
  const { rows } = await database.query<{ id: number; uuidkey: string }>(
    `INSERT INTO ${table} (${columns}) VALUES (${places}) RETURNING *`,
    given.map(([, value]) => value),
  );
  const row = rows[0];
  if (!row) throw new Error(`No row was added to ${table}.`);
  return row;
}

const MS_PER_DAY = 86_400_000;
const NOON_MS = 11 * 3_600_000;

/** Noon in Amsterdam in winter, so many of its calendar days ago: far from midnight, whatever the clock says here and there. */
export function daysAgo(days: number): Date {
  const today = dayNumber(new Date()) ?? 0;
  return days === 0 ? new Date() : new Date((today - days) * MS_PER_DAY + NOON_MS);
}

/** A shelter in Utrecht that prefers e-mail; a new name each time. */
export function addShelter(database: Executor, values: Values = {}) {
  const naam = `Dierentehuis ${randomBytes(4).toString('hex')}`;
  return add(database, 'shelter', {
    ...{ naam, plaats: 'Utrecht', provincie: 10, land: 'NL', telefoon: '030 555 010', email: 'info@tehuis.example' },
    ...values,
  });
}

/** A published cat from Utrecht; give `published_at` to make it older. */
export function addAnimal(database: Executor, asiel_id: number, values: Values = {}) {
  return add(database, 'animal', {
    ...{
      asiel_id,
      naam: 'Moos',
      soort: 1,
      ras: 101,
      leeftijd: 3,
      geslacht: 1,
      provincie: 10,
      land: 'NL',
      geplaatst: 'N',
    },
    ...values,
  });
}

/** A photo of an animal; its key is random, no file is stored. */
export async function addPhoto(
  database: Executor,
  dierId: number,
  values: Values = {},
): Promise<{ storage_key: string }> {
  const key = randomBytes(32);
  const storage_key = key.toString('hex');
  await add(database, 'photo', {
    ...{
      bron: 'DIER',
      bron_id: dierId,
      filename: '350.jpg',
      filename_big: '800.jpg',
      filesize: 1000,
      filetype: 'image/jpeg',
    },
    ...{ width: 800, height: 800, storage_key, sha256: key },
    ...values,
  });
  return { storage_key };
}

/** A review of a shelter with four stars, by nobody; its address is its own each time. */
export function addReview(database: Executor, asiel_id: number, values: Values = {}) {
  return add(database, 'review', { ...{ uid: randomUUID(), itemid: asiel_id, asiel_id, rating: 4 }, ...values });
}

/** A key that no row has. */
export const unknownKey = (): string => randomUUID();

/** Calls again until the answer passes; gives up after ten seconds, or after `limitMs`. */
export async function eventually<Answer>(
  ask: () => Promise<Answer>,
  passes: (answer: Answer) => boolean,
  limitMs = 10_000,
): Promise<Answer> {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (passes(answer) || Date.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
