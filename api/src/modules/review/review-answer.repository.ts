import type { Executor } from '../../ports/database/port';

/** The shelter's answer to a review, as columns of the review (C56). */
export function reviewAnswerRepository(tx: Pick<Executor, 'query'>) {
  return {
    /** Writes the first answer or changes it; the day of the first stays. Answers whether the author was not mailed yet. */
    async save(id: number, message: string, now: Date): Promise<boolean> {
      const { rows } = await tx.query<{ isFirst: boolean }>(
        `WITH before AS (SELECT id, answer_mailed_at IS NULL AS is_first FROM review WHERE id = $1)
         UPDATE review r SET answer = $2, answered_at = coalesce(r.answered_at, $3), answer_updated_at = $3,
           answer_mailed_at = coalesce(r.answer_mailed_at, $3)
         FROM before WHERE r.id = before.id RETURNING before.is_first AS "isFirst"`,
        [id, message, now],
      );
      return rows[0]?.isFirst === true;
    },

    async remove(id: number): Promise<void> {
      await tx.query('UPDATE review SET answer = NULL, answered_at = NULL, answer_updated_at = NULL WHERE id = $1', [
        id,
      ]);
    },
  };
}
