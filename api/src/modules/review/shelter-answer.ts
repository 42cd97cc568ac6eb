import type { PublicAnswer } from '@portal/shared/contract';
import { isoTime } from '../../lib/sql';
import { publicText } from './public-text';

/** The shelter's answer as a row of `review r` has it: all three or none. */
export interface AnswerColumns {
  answer: string | null;
  answered_at: string | null;
  answer_updated_at: string | null;
}

export const ANSWER_COLUMNS = `r.answer, ${isoTime('r.answered_at')} AS answered_at, ${isoTime('r.answer_updated_at')} AS answer_updated_at`;

/** The answer as visitors read it below the review: under the name of the shelter, without e-mail addresses (C47, C56). */
export function shelterAnswer(row: AnswerColumns, name: string): PublicAnswer | null {
  const answer = storedAnswer(row, name);
  return answer && { ...answer, message: publicText(answer.message) };
}

/** The answer as its shelter wrote it. */
export function storedAnswer(
  { answer, answered_at, answer_updated_at }: AnswerColumns,
  name: string,
): PublicAnswer | null {
  if (answer === null || answered_at === null || answer_updated_at === null) return null;
  return { name, message: answer, created: answered_at, updated: answer_updated_at };
}
