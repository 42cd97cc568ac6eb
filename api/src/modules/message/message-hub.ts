import { MessagesRead } from '@portal/shared/contract';
import { batched } from '../../lib/batch';
import type { Runner } from '../../lib/runner';
import type { Database } from '../../ports/database/port';
import { ChatThread, type Subscriber } from './chat-thread';
import { messageRepository, type Place, type StoredMessage } from './message.repository';

/** Reviews read in one statement: a restart of the database makes all streams ask at once. */
const AT_ONCE = 200;

const placeOf = (key: string): Place => {
  const [sql_id, seq] = key.split(' ').map(Number);
  return { sql_id: sql_id ?? 0, seq: seq ?? 0 };
};

/** One place per review: what is newer than a later one is among its rows, and none of them comes twice. */
function earliestPlaces(places: readonly Place[]): Place[] {
  const earliest = new Map<number, Place>();
  for (const place of places) {
    if (place.seq < (earliest.get(place.sql_id)?.seq ?? Number.POSITIVE_INFINITY)) earliest.set(place.sql_id, place);
  }
  return [...earliest.values()];
}

export interface MessageHubOptions {
  database: Database;
  onError: (error: unknown) => void;
}

/**
 * Brings what is written in any process to the streams of this one: one LISTEN for all of them. Reviews that nobody here follows cost nothing.
 * After the connection was lost every stream gets a fresh snapshot, a few hundred reviews per statement.
 */
export function messageHub({ database, onError }: MessageHubOptions) {
  const threads = new Map<number, ChatThread>();
  const rows = messageRepository(database);
  const readKey = batched(async (keys) => {
    const found = new Map<number, StoredMessage[]>();
    for (const row of await rows.after(earliestPlaces(keys.map(placeOf)))) {
      const ofReview = found.get(row.message.sql_id);
      if (ofReview) ofReview.push(row);
      else found.set(row.message.sql_id, [row]);
    }
    const newer = (key: string) => found.get(placeOf(key).sql_id)?.filter(({ seq }) => seq > placeOf(key).seq) ?? [];
    return new Map(keys.map((key) => [key, newer(key)]));
  }, AT_ONCE);
  const read = async ({ sql_id, seq }: Place): Promise<StoredMessage[]> => (await readKey(`${sql_id} ${seq}`)) ?? [];
  let stops: (() => Promise<void>)[] = [];

  /** '<sql_id>' for a new message, '<sql_id> <json>' for what was read. */
  function onMessage(notice: string): void {
    const space = notice.indexOf(' ');
    const thread = threads.get(Number(space < 0 ? notice : notice.slice(0, space)));
    if (!thread) return;
    if (space < 0) thread.pull();
    else thread.tellRead(MessagesRead.parse(JSON.parse(notice.slice(space + 1))));
  }

  const runner: Runner = {
    async start() {
      database.onReconnect(() => {
        for (const thread of threads.values()) thread.refresh();
      });
      stops = await Promise.all([
        database.listen('message', onMessage),
        database.listen('review', (id) => threads.get(Number(id))?.end()),
      ]);
    },
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };

  return {
    ...runner,
    /** From now on the subscriber hears of the review; `begin` sends it the snapshot and all that came since. */
    join(sql_id: number, subscriber: Subscriber): { begin(): Promise<void>; leave(): void } {
      const thread = threads.get(sql_id) ?? new ChatThread(sql_id, read, onError);
      threads.set(sql_id, thread);
      thread.add(subscriber);
      return {
        begin: () => thread.begin(subscriber),
        leave() {
          thread.remove(subscriber);
          if (thread.isEmpty && threads.get(sql_id) === thread) threads.delete(sql_id);
        },
      };
    },
  };
}
export type MessageHub = ReturnType<typeof messageHub>;
