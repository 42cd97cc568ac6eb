import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Executor } from './ports/database/port';

/** Who did it and from where. */
export interface AuditActor {
  userId: number | null;
  usertype: string | null;
  ipPrefix: string | null;
  requestId: string | null;
}

/** What was done. `changes`: of personal fields only the names, never the values (trust § 14). */
export interface AuditLine {
  action: string;
  object: string;
  objectId: string | number | null;
  changes?: Record<string, unknown>;
}

/** The network of an address: IPv4 /24, IPv6 /48. A whole address is never written. */
export function ipPrefix(address: string): string {
  const mapped = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!isIPv6(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = '', tail] = mapped.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups.slice(0, 3).join(':')}::/48`;
}

/** One network as a short mark that cannot be turned back: IPv4 whole, IPv6 by its /64. */
export function addressMark(address: string, secret: string): string {
  const network =
    isIPv6(address) && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;
  return createHash('sha256').update(`${secret} ${network}`).digest('base64url').slice(0, 16);
}

/** The person behind a request, as audit lines name him. */
export const auditActor = ({ user, ip, id }: Pick<FastifyRequest, 'user' | 'ip' | 'id'>): AuditActor => ({
  userId: user?.user_id ?? null,
  usertype: user?.usertype ?? null,
  ipPrefix: ipPrefix(ip),
  requestId: id,
});

/** Adds a line to the audit log: write it last in its transaction, because it locks the log until the commit. */
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
