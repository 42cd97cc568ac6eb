import { CHAT_KEY, CHAT_SHOWN, type Message, type UnreadMessages } from '@portal/shared/contract';
import { isoTime } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';

/** A message with its place in the order of the database, which does not leave the server. */
export interface StoredMessage {
  seq: number;
  message: Message;
}

/** The two parties of a review and what they are called. */
export interface StoredThread {
  sql_id: number;
  /** The author's uid; null when the account is closed. */
  uid: string | null;
  asiel_uuidkey: string;
  asiel: string;
  hidden: boolean;
  anonymous: boolean;
  firstname: string | null;
  lastname: string | null;
}

type Row = Message & { seq: number };

const MESSAGE = (
  from: string,
) => `${from}.id AS seq, ${from}.uuid AS id, ${from}.sql_id::int AS sql_id, ${from}.sql_key,
  ${from}.name, ${from}.text, ${isoTime(`${from}.created`)} AS created, ${from}.sender, ${from}.reciever, ${from}.read`;

const THREAD = `SELECT r.id::int AS sql_id, u.uid, s.uuidkey AS asiel_uuidkey, s.naam AS asiel, r.hidden_at IS NOT NULL AS hidden,
  r.anonymous, u.firstname, u.lastname FROM review r JOIN shelter s ON s.id = r.asiel_id
  LEFT JOIN account u ON u.id = r.userid AND u.closed_at IS NULL`;

/** The newest of each review that came after a place in it: one statement for many reviews. */
const AFTER = `SELECT ${MESSAGE('m')} FROM unnest($1::bigint[], $2::bigint[]) AS t(sql_id, seq)
  CROSS JOIN LATERAL (SELECT * FROM message n WHERE n.sql_id = t.sql_id AND n.id > t.seq ORDER BY n.id DESC LIMIT ${CHAT_SHOWN}) m
  ORDER BY m.id`;

const stored = ({ seq, ...message }: Row): StoredMessage => ({ seq, message });

/** Where somebody has read a review's chat to: all that is newer than `seq`, 0 for everything. */
export interface Place {
  sql_id: number;
  seq: number;
}

/** Chat messages of reviews, and the parties of those reviews. */
export function messageRepository(executor: Executor) {
  return {
    /** The threads that exist, of many reviews at once. */
    async threads(ids: readonly number[]): Promise<StoredThread[]> {
      return (await executor.query<StoredThread>(`${THREAD} WHERE r.id = ANY($1::bigint[])`, [ids])).rows;
    },

    /** The same for one, and nobody else adds to it until the transaction ends: so the order of ids is that of commits. */
    async lockThread(id: number): Promise<StoredThread | undefined> {
      return (await executor.query<StoredThread>(`${THREAD} WHERE r.id = $1 FOR NO KEY UPDATE OF r`, [id])).rows[0];
    },

    /** At most 50 messages of each place, oldest first. */
    async after(places: readonly Place[]): Promise<StoredMessage[]> {
      const { rows } = await executor.query<Row>(AFTER, [
        places.map(({ sql_id }) => sql_id),
        places.map(({ seq }) => seq),
      ]);
      return rows.map(stored);
    },

    async find(id: string): Promise<Message | undefined> {
      const { rows } = await executor.query<Row>(`SELECT ${MESSAGE('m')} FROM message m WHERE m.uuid = $1`, [id]);
      return rows[0] && stored(rows[0]).message;
    },

    /** Undefined when another message has this id. `created` is later than that of every message before, at least by a millisecond. */
    async add(message: Omit<Message, 'created' | 'read' | 'sql_key'>): Promise<Message | undefined> {
      const { rows } = await executor.query<Row>(
        `INSERT INTO message AS m (uuid, sql_key, sql_id, name, text, sender, reciever, created)
         SELECT $1, '${CHAT_KEY}', $2, $3, $4, $5, $6, greatest(date_trunc('milliseconds', clock_timestamp()),
           (SELECT max(o.created) + interval '1 millisecond' FROM message o WHERE o.sql_id = $2))
         ON CONFLICT (uuid) DO NOTHING RETURNING ${MESSAGE('m')}`,
        [message.id, message.sql_id, message.name, message.text, message.sender, message.reciever],
      );
      return rows[0] && stored(rows[0]).message;
    },

    /** Marks what the receiver got in the review until this message. */
    async markRead({ sql_id, reciever, created }: Message): Promise<void> {
      await executor.query(
        'UPDATE message SET read = true WHERE sql_id = $1 AND reciever = $2 AND NOT read AND created <= $3',
        [sql_id, reciever, created],
      );
    },

    /** What waits for a party, the newest review first; hidden reviews are left out. */
    async unread(party: string): Promise<UnreadMessages['data']> {
      const { rows } = await executor.query<UnreadMessages['data']['items'][number]>(
        `SELECT m.sql_id::int AS sql_id, s.naam AS itemname, count(*)::int AS unread FROM message m
         JOIN review r ON r.id = m.sql_id AND r.hidden_at IS NULL JOIN shelter s ON s.id = r.asiel_id
         WHERE m.reciever = $1 AND NOT m.read GROUP BY m.sql_id, s.naam ORDER BY max(m.id) DESC`,
        [party],
      );
      return { unread: rows.reduce((sum, { unread }) => sum + unread, 0), items: rows.slice(0, CHAT_SHOWN) };
    },
  };
}
