import { randomUUID } from 'node:crypto';
import { type Message, MessageItemAnswer } from '@portal/shared/contract';
import { eventually } from '../../testing/animal-rows';
import { addChatWorld, type ChatWorld, listen, stopListening } from '../../testing/chat-rows';
import { type ChatStream, openChatStream } from '../../testing/chat-stream';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, bearer, callAs, type TestPerson } from '../../testing/signed-in';

const HOUR_MS = 3_600_000;

describe.each(engines)('the stream of a chat on %s', (engine) => {
  let portal: TestPortal;
  let url: string;
  let world: ChatWorld;
  let open: ChatStream[] = [];
  let present = () => new Date();

  beforeAll(async () => {
    portal = await openTestPortal(engine, {}, { now: () => present() });
    url = await listen(portal);
  }, 60_000);
  beforeEach(async () => {
    world = await addChatWorld(portal);
  });
  afterEach(async () => {
    present = () => new Date();
    for (const stream of open) stream.close();
    await Promise.all(open.map(({ ended }) => ended));
    open = [];
  });
  afterAll(() => stopListening(portal));

  const follow = async (person: TestPerson | null, headers?: Record<string, string>) => {
    const stream = await openChatStream(url, person, `sql_id=${world.reviewId}&sql_key=review`, headers);
    open.push(stream);
    return stream;
  };
  const send = async (person: TestPerson, text: string): Promise<Message> => {
    const sent = await callAs(portal, person, 'POST', 'message', { sql_id: world.reviewId, sql_key: 'review', text });
    return MessageItemAnswer.parse(sent.json()).data.item;
  };

  test('RE-013, C57: a snapshot, newest first, then every message once and in order, for both parties and an admin', async () => {
    const before = [await send(world.author, 'een'), await send(world.staff, 'twee')];
    const streams = await Promise.all([world.author, world.staff, world.admin].map((person) => follow(person)));
    const snapshot = { event: 'snapshot', data: [before[1], before[0]] };
    for (const stream of streams) expect(await stream.first(1)).toEqual([snapshot]);
    const after = [await send(world.author, 'drie'), await send(world.staff, 'vier'), await send(world.author, 'vijf')];
    for (const stream of streams) {
      expect(await stream.first(4)).toEqual([snapshot, ...after.map((data) => ({ event: 'message', data }))]);
    }
    expect(Object.fromEntries(streams[0]?.headers ?? [])).toMatchObject({
      ...{ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store' },
      ...{ 'x-accel-buffering': 'no', 'x-content-type-options': 'nosniff', vary: 'Authorization' },
      'x-request-id': expect.any(String),
    });
    expect(streams[0]?.headers.get('content-encoding')).toBeNull();
  });

  test('C57: what was read is told to both sides, until which message', async () => {
    const [first, second] = [await send(world.author, 'een'), await send(world.author, 'twee')];
    const streams = [await follow(world.author), await follow(world.staff)];
    await Promise.all(streams.map((stream) => stream.first(1)));
    expect((await callAs(portal, world.staff, 'PUT', `message/${second?.id}`, { read: true })).statusCode).toBe(200);
    const event = { event: 'read', data: { reciever: world.shelter.uuidkey, created: second?.created } };
    for (const stream of streams) expect((await stream.first(2))[1]).toEqual(event);
    expect(first?.read).toBe(false);
    const later = await follow(world.author);
    expect((await later.first(1))[0]?.data).toMatchObject([{ read: true }, { read: true }]);
  });

  test('C57: a message of another review reaches nobody here', async () => {
    const stream = await follow(world.author);
    await stream.first(1);
    await callAs(portal, world.stranger, 'POST', 'message', {
      sql_id: world.foreignReviewId,
      sql_key: 'review',
      text: 'geheim',
    });
    const own = await send(world.staff, 'voor u');
    expect((await stream.first(2)).slice(1)).toEqual([{ event: 'message', data: own }]);
  });

  test('AP-024: strangers get 404, visitors 401, and a stream without a review is 400', async () => {
    for (const [person, status] of [
      [world.stranger, 404],
      [world.otherStaff, 404],
      [null, 401],
    ] as const) {
      expect((await follow(person)).status).toBe(status);
    }
    for (const query of ['', 'sql_id=x', 'sql_id=0', `sql_id=${world.reviewId}&sql_key=animal`]) {
      const refused = await openChatStream(url, world.admin, query);
      expect(refused.status).toBe(400);
    }
    expect((await openChatStream(url, world.admin, 'sql_id=999999')).status).toBe(404);
    const foreignPage = { origin: 'https://boos.example' };
    expect((await follow(world.author, foreignPage)).status).toBe(403);
    expect((await follow(world.author, { origin: url })).status).toBe(200);
  });

  test('C57: five at once per person; a closed one makes room', async () => {
    const streams: ChatStream[] = [];
    for (let i = 0; i < 5; i += 1) streams.push(await follow(world.author));
    const sixth = await follow(world.author);
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '15']);
    expect((await follow(world.staff)).status).toBe(200);
    streams[0]?.close();
    const again = await eventually(
      () => follow(world.author),
      ({ status }) => status === 200,
    );
    expect(again.status).toBe(200);
  });

  test.each<[string, (world: ChatWorld) => Promise<unknown>]>([
    ['is locked', ({ staff }) => portal.database.query('UPDATE account SET disabled = true WHERE id = $1', [staff.id])],
    [
      'works for another shelter',
      ({ staff, otherShelter }) =>
        portal.database.query('UPDATE account SET asiel_id = $2 WHERE id = $1', [staff.id, otherShelter.id]),
    ],
    ['signs out', ({ staff }) => callAs(portal, staff, 'DELETE', 'me/session/current')],
    ['signs out everywhere', ({ staff }) => callAs(portal, staff, 'DELETE', 'me/session')],
    ['closes the account', ({ staff }) => callAs(portal, staff, 'DELETE', 'me')],
    [
      'loses the review to an admin',
      ({ admin, reviewId }) =>
        callAs(portal, admin, 'PUT', `review/${reviewId}`, { hidden: true, reason: 'Scheldwoorden' }),
    ],
    ['loses the review', ({ reviewId }) => portal.database.query('DELETE FROM review WHERE id = $1', [reviewId])],
  ])('C57: the stream of somebody who %s ends, and does not come back', async (_what, change) => {
    const stream = await follow(world.staff);
    await stream.first(1);
    await change(world);
    await stream.ended;
    expect((await follow(world.staff)).status).toBeGreaterThanOrEqual(401);
  });

  test('C57: it ends with the token', async () => {
    const start = Date.now();
    const stream = await follow(world.author);
    await stream.first(1);
    present = () => new Date(start + HOUR_MS);
    await stream.ended;
    expect((await follow(world.author)).status).toBe(401);
  });

  test('a silent stream carries a comment every 15 s', async () => {
    const stream = await follow(world.author);
    await stream.first(1);
    const spy = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16_000);
    try {
      await eventually(
        async () => stream.pings(),
        (pings) => pings > 0,
      );
    } finally {
      spy.mockRestore();
    }
    expect(stream.pings()).toBeGreaterThan(0);
  });

  test('a reader who does not read is let go, and nobody else waits', async () => {
    const query = `sql_id=${world.reviewId}`;
    const lazy = await fetch(`${url}/api/message/stream?${query}`, { headers: bearer(world.admin) });
    const reader = await follow(world.author);
    await reader.first(1);
    const text = '\u{1F431}'.repeat(2000);
    const { shelter, author, reviewId } = world;
    for (let batch = 1; batch <= 45; batch += 1) {
      await portal.database.query(
        `INSERT INTO message (sql_id, name, text, sender, reciever, created)
         SELECT $1, 'Het Nest', $2, $3, $4, now() + n * interval '1 millisecond' FROM generate_series(1, 40) n`,
        [reviewId, text, shelter.uuidkey, author.uid],
      );
      expect(await reader.first(1 + 40 * batch)).toHaveLength(1 + 40 * batch);
    }
    const arrived = (await lazy.text()).split('event: message').length - 1;
    expect(arrived).toBeLessThan(40 * 45);
  }, 60_000);

  test('the server stops with open streams', async () => {
    const stopping = await openTestPortal(engine);
    const there = await addChatWorld(stopping);
    const stream = await openChatStream(await listen(stopping), there.author, `sql_id=${there.reviewId}`);
    await stream.first(1);
    await stopping.close();
    await stream.ended;
  }, 30_000);

  test('C57: while others write, every stream that opens misses nothing and gets nothing twice', async () => {
    const busy = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100000' });
    try {
      const busyUrl = await listen(busy);
      const there = await addChatWorld(busy);
      const people = [there.author, there.staff];
      const streams: Promise<ChatStream>[] = [];
      const writing = Array.from({ length: 40 }, async (_, i) => {
        const person = people[i % 2] as TestPerson;
        const id = randomUUID();
        streams.push(openChatStream(busyUrl, person, `sql_id=${there.reviewId}`));
        await callAs(busy, person, 'POST', 'message', {
          id,
          sql_id: there.reviewId,
          sql_key: 'review',
          text: `bericht ${i}`,
        });
      });
      await Promise.all(writing);
      const all = (await callAs(busy, there.admin, 'GET', `message?sql_id=${there.reviewId}`)).json().data.items;
      const expected = (all as Message[]).map(({ id }) => id).reverse();
      for (const stream of await Promise.all(streams)) {
        const idsOf = () =>
          stream.events.flatMap(({ event, data }) =>
            event === 'snapshot' ? data.map(({ id }) => id).reverse() : event === 'message' ? [data.id] : [],
          );
        await eventually(
          async () => idsOf().length,
          (length) => length >= expected.length,
        );
        expect(idsOf()).toEqual(expected);
        stream.close();
      }
    } finally {
      await stopListening(busy);
    }
  }, 60_000);

  test('docs/trust.md#limits-of-calls: fifty at once per address', async () => {
    const addresses = await openTestPortal(engine, { TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const there = await addChatWorld(addresses);
      const at = await listen(addresses);
      const query = `sql_id=${there.reviewId}`;
      const from = { 'x-forwarded-for': '198.51.100.7' };
      const admins = await Promise.all(Array.from({ length: 11 }, () => addPerson(addresses, { usertype: 'admin' })));
      const statuses: number[] = [];
      const streams: ChatStream[] = [];
      for (let i = 0; i < 51; i += 1) {
        const stream = await openChatStream(at, admins[Math.floor(i / 5)] as TestPerson, query, from);
        streams.push(stream);
        statuses.push(stream.status);
      }
      expect(statuses).toEqual([...Array(50).fill(200), 429]);
      const elsewhere = await openChatStream(at, there.author, query, { 'x-forwarded-for': '198.51.100.8' });
      expect(elsewhere.status).toBe(200);
      for (const stream of [...streams, elsewhere]) stream.close();
    } finally {
      await stopListening(addresses);
    }
  }, 60_000);
});
