import type { AnimalFilter, Answer, NotifySetting } from '@portal/shared/contract';
import { fitsSearch, type SearchedAnimal } from '@portal/shared/domain';
import * as z from 'zod/mini';
import type { Database, Executor } from '../../ports/database/port';
import type { TaskTopic } from '../../ports/task/port';
import { readFilters } from './saved-search.repository';
import { enqueueDirectMails } from './saved-search-mail';

/** The job that finds the searches of an animal that became visible; its payload is `{ animal: id }`. */
export const SAVED_SEARCH_MATCH = 'saved-search-match';

const Payload = z.object({ animal: z.int() });

type AnimalRow = Omit<SearchedAnimal, 'asiel' | 'checklist'> & {
  asiel_id: number;
  asiel_uuidkey: string;
  answers: Record<string, Answer> | null;
};

const ANIMAL = `SELECT a.soort, a.ras, a.leeftijd, a.geslacht, a.provincie, a.land, a.koppel, a.gevonden, a.geplaatst,
    to_char(a.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "publishedAt",
    s.id AS asiel_id, s.uuidkey AS asiel_uuidkey,
    (SELECT jsonb_object_agg(c.key, c.value) FROM checklist_answer c WHERE c.dier_id = a.id) AS answers
  FROM animal a JOIN shelter s ON s.id = a.asiel_id WHERE a.id = $1 AND a.visible`;

interface Candidate {
  id: number;
  user_id: number;
  filters: Record<string, string>;
  notify: NotifySetting;
}

// Only searches that were last looked at before the animal was there; the words of q are the database's business.
const CANDIDATES = `SELECT s.id, s.user_id, s.filters, s.notify
  FROM saved_search s JOIN account u ON u.id = s.user_id JOIN animal a ON a.id = $1
  WHERE s.soorten @> ARRAY[$2::smallint] AND (s.provincies = '{}' OR s.provincies @> ARRAY[$3::smallint])
    AND s.last_viewed_at <= a.published_at
    AND u.usertype = 'default' AND NOT u.disabled AND u.closed_at IS NULL
    AND (s.filters ->> 'q' IS NULL OR a.search_vector @@ search_query(s.filters ->> 'q'))`;

const ADD = `INSERT INTO saved_search_match (saved_search_id, dier_id) SELECT unnest($1::bigint[]), $2
  ON CONFLICT DO NOTHING RETURNING saved_search_id AS id`;

export interface MatchOptions {
  database: Pick<Database, 'transaction'>;
  days: { newDays: number; longStayerDays: number };
  now: () => Date;
}

/** Matches one animal against the searches that may want it: all searches are never run again (C12). */
export function savedSearchMatch({ database, days, now }: MatchOptions): TaskTopic {
  async function match(tx: Executor, animalId: number): Promise<void> {
    const { rows: animals } = await tx.query<AnimalRow>(ANIMAL, [animalId]);
    const row = animals[0];
    if (!row) return;
    const { asiel_id: id, asiel_uuidkey: uuidkey, answers, ...facts } = row;
    const animal: SearchedAnimal = { ...facts, asiel: { id, uuidkey }, checklist: answers ?? {} };
    const { rows } = await tx.query<Candidate>(CANDIDATES, [animalId, animal.soort, animal.provincie]);
    const fits = (filter: AnimalFilter) => fitsSearch(animal, filter, now(), days);
    const fitting = rows.filter(({ filters }) => fits(readFilters(filters)));
    if (fitting.length === 0) return;
    const added = await tx.query<{ id: number }>(ADD, [fitting.map((search) => search.id), animalId]);
    const fresh = new Set(added.rows.map((search) => search.id));
    const direct = fitting.filter((search) => fresh.has(search.id) && search.notify === 'direct');
    const users = [...new Set(direct.map(({ user_id }) => user_id))];
    if (users.length > 0) await enqueueDirectMails(tx, users, now());
  }

  return {
    topic: SAVED_SEARCH_MATCH,
    handle: (payload) => {
      const { animal } = z.parse(Payload, payload);
      return database.transaction((tx) => match(tx, animal));
    },
  };
}
