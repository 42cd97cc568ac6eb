import { REVIEW_ANSWER_EDIT_HOURS, REVIEW_EDIT_DAYS } from '@portal/shared/contract';
import type { StoredReview } from './review-page.repository';

const HOUR_MS = 3_600_000;
const EDIT_MS = REVIEW_EDIT_DAYS * 24 * HOUR_MS;
const ANSWER_EDIT_MS = REVIEW_ANSWER_EDIT_HOURS * HOUR_MS;

const age = (since: string, now: Date) => now.getTime() - new Date(since).getTime();

/** Whether the author may still change the review (C20). */
export const isInTime = ({ created }: Pick<StoredReview, 'created'>, now: Date): boolean =>
  age(created, now) <= EDIT_MS;

/** Whether the shelter may still write its answer, or change it (C56). */
export const isAnswerInTime = ({ answered_at }: Pick<StoredReview, 'answered_at'>, now: Date): boolean =>
  answered_at === null || age(answered_at, now) <= ANSWER_EDIT_MS;
