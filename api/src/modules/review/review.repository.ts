import type { ReviewPage } from '@portal/shared/contract';
import { averageRating } from '@portal/shared/domain';
import { isoTime, pagination } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';
import { type AuthorNames, authorName } from './author-name';
import { publicText } from './public-text';
import { ANSWER_COLUMNS, type AnswerColumns, shelterAnswer } from './shelter-answer';

const COLUMNS = `r.id, r.rating, r.message, ${isoTime('r.created')} AS created, ${isoTime('r.updated')} AS updated,
  u.firstname, u.lastname, ${ANSWER_COLUMNS}`;

/** The names of an anonymous review, and of one whose author closed the account, do not leave the database (C14, C20). */
const JOINS = 'review r LEFT JOIN account u ON u.id = r.userid AND NOT r.anonymous AND u.closed_at IS NULL';
const SHOWN = 'r.asiel_id = $1 AND r.hidden_at IS NULL';

type PublicRow = Pick<ReviewPage['data'][number], 'id' | 'rating' | 'message' | 'created' | 'updated'> &
  AuthorNames &
  AnswerColumns;

/** Reviews as visitors may read them: hidden ones left out (C20). */
export function reviewRepository(database: Executor) {
  /** How many reviews there are of 1 to 5 stars; index 0 is one star. */
  async function histogramOf(shelterId: number): Promise<number[]> {
    const { rows } = await database.query<{ count: number }>(
      `SELECT count(r.id)::int AS count FROM generate_series(1, 5) AS star LEFT JOIN review r ON r.rating = star AND ${SHOWN}
       GROUP BY star ORDER BY star`,
      [shelterId],
    );
    return rows.map(({ count }) => count);
  }

  return {
    /** A page of the reviews of an active shelter, newest first, with the figures of all of them; undefined for an unknown shelter. */
    async pageOf(
      shelterKey: string,
      { first, rows: size }: { first: number; rows: number },
    ): Promise<ReviewPage | undefined> {
      const found = await database.query<{ id: number; naam: string }>(
        'SELECT id, naam FROM shelter WHERE active AND uuidkey = $1',
        [shelterKey],
      );
      const shelter = found.rows[0];
      if (!shelter) return undefined;
      const histogram = await histogramOf(shelter.id);
      const { rows } = await database.query<PublicRow>(
        `SELECT ${COLUMNS} FROM ${JOINS} WHERE ${SHOWN} ORDER BY r.created DESC, r.id DESC LIMIT $2 OFFSET $3`,
        [shelter.id, size, (first - 1) * size],
      );
      const total = histogram.reduce((sum, count) => sum + count, 0);
      const stars = histogram.reduce((sum, count, index) => sum + count * (index + 1), 0);
      return {
        data: rows.map(({ id, rating, message, created, updated, ...row }) => ({
          ...{ id, rating, created, updated },
          message: message === null ? null : publicText(message),
          name: authorName(row),
          answer: shelterAnswer(row, shelter.naam),
        })),
        pagination: pagination(total, size),
        summary: { rating: averageRating(stars, total), ratingcount: total, histogram },
      };
    },
  };
}

export type ReviewRepository = ReturnType<typeof reviewRepository>;
