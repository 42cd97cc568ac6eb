import type { AuditPage, AuditQuery, AuditRow } from '@portal/shared/contract';
import { isoTime } from '../../lib/sql';
import type { Database } from '../../ports/database/port';

/** The name as it is now: the log itself holds no personal data. */
const NAME = `nullif(trim(concat_ws(' ', u.firstname, u.lastname)), '')`;

const day = (place: string) => `(${place}::date::timestamp AT TIME ZONE 'Europe/Amsterdam')`;

const PAGE = `SELECT e.id, ${isoTime('e.created_at')} AS created_at, e.user_id, coalesce(${NAME}, u.email) AS naam, e.usertype, e.action,
    e.object, e.object_id, e.changes, e.request_id
  FROM audit_entry e LEFT JOIN account u ON u.id = e.user_id AND u.erased_at IS NULL
  WHERE e.id > 0 AND ($1::text IS NULL OR e.object = $1) AND ($2::text IS NULL OR e.object_id = $2)
    AND ($3::text IS NULL OR e.action = $3) AND ($4::int IS NULL OR e.user_id = $4)
    AND ($5::text IS NULL OR e.created_at >= ${day('$5')}) AND ($6::text IS NULL OR e.created_at < ${day('$6')} + interval '1 day')
    AND ($7::bigint IS NULL OR e.id < $7)
  ORDER BY e.id DESC LIMIT $8`;

/** Where the log stands: how many lines, and the last one with its hash. */
export interface AuditHead {
  lines: number;
  id: number | null;
  hash: string | null;
}

/** The last line of one chain. */
export interface ChainHead {
  chain: number;
  place: number;
  hash: string;
}

/** A line that is found wrong. */
export type BrokenLine = Pick<AuditRow, 'id' | 'created_at' | 'action' | 'object'>;

/** Reads the audit log. */
export function auditRepository(database: Pick<Database, 'query'>) {
  return {
    /** Newest first. */
    async page({ object, object_id, action, user_id, van, tot, after, rows: size }: AuditQuery): Promise<AuditPage> {
      const filter = [object, object_id, action, user_id, van, tot, after].map((value) => value ?? null);
      const { rows } = await database.query<AuditRow>(PAGE, [...filter, size + 1]);
      const data = rows.slice(0, size);
      return { data, next: rows.length > size ? (data.at(-1)?.id ?? null) : null };
    },

    async head(): Promise<AuditHead> {
      const { rows } = await database.query<AuditHead>(
        `SELECT (SELECT count(*)::int FROM audit_entry) AS lines, e.id, encode(e.hash, 'hex') AS hash
         FROM (SELECT 1) one LEFT JOIN (SELECT id, hash FROM audit_entry WHERE id > 0 ORDER BY id DESC LIMIT 1) e ON true`,
      );
      return rows[0] ?? { lines: 0, id: null, hash: null };
    },

    /** The last line of every chain. */
    async heads(): Promise<ChainHead[]> {
      const { rows } = await database.query<ChainHead>(
        `SELECT DISTINCT ON (chain) chain, place, encode(hash, 'hex') AS hash FROM audit_entry WHERE id > 0 ORDER BY chain, place DESC`,
      );
      return rows;
    },

    /** The newest line of an action. */
    async newestOf(action: string): Promise<Pick<AuditHead, 'id' | 'hash'> | undefined> {
      const { rows } = await database.query<Pick<AuditHead, 'id' | 'hash'>>(
        `SELECT id, encode(hash, 'hex') AS hash FROM audit_entry WHERE action = $1 AND id > 0 ORDER BY id DESC LIMIT 1`,
        [action],
      );
      return rows[0];
    },

    /** The hash of a line, undefined when it is not there. */
    async hashOf(id: number): Promise<string | undefined> {
      const { rows } = await database.query<{ hash: string }>(
        `SELECT encode(hash, 'hex') AS hash FROM audit_entry WHERE id = $1`,
        [id],
      );
      return rows[0]?.hash;
    },

    /** The first line whose content, link or place is wrong, or of whose chains a line is missing; undefined when the log is whole. */
    async firstBroken(): Promise<BrokenLine | undefined> {
      const { rows } = await database.query<BrokenLine>(
        `SELECT e.id, ${isoTime('e.created_at')} AS created_at, e.action, e.object FROM audit_entry e
         WHERE e.id = (SELECT audit_first_broken())`,
      );
      return rows[0];
    },
  };
}
export type AuditRepository = ReturnType<typeof auditRepository>;
