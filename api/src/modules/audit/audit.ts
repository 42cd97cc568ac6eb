import type { FastifyRequest } from 'fastify';
import { ipPrefix } from '../../lib/ip-address';
import '../../plugins/current-user';
import type { Executor } from '../../ports/database/port';

/** Who did it and from where. */
export interface AuditActor {
  userId: number | null;
  usertype: string | null;
  ipPrefix: string | null;
  requestId: string | null;
}

/** Nobody: a pipeline, the operator, or the portal itself. */
export const NOBODY: AuditActor = { userId: null, usertype: null, ipPrefix: null, requestId: null };

/** What was done. `changes`: of personal fields only the names, never the values (docs/trust.md#audit-log). */
export interface AuditLine {
  action: string;
  object: string;
  objectId: string | number | null;
  changes?: Record<string, unknown>;
}

/** The person behind a request, as audit lines name them. */
export const auditActor = ({ user, ip, id }: Pick<FastifyRequest, 'user' | 'ip' | 'id'>): AuditActor => ({
  userId: user?.user_id ?? null,
  usertype: user?.usertype ?? null,
  ipPrefix: ipPrefix(ip),
  requestId: id,
});

/** Adds lines about objects of one kind, of one actor, in one statement. */
export async function writeAudits(
  tx: Pick<Executor, 'query'>,
  actor: AuditActor,
  object: string,
  lines: readonly Omit<AuditLine, 'object'>[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx.query(
    `INSERT INTO audit_entry (user_id, usertype, ip_prefix, request_id, object, action, object_id, changes)
     SELECT $1, $2, $3, $4, $5, l.action, l.object_id, l.changes::jsonb
     FROM unnest($6::text[], $7::text[], $8::text[]) AS l (action, object_id, changes)`,
    [
      ...[actor.userId, actor.usertype, actor.ipPrefix, actor.requestId, object],
      lines.map(({ action }) => action),
      lines.map(({ objectId }) => (objectId === null ? null : String(objectId))),
      lines.map(({ changes }) => (changes ? JSON.stringify(changes) : null)),
    ],
  );
}

/** Adds a line to the audit log; it is numbered and sealed at the commit of its transaction. */
export async function writeAudit(tx: Pick<Executor, 'query'>, actor: AuditActor, line: AuditLine): Promise<void> {
  await tx.query(
    `INSERT INTO audit_entry (user_id, usertype, ip_prefix, action, object, object_id, changes, request_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      actor.userId,
      actor.usertype,
      actor.ipPrefix,
      line.action,
      line.object,
      line.objectId === null ? null : String(line.objectId),
      line.changes ? JSON.stringify(line.changes) : null,
      actor.requestId,
    ],
  );
}
