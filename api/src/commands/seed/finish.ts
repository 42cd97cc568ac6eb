import type { Executor } from '../../ports/database/port';

/** What triggers would have kept row by row, in one statement each. */
const STATEMENTS = [
  `INSERT INTO checklist_answer (dier_id, key, value, updated_at)
   SELECT a.id, split_part(p, ':', 1), split_part(p, ':', 2), a.updated_at FROM animal a, unnest(a.properties) p
   WHERE a.visible OR a.geplaatst = 'P' OR a.id <= 20000`,
  `INSERT INTO animal_status_change (dier_id, geplaatst_to, changed_at) SELECT id, 'P', datum FROM animal ORDER BY id`,
  `INSERT INTO animal_status_change (dier_id, geplaatst_from, geplaatst_to, changed_at)
   SELECT id, 'P', 'N', published_at FROM animal WHERE published_at IS NOT NULL ORDER BY id`,
  `INSERT INTO animal_status_change (dier_id, geplaatst_from, geplaatst_to, changed_at)
   SELECT id, CASE WHEN published_at IS NULL THEN 'P' ELSE 'N' END, geplaatst, updated_at
   FROM animal WHERE geplaatst IN ('G', 'J', 'A') ORDER BY id`,
  // The counter of an animal has no time: its visits count in the month of its publication.
  `INSERT INTO shelter_visit_month (asiel_id, month, visits)
   SELECT a.asiel_id, date_trunc('month', a.published_at AT TIME ZONE 'Europe/Amsterdam')::date, sum(v.visits)
   FROM animal_visit v JOIN animal a ON a.id = v.dier_id WHERE a.published_at IS NOT NULL GROUP BY 1, 2`,
  `UPDATE shelter s SET ntotaal = t.total
   FROM (SELECT asiel_id, count(*)::int AS total FROM animal WHERE geplaatst IN ('P', 'N', 'G') GROUP BY asiel_id) t
   WHERE t.asiel_id = s.id`,
  `UPDATE shelter s SET rating_sum = t.total, ratingcount = t.number
   FROM (SELECT asiel_id, sum(rating)::int AS total, count(*)::int AS number FROM review WHERE hidden_at IS NULL GROUP BY asiel_id) t
   WHERE t.asiel_id = s.id`,
  `UPDATE catalog_version SET v = v + 1`,
] as const;

/** The same text as the trigger animal_search_text makes; breed and shelter words are worked out once. */
const SEARCH_TEXT = `
  UPDATE animal a SET search_vector =
    setweight(to_tsvector('dutch', search_words(a.naam)), 'A')
    || setweight(to_tsvector('dutch', search_words(concat_ws(' ', b.naam, a.rasaanvul, a.kleur, s.plaats))), 'B')
    || setweight(to_tsvector('dutch', search_words(a.omschrijving)), 'C')
  FROM breed b, shelter s
  WHERE b.id = a.ras AND s.id = a.asiel_id AND a.visible`;

/** Fills the derived columns and tables after all rows are in. */
export async function finishLoad(tx: Executor, onStep: (done: number, total: number) => void): Promise<void> {
  const all = [...STATEMENTS, SEARCH_TEXT];
  for (const [i, statement] of all.entries()) {
    await tx.query(statement);
    onStep(i + 1, all.length);
  }
  await tx.query(`SELECT pg_notify('animal', '*')`);
}
