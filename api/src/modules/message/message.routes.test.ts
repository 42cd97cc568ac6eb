import { randomUUID } from 'node:crypto';
import {
  apiPath,
  errorCatalogue,
  type Message,
  MessageItemAnswer,
  MessageList,
  UnreadMessages,
} from '@portal/shared/contract';
import { CHAT_ATTEMPTS, type ChatActor, type ChatAttempt } from '@portal/shared/testing';
import { addReview } from '../../testing/animal-rows';
import { addChatWorld, type ChatWorld } from '../../testing/chat-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';

const UNKNOWN_REVIEW = 999_999;

describe.each(engines)('the chat on %s', (engine) => {
  let portal: TestPortal;
  let world: ChatWorld;

  beforeAll(async () => {
    portal = await openTestPortal(engine, { PORTAL_ENVIRONMENT: 'test' });
  }, 60_000);
  beforeEach(async () => {
    world = await addChatWorld(portal);
  });
  afterAll(() => portal.close());

  const body = (extra: object = {}) => ({ sql_id: world.reviewId, sql_key: 'review', text: 'Hoe gaat het?', ...extra });
  const post = (person: TestPerson | null, extra: object = {}) =>
    callAs(portal, person, 'POST', 'message', body(extra));
  const send = async (person: TestPerson, text: string): Promise<Message> =>
    MessageItemAnswer.parse((await post(person, { text })).json()).data.item;
  const listBy = (person: TestPerson | null, reviewId = world.reviewId) =>
    callAs(portal, person, 'GET', `message?sql_id=${reviewId}&sql_key=review`);
  const list = async (person: TestPerson): Promise<Message[]> =>
    MessageList.parse((await listBy(person)).json()).data.items;
  const unread = async (person: TestPerson) =>
    UnreadMessages.parse((await callAs(portal, person, 'GET', 'message/unread')).json()).data;
  const read = (person: TestPerson | null, { id }: Message) =>
    callAs(portal, person, 'PUT', apiPath.message(id), { read: true });

  test('RE-014, AP-024: a message has the eight fields and its id; sender, name and receiver follow from the token', async () => {
    const question = await send(world.author, 'Hoe gaat het met Moos?');
    const answer = await send(world.staff, 'Heel goed!');
    const { rows } = await portal.database.query<{ naam: string }>('SELECT naam FROM shelter WHERE id = $1', [
      world.shelter.id,
    ]);
    expect(question).toEqual({
      ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), sql_id: world.reviewId, sql_key: 'review' },
      ...{ name: 'Sanne V.', text: 'Hoe gaat het met Moos?', created: expect.any(String) },
      ...{ sender: world.author.uid, reciever: world.shelter.uuidkey, read: false },
    });
    expect(answer).toMatchObject({
      ...{ name: rows[0]?.naam, sender: world.shelter.uuidkey, reciever: world.author.uid },
    });
    for (const person of [world.author, world.staff, world.admin])
      expect(await list(person)).toEqual([answer, question]);
  });

  test('C21: texts are cleaned as others are, and the last 50 are listed, newest first', async () => {
    const cleaned = await send(world.author, '  Dag\u202E,\r\n\u0007tot ziens  ');
    expect(cleaned.text).toBe('Dag,\ntot ziens');
    const { sender, reciever } = cleaned;
    await portal.database.query(
      `INSERT INTO message (sql_id, name, text, sender, reciever, created)
       SELECT $1, 'Jan', 'bericht ' || n, $2, $3, now() + n * interval '1 millisecond' FROM generate_series(1, 60) n`,
      [world.reviewId, sender, reciever],
    );
    const texts = (await list(world.staff)).map(({ text }) => text);
    expect(texts).toEqual(Array.from({ length: 50 }, (_, i) => `bericht ${60 - i}`));
  });

  test('C57: within a review every message is later than the one before, also those of one millisecond and of a faster clock', async () => {
    const people = [world.author, world.staff];
    await Promise.all(Array.from({ length: 16 }, (_, i) => send(people[i % 2] as TestPerson, `bericht ${i}`)));
    await portal.database.query(
      `UPDATE message SET created = now() + interval '1 minute' WHERE sql_id = $1 AND id =
      (SELECT max(id) FROM message WHERE sql_id = $1)`,
      [world.reviewId],
    );
    await send(world.author, 'na een snelle klok');
    const { rows } = await portal.database.query<{ created: string }>(
      'SELECT created FROM message WHERE sql_id = $1 ORDER BY id',
      [world.reviewId],
    );
    const moments = rows.map(({ created }) => Date.parse(created));
    expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
    expect((await list(world.staff))[0]?.text).toBe('na een snelle klok');
  });

  test('C57: the same id adds one message, however often and at once it is sent, and is good for one text of one sender', async () => {
    const id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 10 }, () => post(world.author, { id })));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect((await post(world.author, { id: id.toUpperCase() })).json()).toEqual(sent[0]?.json());
    expect(await list(world.author)).toMatchObject([{ id, text: 'Hoe gaat het?' }]);
    const own = await addReview(portal.database, world.shelter.id, { userid: world.author.id });
    for (const [person, extra] of [
      [world.author, { text: 'Iets anders' }],
      [world.author, { sql_id: own.id }],
      [world.staff, {}],
      [world.stranger, { sql_id: world.foreignReviewId }],
    ] as const) {
      const refused = await post(person, { id, ...extra });
      expect([refused.statusCode, refused.json().error.message]).toEqual([
        422,
        'Dit bericht is al met een andere inhoud verstuurd',
      ]);
    }
    expect(await list(world.author)).toHaveLength(1);
    expect((await callAs(portal, world.author, 'GET', `message?sql_id=${own.id}`)).json().data.items).toEqual([]);
  });

  test('C21: twenty in a minute and no more, per person and over all reviews; a repeat does not count', async () => {
    const second = await addReview(portal.database, world.shelter.id, { userid: world.author.id });
    const id = randomUUID();
    for (let i = 0; i < 20; i += 1) {
      expect(
        (await post(world.author, { sql_id: i % 2 ? second.id : world.reviewId, ...(i ? {} : { id }) })).statusCode,
      ).toBe(201);
    }
    const refused = await post(world.author);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error.message).toBe(
      'U stuurt te veel berichten achter elkaar. Wacht een minuut en probeer het opnieuw.',
    );
    expect((await post(world.author, { id })).statusCode).toBe(201);
    expect((await post(world.staff)).statusCode).toBe(201);
    await portal.database.query(
      `UPDATE throttle SET window_start = window_start - interval '1 minute' WHERE key = $1`,
      [`chat:${world.author.id}`],
    );
    expect((await post(world.author)).statusCode).toBe(201);
  });

  test('C21: reading marks what was received until there, and nothing that was sent; it stays read', async () => {
    const first = await send(world.author, 'een');
    const own = await send(world.staff, 'twee');
    const second = await send(world.author, 'drie');
    const third = await send(world.author, 'vier');
    expect(await unread(world.staff)).toMatchObject({ unread: 3, items: [{ sql_id: world.reviewId, unread: 3 }] });
    expect(await unread(world.author)).toMatchObject({ unread: 1 });
    expect(await unread(world.otherStaff)).toEqual({ unread: 0, items: [] });
    expect(await unread(world.admin)).toEqual({ unread: 0, items: [] });

    const answer = await read(world.staff, second);
    expect([answer.statusCode, MessageItemAnswer.parse(answer.json()).data.item]).toEqual([
      200,
      { ...second, read: true },
    ]);
    expect((await list(world.author)).map(({ id, read }) => [id, read])).toEqual([
      [third.id, false],
      [second.id, true],
      [own.id, false],
      [first.id, true],
    ]);
    expect(await unread(world.staff)).toMatchObject({ unread: 1 });
    expect((await read(world.staff, first)).statusCode).toBe(200);
    expect((await read(world.author, third)).statusCode).toBe(403);
    expect((await read(world.admin, third)).statusCode).toBe(403);
    expect((await read(world.stranger, third)).statusCode).toBe(404);
    expect((await read(null, third)).statusCode).toBe(401);
  });

  test('C20: an anonymous author is Anoniem, also here', async () => {
    await portal.database.query('UPDATE review SET anonymous = true WHERE id = $1', [world.reviewId]);
    expect((await send(world.author, 'Wie ben ik?')).name).toBe('Anoniem');
  });

  test('C57: a hidden review is read by its author and admins, and takes no message', async () => {
    await send(world.author, 'Hallo');
    await portal.database.query('UPDATE review SET hidden_at = now() WHERE id = $1', [world.reviewId]);
    expect([(await listBy(world.author)).statusCode, (await listBy(world.admin)).statusCode]).toEqual([200, 200]);
    expect((await listBy(world.staff)).statusCode).toBe(404);
    expect((await post(world.staff)).statusCode).toBe(404);
    const refused = await post(world.author);
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      403,
      'Deze recensie is verborgen: u kunt hier geen berichten meer sturen',
    ]);
    expect(await unread(world.staff)).toEqual({ unread: 0, items: [] });
  });

  test('C57: after the author has left the shelter reads, and has nobody to write to', async () => {
    await send(world.author, 'Hallo');
    expect((await callAs(portal, world.author, 'DELETE', 'me')).statusCode).toBe(200);
    expect(await list(world.staff)).toHaveLength(1);
    const refused = await post(world.staff);
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      403,
      'De schrijver van deze recensie heeft geen account meer',
    ]);
  });

  test('C57: the review names both parties to those who may read the chat, and to nobody else', async () => {
    const chatOf = async (person: TestPerson) =>
      (await callAs(portal, person, 'GET', `review/${world.reviewId}`)).json().data.item.chat;
    const chat = { author: world.author.uid, shelter: world.shelter.uuidkey };
    for (const person of [world.author, world.staff, world.admin]) expect(await chatOf(person)).toEqual(chat);
    for (const person of [world.stranger, world.otherStaff]) expect(await chatOf(person)).toBeUndefined();
  });

  test('C29: every message leaves one line in the audit log, without its text', async () => {
    const { id } = await send(world.author, 'Mijn geheim');
    const { rows } = await portal.database.query(
      'SELECT user_id, action, object, changes FROM audit_entry WHERE object_id = $1',
      [id],
    );
    expect(rows).toEqual([{ user_id: world.author.id, action: 'message.send', object: 'message', changes: null }]);
  });

  test('C47: the messages of a review go with it', async () => {
    await send(world.author, 'Hallo');
    await portal.database.query('DELETE FROM review WHERE id = $1', [world.reviewId]);
    const { rows } = await portal.database.query('SELECT FROM message WHERE sql_id = $1', [world.reviewId]);
    expect(rows).toEqual([]);
  });

  describe('abuse', () => {
    const personOf = (by: ChatActor): TestPerson | null =>
      ({ ...world, 'other staff': world.otherStaff, visitor: null })[by];
    const partyOf = (by: ChatActor): string =>
      ({ staff: world.shelter.uuidkey, 'other staff': world.otherShelter.uuidkey })[by as 'staff'] ??
      personOf(by)?.uid ??
      '';
    const reviewOf = (review: 'own' | 'foreign' | 'unknown') =>
      ({ own: world.reviewId, foreign: world.foreignReviewId, unknown: UNKNOWN_REVIEW })[review];

    function tryIt({ by, call }: ChatAttempt, message: Message) {
      const person = personOf(by);
      switch (call.kind) {
        case 'add': {
          const { sender, reciever, fields, text = 'Hallo daar' } = call;
          const parties = {
            ...(sender && { sender: partyOf(sender) }),
            ...(reciever && { reciever: partyOf(reciever) }),
          };
          return callAs(portal, person, 'POST', 'message', {
            ...{ sql_id: reviewOf(call.review), sql_key: 'review', name: 'De koning', text },
            ...parties,
            ...fields,
          });
        }
        case 'list':
          return callAs(
            portal,
            person,
            'GET',
            call.filter === 'none' ? 'message' : `message?sql_id=${reviewOf(call.filter)}`,
          );
        case 'mark':
          return callAs(portal, person, 'PUT', apiPath.message(message.id), { read: call.read });
        case 'edit':
          return callAs(portal, person, 'PUT', apiPath.message(message.id), call.fields as object);
        case 'delete':
          return callAs(portal, person, 'DELETE', apiPath.message(message.id));
        default:
          return callAs(portal, person, 'PUT', 'feature/review-chat', { environment: '', asiel_ids: [], user_ids: [] });
      }
    }

    const everything = async () =>
      (await portal.database.query('SELECT uuid, name, text, sender, reciever, read, created FROM message ORDER BY id'))
        .rows;

    test.each(CHAT_ATTEMPTS.map((one) => [one.by, one.name, one] as const))(
      'AP-024: %s %s',
      async (_by, _name, attempt) => {
        const message = await send(world.author, 'Het eerste bericht');
        const before = await everything();
        const answer = await tryIt(attempt, message);
        if (attempt.outcome === 'refused') {
          expect(answer.statusCode).toBeGreaterThanOrEqual(400);
          expect(Object.keys(errorCatalogue)).toContain(answer.json().error.code);
          expect(answer.body).not.toContain('Het eerste bericht');
          expect(await everything()).toEqual(before);
          return;
        }
        expect(answer.statusCode).toBeLessThan(300);
        if (attempt.outcome !== 'as oneself') return;
        const { item } = MessageItemAnswer.parse(answer.json()).data;
        expect(item).toMatchObject({ sender: partyOf(attempt.by), read: false, sql_key: 'review' });
        expect(item.name).not.toBe('De koning');
        expect(Math.abs(Date.parse(item.created) - Date.now())).toBeLessThan(60_000);
      },
    );
  });

  test('AP-024, RE-017: for strangers and other staff the chat is not there, for visitors the sign-in comes first', async () => {
    for (const [person, status] of [
      [world.stranger, 404],
      [world.otherStaff, 404],
      [null, 401],
    ] as const)
      expect([(await listBy(person)).statusCode, (await post(person)).statusCode]).toEqual([status, status]);
    const refused = await post(world.admin);
    expect([(await listBy(world.admin)).statusCode, refused.statusCode]).toEqual([200, 403]);
  });

  test('AP-024: a message that does not exist is as unknown as that of others', async () => {
    const stranger = await addPerson(portal);
    const message = await send(world.author, 'Hallo');
    const [unknown, foreign] = [{ ...message, id: randomUUID() }, message];
    const answers = [await read(stranger, unknown), await read(stranger, foreign)];
    const errors = answers.map((answer) => ({ ...answer.json().error, requestId: '' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(errors[0]).toEqual(errors[1]);
  });
});
