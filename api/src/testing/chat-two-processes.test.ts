import { type Message, MessageItemAnswer } from '@portal/shared/contract';
import { openPostgres } from '../ports/database/postgres';
import { eventually } from './animal-rows';
import { addChatWorld, type ChatWorld, listen, stopListening } from './chat-rows';
import { type ChatStream, openChatStream } from './chat-stream';
import { engines, makePostgresDatabase } from './database';
import { holdTransaction } from './held-transaction';
import { portalOn, type TestPortal } from './portal';
import { callAs, type TestPerson } from './signed-in';

describe.each(engines.filter((engine) => engine === 'postgres'))('two servers on one database, %s', () => {
  const portals: TestPortal[] = [];
  const urls: string[] = [];
  let world: ChatWorld;
  let removeDatabase: () => Promise<void>;

  beforeAll(async () => {
    const { url, remove } = await makePostgresDatabase();
    removeDatabase = remove;
    for (let i = 0; i < 2; i += 1) {
      const portal = await portalOn(await openPostgres(url), { RATE_LIMIT_FACTOR: '1000' });
      portals.push(portal);
      urls.push(await listen(portal));
    }
    world = await addChatWorld(at(0));
  }, 60_000);
  afterAll(async () => {
    for (const portal of portals) {
      await stopListening(portal);
      await portal.database.close();
    }
    await removeDatabase();
  });

  const at = (index: number) => portals[index] as TestPortal;
  const follow = (index: number, person: TestPerson): Promise<ChatStream> =>
    openChatStream(urls[index] ?? '', person, `sql_id=${world.reviewId}`);
  const send = async (index: number, person: TestPerson, text: string): Promise<Message> => {
    const sent = await callAs(at(index), person, 'POST', 'message', {
      sql_id: world.reviewId,
      sql_key: 'review',
      text,
    });
    return MessageItemAnswer.parse(sent.json()).data.item;
  };

  test('C57: both see every message of the other, once and in the same order, and what was read', async () => {
    const streams = await Promise.all([follow(0, world.author), follow(1, world.staff), follow(1, world.admin)]);
    await Promise.all(streams.map((stream) => stream.first(1)));
    const sent = await Promise.all(
      Array.from({ length: 60 }, (_, i) => send(i % 2, i % 3 ? world.author : world.staff, `bericht ${i}`)),
    );
    const order = sent.sort((a, b) => (a.created < b.created ? -1 : 1)).map(({ id }) => id);
    for (const stream of streams) {
      const got = (await stream.first(61)).slice(1).map(({ event, data }) => event === 'message' && data.id);
      expect(got).toEqual(order);
    }
    const last = sent.findLast(({ reciever }) => reciever === world.shelter.uuidkey);
    await callAs(at(0), world.staff, 'PUT', `message/${last?.id}`, { read: true });
    for (const stream of streams) expect((await stream.first(62))[61]?.event).toBe('read');
    for (const stream of streams) stream.close();
  });

  test('C57: who writes in a review waits for who is writing there, so that the order of ids is that of commits', async () => {
    const { database } = at(1);
    const letGo = await holdTransaction(database, (tx) =>
      tx.query('SELECT FROM review WHERE id = $1 FOR NO KEY UPDATE', [world.reviewId]),
    );
    const sent = send(0, world.author, 'even wachten').then(() => 'sent');
    const blocked = eventually(
      () =>
        database.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FROM review r%'`,
        ),
      ({ rows }) => rows.length > 0,
    ).then(() => 'waits');
    expect(await Promise.race([sent, blocked])).toBe('waits');
    await letGo();
    expect(await sent).toBe('sent');
  });

  test('C57: an account that is locked at one server loses its streams at the other', async () => {
    const other = await addChatWorld(at(0));
    const stream = await openChatStream(urls[1] ?? '', other.author, `sql_id=${other.reviewId}`);
    await stream.first(1);
    await callAs(at(0), other.admin, 'PUT', `users/${other.author.uid}`, { disabled: true });
    await stream.ended;
  });

  test('C57: after the LISTEN connection was lost every stream gets a fresh snapshot, with what was missed', async () => {
    const streams = await Promise.all([follow(0, world.author), follow(0, world.staff)]);
    await Promise.all(streams.map((stream) => stream.first(1)));
    const kill = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()`;
    await at(1).database.query(kill);
    await eventually(
      async () => at(0).database.isListening(),
      (isUp) => !isUp,
    );
    // Nobody is told of this one.
    const missed = await send(1, world.staff, 'tijdens de storing');
    for (const stream of streams) {
      const snapshots = () => stream.events.flatMap(({ event, data }) => (event === 'snapshot' ? [data] : []));
      await eventually(
        async () => snapshots().length,
        (count) => count > 1,
      );
      expect(snapshots()[1]?.[0]).toEqual(missed);
    }
    await eventually(async () => at(1).database.isListening(), Boolean);
    const later = await send(1, world.author, 'na de storing');
    for (const stream of streams) {
      await eventually(
        async () => stream.events.at(-1)?.data,
        (data) => JSON.stringify(data) === JSON.stringify(later),
      );
      expect(stream.events.at(-1)).toEqual({ event: 'message', data: later });
      stream.close();
    }
  }, 30_000);
});
