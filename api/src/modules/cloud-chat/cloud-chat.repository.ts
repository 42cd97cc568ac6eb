import type { Message } from '@portal/shared/contract';
import { isoTime } from '../../lib/sql';
import type { Database } from '../../ports/database/port';
import { enqueueUnreadMail } from '../message';

/** A chat, a flag or a person, as the database has it now; `digest` changes with it. Null facts: it is gone. */
export interface CloudFact<Facts> {
  path: string;
  digest: string | null;
  facts: Facts | null;
}

export interface ThreadFacts {
  uid: string | null;
  shelter: string;
  asiel: string;
  /** The account is gone for good, not only closed. */
  erased: boolean;
  hidden: boolean;
  anonymous: boolean;
  firstname: string | null;
  lastname: string | null;
}

export interface PersonFacts {
  uid: string;
  usertype: string;
  asiel: number | null;
  shelter: string | null;
}

export type FlagFacts = { alias: string; environment: string; asiel_ids: number[]; user_ids: string[] };

const THREADS = `SELECT 'threads/review_' || r.id AS path, jsonb_build_object('uid', u.uid, 'shelter', s.uuidkey, 'asiel', s.naam,
    'erased', r.userid IS NULL, 'hidden', r.hidden_at IS NOT NULL, 'anonymous', r.anonymous, 'firstname', u.firstname, 'lastname', u.lastname) AS facts
  FROM review r JOIN shelter s ON s.id = r.asiel_id LEFT JOIN account u ON u.id = r.userid AND u.closed_at IS NULL`;
const FLAGS = `SELECT 'features/' || alias AS path, to_jsonb(feature) AS facts FROM feature`;
const PEOPLE = `SELECT 'accounts/' || a.uid AS path, jsonb_build_object('uid', a.uid, 'usertype', a.usertype, 'asiel', s.id,
    'shelter', s.uuidkey) AS facts
  FROM account a LEFT JOIN shelter s ON s.id = a.asiel_id AND a.usertype = 'asiel'
  WHERE a.closed_at IS NULL AND a.usertype <> 'default'`;
const SOURCES = { threads: THREADS, features: FLAGS, accounts: PEOPLE } as const;
export type CloudKind = keyof typeof SOURCES;

/** What Firestore has to be told, and what was copied from it. */
export function cloudChatRepository(database: Database) {
  return {
    /** At most `limit` things of a kind that are not as they were told. */
    async changed<Facts>(kind: CloudKind, limit: number): Promise<CloudFact<Facts>[]> {
      const { rows } = await database.query<CloudFact<Facts>>(
        `SELECT path, md5(n.facts::text) AS digest, n.facts
         FROM (${SOURCES[kind]}) n FULL JOIN (SELECT * FROM cloud_document WHERE path LIKE $1) c USING (path)
         WHERE md5(n.facts::text) IS DISTINCT FROM c.digest ORDER BY path LIMIT $2`,
        [`${kind}/%`, limit],
      );
      return rows;
    },

    /** These are as they were told now. */
    async told(facts: readonly CloudFact<unknown>[]): Promise<void> {
      await database.query(
        `WITH told AS (SELECT * FROM unnest($1::text[], $2::text[]) AS t(path, digest)),
           gone AS (DELETE FROM cloud_document c USING told t WHERE c.path = t.path AND t.digest IS NULL)
         INSERT INTO cloud_document (path, digest) SELECT path, digest FROM told WHERE digest IS NOT NULL
         ON CONFLICT (path) DO UPDATE SET digest = excluded.digest`,
        [facts.map(({ path }) => path), facts.map(({ digest }) => digest)],
      );
    },

    /** Whether this process may work until then; another one is working otherwise. */
    async take(until: Date, now: Date): Promise<boolean> {
      const { affectedRows } = await database.query('UPDATE cloud_state SET taken_until = $1 WHERE taken_until <= $2', [
        until,
        now,
      ]);
      return affectedRows > 0;
    },

    async copiedUntil(): Promise<Date> {
      const { rows } = await database.query<{ until: string }>(
        `SELECT ${isoTime('copied_until')} AS until FROM cloud_state`,
      );
      return new Date(rows[0]?.until ?? 0);
    },

    /** Adds messages that are not here yet, of reviews that exist, and the mails about those that nobody reads. */
    copy: (messages: readonly Message[], until: Date, now: Date): Promise<void> =>
      database.transaction(async (tx) => {
        const { rows } = await tx.query<{ reciever: string }>(
          `INSERT INTO message (uuid, sql_key, sql_id, name, text, sender, reciever, created, read)
           SELECT m.id, 'review', m.sql_id, m.name, m.text, m.sender, m.reciever, m.created, m.read
           FROM jsonb_to_recordset($1) AS m(id uuid, sql_id bigint, name text, text text, sender text, reciever text,
             created timestamptz, read boolean)
           WHERE EXISTS (SELECT FROM review r WHERE r.id = m.sql_id)
           ON CONFLICT (uuid) DO NOTHING RETURNING reciever`,
          [JSON.stringify(messages)],
        );
        for (const reciever of new Set(rows.map((row) => row.reciever))) await enqueueUnreadMail(tx, reciever, now);
        await tx.query('UPDATE cloud_state SET copied_until = $1', [until]);
      }),

    /** All messages of a review as they are here. */
    async messages(sql_id: number): Promise<Message[]> {
      const { rows } = await database.query<Message>(
        `SELECT uuid AS id, sql_id::int AS sql_id, sql_key, name, text, ${isoTime('created')} AS created, sender, reciever, read
         FROM message WHERE sql_id = $1 ORDER BY id`,
        [sql_id],
      );
      return rows;
    },

    /** Chats with messages that were not read when they were copied. */
    async unreadChats(): Promise<{ sql_id: number; reciever: string }[]> {
      const { rows } = await database.query<{ sql_id: number; reciever: string }>(
        'SELECT DISTINCT sql_id::int AS sql_id, reciever FROM message WHERE NOT read ORDER BY 1, 2 LIMIT 200',
      );
      return rows;
    },

    /** All of this receiver in this chat is read, but for these messages. */
    async markRead(sql_id: number, reciever: string, unread: readonly string[]): Promise<void> {
      await database.query(
        'UPDATE message SET read = true WHERE sql_id = $1 AND reciever = $2 AND NOT read AND uuid <> ALL($3::uuid[])',
        [sql_id, reciever, unread],
      );
    },
  };
}
export type CloudChatRepository = ReturnType<typeof cloudChatRepository>;
