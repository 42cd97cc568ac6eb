import * as z from 'zod/mini';
import { itemOf, pageOf } from './envelope';
import { count, emailPiece, id, isoTime, pageNumber, queryValue, staffRows, yesNo } from './wire';

/** A mail of the outbox (C40): `GET mail`. */
export const MailRow = z.object({
  id,
  to_address: z.string(),
  reply_to: z.nullable(z.string()),
  template: z.string(),
  subject: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  created_at: isoTime,
  sent_at: z.nullable(isoTime),
  error: z.nullable(z.string()),
});
export type MailRow = z.infer<typeof MailRow>;
export const MailPage = pageOf(MailRow);
export type MailPage = z.infer<typeof MailPage>;

/** `GET mail` (C33, C40): `search` in the address of the receiver. */
export const MailQuery = z.object({ first: pageNumber, rows: staffRows, search: queryValue(emailPiece) });
export type MailQuery = z.infer<typeof MailQuery>;

/** The tab of `admin/beheer` with the outbox (BE-031), and its address. */
export const MAIL_TAB = 'berichten';
export const MailTabQuery = z.extend(MailQuery, { tab: z.optional(z.literal(MAIL_TAB)) });
export type MailTabQuery = z.infer<typeof MailTabQuery>;

/** Stands in a mail that admins read in the place of every code that acts for its receiver (C40). */
export const HIDDEN_CODE = '[verborgen]';

/** One mail with its texts: `GET mail/{id}`. */
export const Mail = z.extend(MailRow, { text: z.string(), html: z.nullable(z.string()) });
export type Mail = z.infer<typeof Mail>;
export const MailAnswer = itemOf(Mail);
export type MailAnswer = z.infer<typeof MailAnswer>;

/** `GET task`; `dead=J`: only jobs that are tried no more. */
export const TaskQuery = z.object({ first: pageNumber, rows: staffRows, dead: z.optional(yesNo) });
export type TaskQuery = z.infer<typeof TaskQuery>;

/** The tab of `admin/beheer` with jobs that failed for good, and its address. */
export const FAILED_TASK_TAB = 'taken';
export const FailedTaskTabQuery = z.object({
  first: pageNumber,
  rows: staffRows,
  tab: z.optional(z.literal(FAILED_TASK_TAB)),
});
export type FailedTaskTabQuery = z.infer<typeof FailedTaskTabQuery>;

/** A job of the background queue: `GET task`. */
export const TaskRow = z.object({
  id,
  topic: z.string(),
  run_at: isoTime,
  attempts: count,
  done_at: z.nullable(isoTime),
  dead_at: z.nullable(isoTime),
  error: z.nullable(z.string()),
});
export type TaskRow = z.infer<typeof TaskRow>;
export const TaskPage = pageOf(TaskRow);
export type TaskPage = z.infer<typeof TaskPage>;

/** `GET health`, `GET ready`: `checks` names what is not ready yet. */
export const HealthAnswer = z.object({ status: z.enum(['ok', 'starting', 'failing']), checks: z.array(z.string()) });
export type HealthAnswer = z.infer<typeof HealthAnswer>;
