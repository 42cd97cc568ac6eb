import type { ReviewList, ReviewListQuery, ReviewRow } from '@portal/shared/contract';
import { isoTime, pagination } from '../../lib/sql';
import type { Executor, Parameter } from '../../ports/database/port';
import { type AuthorNames, authorName } from './author-name';
import { publicText } from './public-text';
import { ANSWER_COLUMNS, type AnswerColumns, shelterAnswer } from './shelter-answer';

type Row = Pick<
  ReviewRow,
  'id' | 'rating' | 'message' | 'created' | 'updated' | 'asiel' | 'itemname' | 'hidden_reason'
> &
  AuthorNames &
  AnswerColumns & { hidden: boolean };

const COLUMNS = `r.id, r.rating, r.message, ${isoTime('r.created')} AS created, ${isoTime('r.updated')} AS updated, r.asiel_id AS asiel,
  s.naam AS itemname, r.hidden_at IS NOT NULL AS hidden, r.hidden_reason, u.firstname, u.lastname, ${ANSWER_COLUMNS}`;
const JOINS = `review r JOIN shelter s ON s.id = r.asiel_id
  LEFT JOIN account u ON u.id = r.userid AND NOT r.anonymous AND u.closed_at IS NULL`;
const WHERE = '($1::int IS NULL OR r.asiel_id = $1) AND ($2::boolean IS NULL OR (r.hidden_at IS NOT NULL) = $2)';

/** Reviews of all shelters as admins find them, hidden ones too; the names are those of the public list (C56). */
export function reviewListRepository(database: Pick<Executor, 'query'>) {
  return {
    /** Newest first. */
    async page({ first, rows: size, asiel, status }: ReviewListQuery): Promise<ReviewList> {
      const values: Parameter[] = [asiel ?? null, status === undefined ? null : status === 'verborgen'];
      const found = await database.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM review r WHERE ${WHERE}`,
        values,
      );
      const { rows } = await database.query<Row>(
        `SELECT ${COLUMNS} FROM ${JOINS} WHERE ${WHERE} ORDER BY r.created DESC, r.id DESC LIMIT $3 OFFSET $4`,
        [...values, size, (first - 1) * size],
      );
      return { data: rows.map(shownRow), pagination: pagination(found.rows[0]?.total ?? 0, size) };
    },
  };
}
export type ReviewListRepository = ReturnType<typeof reviewListRepository>;

const shownRow = ({
  id,
  rating,
  message,
  created,
  updated,
  asiel,
  itemname,
  hidden_reason,
  ...row
}: Row): ReviewRow => ({
  ...{ id, rating, created, updated, asiel, itemname, hidden_reason },
  message: message === null ? null : publicText(message),
  name: authorName(row),
  hidden: row.hidden ? 1 : 0,
  answer: shelterAnswer(row, itemname),
});
