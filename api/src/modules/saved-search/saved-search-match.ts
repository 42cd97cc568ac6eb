import { ANIMAL_FILTERS, type Answer, COLUMN_FLAGS, LIST_FILTERS } from '@portal/shared/contract';
import { fitsSearch, pointOf, type SearchedAnimal } from '@portal/shared/domain';
import * as z from 'zod/mini';
import { isoTime } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';
import type { TaskTopic } from '../../ports/task/port';
import { type Located, placeTable, shelterPoint } from '../place';
import { readFilters } from './saved-search.repository';
import { enqueueDirectMails } from './saved-search-mail';

/** The job that finds the searches of an animal that became visible; its payload is `{ animal: id }`. */
export const SAVED_SEARCH_MATCH = 'saved-search-match';

/** Searches that are compared at a time: their filters are parsed in one turn of the event loop, while requests wait. */
export const CANDIDATES_PER_BATCH = 100;

const Payload = z.object({ animal: z.int() });

type AnimalRow = Omit<SearchedAnimal, 'asiel' | 'checklist'> & {
  asiel_id: number;
  asiel_uuidkey: string;
  shelter: Located;
  answers: Record<string, Answer> | null;
};

const FACTS = [...LIST_FILTERS, ...COLUMN_FLAGS].map((key) => `a.${ANIMAL_FILTERS[key].column} AS ${key}`).join(', ');

const ANIMAL = `SELECT ${FACTS},
    ${isoTime('a.published_at')} AS "publishedAt",
    s.id AS asiel_id, s.uuidkey AS asiel_uuidkey,
    json_build_object('plaats', s.plaats, 'land', s.land, 'provincie', s.provincie, 'lat', s.lat, 'lon', s.lon) AS shelter,
    (SELECT jsonb_object_agg(c.key, c.value) FROM checklist_answer c WHERE c.dier_id = a.id) AS answers
  FROM animal a JOIN shelter s ON s.id = a.asiel_id WHERE a.id = $1 AND a.visible`;

interface Candidate {
  id: number;
  filters: Record<string, string>;
}

// Only searches that were last looked at before the animal was there; the words of q are the database's business.
const CANDIDATES = `SELECT s.id, s.filters
  FROM saved_search s JOIN account u ON u.id = s.user_id JOIN animal a ON a.id = $1
  WHERE s.id > $4 AND s.soorten @> ARRAY[$2::smallint] AND (s.provincies = '{}' OR s.provincies @> ARRAY[$3::smallint])
    AND s.last_viewed_at <= a.published_at
    AND u.usertype = 'default' AND NOT u.disabled AND u.closed_at IS NULL
    AND (s.filters ->> 'q' IS NULL OR a.search_vector @@ search_query(s.filters ->> 'q'))
  ORDER BY s.id LIMIT ${CANDIDATES_PER_BATCH}`;

const ADD = `INSERT INTO saved_search_match (saved_search_id, dier_id)
  SELECT s.id, $2 FROM saved_search s WHERE s.id = ANY($1::bigint[]) ON CONFLICT DO NOTHING`;

// Not only what was added now: a job that broke off may have added it and not come to the mail.
const TO_MAIL = `SELECT DISTINCT s.user_id AS id FROM saved_search_match m JOIN saved_search s ON s.id = m.saved_search_id
  WHERE m.saved_search_id = ANY($1::bigint[]) AND m.dier_id = $2 AND m.mailed_at IS NULL AND s.notify = 'direct'`;

export interface MatchOptions {
  database: Executor;
  days: { newDays: number; longStayerDays: number };
  now: () => Date;
}

/**
 * Matches one animal against the searches that may want it: all searches are never run again (C12). In batches without a transaction around
 * them, so that others use database and process in between; a repeated job adds what is missing.
 */
export function savedSearchMatch({ database, days, now }: MatchOptions): TaskTopic {
  const rules = { ...days, placeOf: (plaats: number) => placeTable().find(plaats) };

  async function searched(animalId: number): Promise<SearchedAnimal | undefined> {
    const { rows } = await database.query<AnimalRow>(ANIMAL, [animalId]);
    if (!rows[0]) return undefined;
    const { asiel_id: id, asiel_uuidkey: uuidkey, shelter, answers, ...facts } = rows[0];
    return { ...facts, asiel: { id, uuidkey, plek: pointOf(shelterPoint(shelter)) }, checklist: answers ?? {} };
  }

  /** Adds the searches that fit, and answers whom to mail directly. */
  async function add(animalId: number, fitting: readonly number[]): Promise<number[]> {
    if (fitting.length === 0) return [];
    await database.query(ADD, [fitting, animalId]);
    const { rows } = await database.query<{ id: number }>(TO_MAIL, [fitting, animalId]);
    return rows.map(({ id }) => id);
  }

  async function match(animalId: number): Promise<void> {
    const animal = await searched(animalId);
    if (!animal) return;
    const users = new Set<number>();
    let candidates: Candidate[] = [];
    do {
      const after = candidates.at(-1)?.id ?? 0;
      const asked = [animalId, animal.soort, animal.provincie, after];
      candidates = (await database.query<Candidate>(CANDIDATES, asked)).rows;
      const fitting = candidates.filter(({ filters }) => fitsSearch(animal, readFilters(filters), now(), rules));
      const added = await add(
        animalId,
        fitting.map(({ id }) => id),
      );
      for (const id of added) users.add(id);
    } while (candidates.length === CANDIDATES_PER_BATCH);
    if (users.size > 0) await enqueueDirectMails(database, [...users], now());
  }

  return { topic: SAVED_SEARCH_MATCH, handle: (payload) => match(z.parse(Payload, payload).animal) };
}
