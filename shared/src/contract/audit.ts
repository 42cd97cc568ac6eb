import * as z from 'zod/mini';
import { id, isoDate, isoTime, queryNumber, queryText, queryValue, staffRows } from './wire';

const auditId = z.int().check(z.gte(1));

/**
 * A line of the audit log (C29): who did what to which object. `naam` is the person's name now, null when erased or done by the portal
 * itself. `changes` names fields, with old and new values (`from`, `to`) where they were stored: never a password, a token or personal data.
 */
export const AuditRow = z.object({
  id: auditId,
  created_at: isoTime,
  user_id: z.nullable(id),
  naam: z.nullable(z.string()),
  usertype: z.nullable(z.string()),
  action: z.string(),
  object: z.string(),
  object_id: z.nullable(z.string()),
  changes: z.nullable(z.unknown()),
  request_id: z.nullable(z.string()),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** `GET audit`: by object and its id, by action, by person, from and until a day in Amsterdam; `after` is `next` of the page before. */
export const AuditQuery = z.object({
  object: queryText(80),
  object_id: queryText(128),
  action: queryText(40),
  user_id: queryValue(queryNumber(1, 2_147_483_647)),
  van: queryValue(isoDate),
  tot: queryValue(isoDate),
  after: queryValue(queryNumber(1, 2_147_483_647)),
  rows: staffRows,
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** Lines of the audit log, newest first. `next` asks for the older ones, null at the beginning of the log. */
export const AuditPage = z.object({ data: z.array(AuditRow), next: z.nullable(auditId) });
export type AuditPage = z.infer<typeof AuditPage>;

/** The tab of `admin/beheer` with the audit log, and its address. */
export const AUDIT_TAB = 'logboek';
export const AuditTabQuery = z.extend(AuditQuery, { tab: z.optional(z.literal(AUDIT_TAB)) });
export type AuditTabQuery = z.infer<typeof AuditTabQuery>;
