import { ReactionAnswer, ReactionPage, type User } from '@portal/shared/contract';
import { formatDate, formatDateForForm } from '@portal/shared/domain';
import { addAnimal, addShelter, daysAgo, unknownKey } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, memoryMail, openMembersPortal } from '../../testing/members';
import { reactionWriteRepository } from './reaction-write.repository';

const FORM = {
  displayname: 'Sanne de Vries',
  email: 'sanne@post.example',
  phone: '06 12345678',
  informatie: 'Ik kom graag langs',
  woonruimte: 'Hoekwoning',
  alleenThuis: '',
  tuin: 'Ja',
};

describe.each(engines)('reactions on %s', (engine) => {
  let portal: MembersPortal;
  let shelter: { id: number; uuidkey: string };
  let member: User;
  let staff: User;
  let otherStaff: User;
  let admin: User;
  let animal: { id: number; uuidkey: string };
  let calls = 0;
  const nextAddress = () => {
    calls += 1;
    return `203.0.113.${calls % 250}`;
  };
  const { sent, transport } = memoryMail();

  /** Each from an address of its own, so that the limit per address does not come in between. */
  const react = (user: User | null, body: object = {}, headers: Record<string, string> = {}) =>
    portal.as(
      user,
      'POST',
      'response',
      { ...FORM, email: user?.email ?? FORM.email, dier: animal.uuidkey, ...body },
      {
        'x-forwarded-for': nextAddress(),
        ...headers,
      },
    );
  const reacted = async (user = member, body: object = {}) =>
    ReactionAnswer.parse((await react(user, body)).json()).data.item;
  const list = async (user: User, url: string) => ReactionPage.parse((await portal.as(user, 'GET', url)).json());
  const rows = async () => (await portal.database.query('SELECT * FROM reaction ORDER BY id')).rows;

  beforeAll(async () => {
    portal = await openMembersPortal(engine, {
      mail: transport,
      now: () => new Date(Date.now() + 1000),
      environment: { TRUSTED_PROXIES: '127.0.0.1' },
    });
    shelter = await addShelter(portal.database, { naam: 'Tehuis Zuid' });
    staff = await addUser(portal.database, 'asiel', shelter);
    otherStaff = await addUser(portal.database, 'asiel', await addShelter(portal.database));
    admin = await addUser(portal.database, 'admin');
  });
  beforeEach(async () => {
    sent.length = 0;
    await portal.database.exec('TRUNCATE reaction, mail, task CASCADE');
    member = await addUser(portal.database, 'default');
    animal = await addAnimal(portal.database, shelter.id);
  });
  afterAll(() => portal.close());

  test('AN-074, AP-010: a reaction is stored as send, mailed to the shelter and confirmed', async () => {
    const answer = await react(member, { uid: 'iemand anders', usertype: 'admin', statuscode: 'done', asiel: 999 });
    expect(answer.statusCode).toBe(201);
    const { item } = ReactionAnswer.parse(answer.json()).data;
    expect(item).toMatchObject({
      statuscode: 'send',
      phone: '+31612345678',
      alleenThuis: null,
      tuin: 'Ja',
      geplaatst: 0,
    });
    expect(item.dier).toMatchObject({ uuidkey: animal.uuidkey, soortnaam: 'Kat', statuslabel: 'Publiceren' });
    expect((await rows())[0]).toMatchObject({ user_id: member.id, usertype: 'default', asiel_id: shelter.id });
    await portal.tasks.runDue();
    // Both leave at once: which of them is first says nothing.
    const [toShelter, toMember] = ['info@tehuis.example', member.email].map((to) =>
      sent.find((mail) => mail.to === to),
    );
    expect([sent.length, toShelter?.replyTo, toMember?.replyTo]).toEqual([2, member.email, null]);
    expect(toShelter?.text).toContain('Ik kom graag langs');
    expect(toShelter?.text).toContain('Woonruimte: Hoekwoning');
    expect(toMember?.text).not.toContain('Ik kom graag langs');
    const profile = await portal.as(staff, 'GET', `animal/${animal.uuidkey}`);
    expect(profile.json().data.item.responseCount[0]).toEqual({ statuscode: 'send', aantal: 1 });
  });

  test.each([(key: { id: number }) => key.id, (key: { uuidkey: string }) => ({ uuidkey: key.uuidkey })])(
    'the animal may be named by its number or as an object',
    async (nameOf) => {
      expect((await react(member, { dier: nameOf(animal) })).statusCode).toBe(201);
    },
  );

  test('AN-073: what is missing or wrong is 422 with its fields', async () => {
    const answer = await react(member, { displayname: ' ', email: 'a@b', informatie: '', tuin: 'Misschien' });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields).sort()).toEqual(['displayname', 'email', 'informatie', 'tuin']);
    expect((await react(member, { informatie: 'http://a http://b www.c http://d' })).statusCode).toBe(422);
    expect(await rows()).toEqual([]);
  });

  test('AN-076: visitors get 401, whatever they send; the own staff 403; other staff and admins may', async () => {
    expect((await react(null, { informatie: '' })).statusCode).toBe(401);
    expect((await react(staff)).statusCode).toBe(403);
    expect((await react(otherStaff)).statusCode).toBe(201);
    expect((await react(admin)).statusCode).toBe(201);
  });

  test.each([
    ['G', 409],
    ['J', 409],
    ['A', 409],
    ['P', 404],
  ])('AN-077: an animal that is %s is refused with %s', async (geplaatst, status) => {
    const values = { geplaatst, ...(geplaatst === 'P' ? {} : { published_at: daysAgo(9) }) };
    const other = await addAnimal(portal.database, shelter.id, values);
    const answer = await react(member, { dier: other.uuidkey });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error.code).toBe(status === 409 ? 'NOT_AVAILABLE' : 'NOT_FOUND');
  });

  test('an unknown animal is 404', async () => {
    expect((await react(member, { dier: unknownKey() })).statusCode).toBe(404);
    expect((await react(member, { dier: 'Moos' })).statusCode).toBe(422);
  });

  test("C15: during 'Even vol' a reaction is 409 with the day; when that day is over it is taken", async () => {
    const DAY_MS = 86_400_000;
    const fullUntil = async (days: number) => {
      const day = formatDateForForm(new Date(Date.now() + days * DAY_MS));
      await portal.database.query('UPDATE shelter SET vol_tot = $2 WHERE id = $1', [shelter.id, day]);
      return day;
    };
    const day = formatDate(await fullUntil(1));
    const refused = await react(member);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      expect.objectContaining({
        code: 'NOT_AVAILABLE',
        message: `Tehuis Zuid neemt tot en met ${day} geen nieuwe reacties aan`,
      }),
    ]);
    expect([await rows(), sent]).toEqual([[], []]);
    await fullUntil(-1);
    expect((await react(member)).statusCode).toBe(201);
  });

  test('C29: ten submits at once with one Idempotency-Key are one reaction with two mails', async () => {
    const headers = { 'idempotency-key': 'c7d6' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => react(member, {}, headers)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    await portal.tasks.runDue();
    expect(sent).toHaveLength(2);
    expect((await react(member, { informatie: 'Iets anders' }, headers)).statusCode).toBe(422);
    expect((await react(member, {}, { 'idempotency-key': 'a b' })).statusCode).toBe(400);
  });

  test.each([
    ['reserved', 'G'],
    ['placed', 'J'],
    ['archived', 'A'],
    ['back in preview', 'P'],
  ])('C29: a repeat with the same Idempotency-Key has the first answer, also once the animal is %s', async (_, to) => {
    const headers = { 'idempotency-key': 'again' };
    const first = await react(member, {}, headers);
    await portal.database.query('UPDATE animal SET geplaatst = $2 WHERE id = $1', [animal.id, to]);
    const again = await react(member, {}, headers);
    expect([again.statusCode, again.json().data?.item.uuidkey]).toEqual([201, first.json().data.item.uuidkey]);
    expect(await rows()).toHaveLength(1);
    expect((await react(member)).statusCode).toBe(to === 'P' ? 404 : 409);
  });

  test('C29: one per address and animal in ten minutes, also when ten come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => react(member)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(429)]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers['retry-after']).toBe('600');
    const other = await addAnimal(portal.database, shelter.id);
    expect((await react(member, { dier: other.uuidkey })).statusCode).toBe(201);
    await portal.database.exec("UPDATE reaction SET created_at = created_at - interval '11 minutes'");
    expect((await react(member)).statusCode).toBe(201);
  });

  test('twenty a day per e-mail address, two hundred a day per inbox', async () => {
    await reacted();
    const copy = (count: number, email: string) =>
      portal.database.query(
        `INSERT INTO reaction (dier_id, asiel_id, displayname, email, informatie, created_at)
         SELECT dier_id, asiel_id, displayname, ${email}, informatie, now() - interval '1 hour'
         FROM reaction, generate_series(1, $1) AS g (n) WHERE displayname = $2 LIMIT $1`,
        [count, FORM.displayname],
      );
    await copy(19, 'email');
    const other = await addAnimal(portal.database, shelter.id);
    expect((await react(member, { dier: other.uuidkey })).json().error.message).toContain('vandaag al vaak');
    await copy(180, "'x' || n || '@post.example'");
    expect((await react(admin)).json().error.message).toContain('Dit asiel kreeg');
  });

  test('C29: ten in half an hour per address', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await react(null, {}, headers)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  test('AN-075: adopters read and withdraw their own, nobody else does', async () => {
    const { uuidkey } = await reacted();
    await reacted(await addUser(portal.database, 'default'));
    const mine = await list(member, 'response?mine=1');
    expect(mine.data.map((item) => item.uuidkey)).toEqual([uuidkey]);
    expect(mine.pagination).toEqual({ totalRecords: 1, totalPages: 1 });
    expect((await list(member, 'response?mine=1&statuscode=done,archive')).data).toEqual([]);
    for (const person of [staff, otherStaff, admin, await addUser(portal.database, 'default')]) {
      expect((await portal.as(person, 'DELETE', `response/${uuidkey}`)).statusCode).toBe(404);
    }
    expect((await portal.as(null, 'DELETE', `response/${uuidkey}`)).statusCode).toBe(401);
    expect((await portal.as(member, 'DELETE', `response/${unknownKey()}`)).statusCode).toBe(404);
    for (let i = 0; i < 2; i += 1) {
      expect((await portal.as(member, 'DELETE', `response/${uuidkey}`)).statusCode).toBe(204);
    }
    const withdrawn = (await list(member, 'response?mine=1')).data[0];
    expect(withdrawn).toMatchObject({ statuscode: 'archive', withdrawn_at: expect.any(String) });
  });

  test('C17: staff read the inbox of the own shelter, an admin any; all others are refused', async () => {
    const { uuidkey } = await reacted();
    for (const id of [shelter.id, shelter.uuidkey]) {
      expect((await list(staff, `shelter/${id}/response`)).data.map((item) => item.uuidkey)).toEqual([uuidkey]);
    }
    expect((await list(admin, `shelter/${shelter.id}/response?dier=${animal.uuidkey}`)).data).toHaveLength(1);
    expect((await list(admin, `shelter/${shelter.id}/response?dier=${unknownKey()}`)).data).toEqual([]);
    expect((await list(admin, 'response')).pagination.totalRecords).toBe(1);
    const refused: [User | null, string, number][] = [
      [null, `shelter/${shelter.id}/response`, 401],
      [member, `shelter/${shelter.id}/response`, 403],
      [member, 'shelter/999999/response', 403],
      [otherStaff, `shelter/${shelter.id}/response`, 404],
      [staff, 'shelter/999999/response', 404],
      [admin, 'shelter/999999/response', 404],
      [null, 'response', 401],
      [null, 'response?mine=1', 401],
      [member, 'response', 403],
      [staff, 'response', 403],
      [staff, `shelter/${shelter.id}/response?rows=7`, 400],
    ];
    for (const [person, url, status] of refused) {
      expect([url, (await portal.as(person, 'GET', url)).statusCode]).toEqual([url, status]);
    }
  });

  test('C17: an inbox says how many per status, since when the oldest open one waits, and which animals', async () => {
    const { uuidkey } = await reacted();
    const other = await addAnimal(portal.database, shelter.id, { naam: 'Pluis' });
    await reacted(member, { dier: other.uuidkey });
    const third = await reacted(await addUser(portal.database, 'default'));
    await portal.as(staff, 'PUT', `response/${uuidkey}`, { statuscode: 'inprogress' });
    await portal.as(staff, 'PUT', `response/${third.uuidkey}`, { statuscode: 'done' });
    const age = (key: string, days: number) =>
      portal.database.query('UPDATE reaction SET created_at = $2 WHERE uuidkey = $1', [key, daysAgo(days)]);
    await age(uuidkey, 3);
    await age(third.uuidkey, 8);
    const inbox = `shelter/${shelter.id}/response`;
    const { summary } = await list(staff, `${inbox}?statuscode=done`);
    expect([...(summary?.counts ?? [])].sort((a, b) => a.statuscode.localeCompare(b.statuscode))).toEqual([
      { statuscode: 'done', aantal: 1 },
      { statuscode: 'inprogress', aantal: 1 },
      { statuscode: 'send', aantal: 1 },
    ]);
    expect(summary?.oldest_open_at?.slice(0, 10)).toBe(new Date(daysAgo(3)).toISOString().slice(0, 10));
    expect(summary?.animals.map(({ uuidkey: key, aantal }) => [key, aantal])).toEqual([
      [other.uuidkey, 1],
      [animal.uuidkey, 2],
    ]);
    expect((await list(staff, `${inbox}?dier=${other.uuidkey}`)).summary?.counts).toEqual([
      { statuscode: 'send', aantal: 1 },
    ]);
    expect((await list(admin, 'response')).summary).toMatchObject({ animals: [], counts: expect.any(Array) });
    expect((await list(member, 'response?mine=1')).summary).toBeUndefined();
    const empty = await list(otherStaff, `shelter/${otherStaff.asiel}/response`);
    const nothing = { oldest_open_at: null, oldest_open_status: null, dier: null };
    expect(empty.summary).toEqual({ counts: [], ...nothing, animals: [], placed: [] });
  });

  test('C17: moves are free, the first one out of send is the time of the answer', async () => {
    const { uuidkey } = await reacted();
    const move = (user: User | null, statuscode: string, key = uuidkey) =>
      portal.as(user, 'PUT', `response/${key}`, { statuscode });
    for (const statuscode of ['inprogress', 'archive', 'send', 'done', 'done']) {
      const answer = await move(staff, statuscode);
      expect(ReactionAnswer.parse(answer.json()).data.item).toMatchObject({
        statuscode,
        answered_at: expect.any(String),
      });
    }
    expect((await move(admin, 'inprogress')).statusCode).toBe(200);
    expect((await move(staff, 'weg')).statusCode).toBe(422);
    expect((await move(null, 'done')).statusCode).toBe(401);
    expect((await move(member, 'done')).statusCode).toBe(403);
    for (const key of [uuidkey, unknownKey()]) expect((await move(otherStaff, 'done', key)).statusCode).toBe(404);
    const { rows: lines } = await portal.database.query<{ changes: unknown }>(
      "SELECT changes FROM audit_entry WHERE action = 'reaction.status' AND object_id = $1 ORDER BY id",
      [uuidkey],
    );
    expect(lines.map(({ changes }) => changes)).toContainEqual({ from: 'send', to: 'inprogress' });
    expect(lines).toHaveLength(5);
  });

  test('C17: an answer is mailed once, the adopter replies to the shelter', async () => {
    const { uuidkey } = await reacted();
    await portal.tasks.runDue();
    sent.length = 0;
    const answer = (user: User | null, key = uuidkey, text = 'Kom maar <b>langs</b>') =>
      portal.as(user, 'POST', `response/${key}/answer`, { text }, { 'idempotency-key': 'a1' });
    expect((await answer(staff)).json().data.item).toMatchObject({
      statuscode: 'done',
      answered_at: expect.any(String),
    });
    expect((await answer(staff)).statusCode).toBe(200);
    await portal.tasks.runDue();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: member.email, replyTo: 'info@tehuis.example' });
    expect(sent[0]?.html).toContain('Kom maar &lt;b&gt;langs&lt;/b&gt;');
    expect((await answer(null)).statusCode).toBe(401);
    expect((await answer(member)).statusCode).toBe(403);
    for (const key of [uuidkey, unknownKey()]) expect((await answer(otherStaff, key)).statusCode).toBe(404);
    expect((await answer(admin, uuidkey, ' ')).statusCode).toBe(422);
    await portal.database.query("UPDATE reaction SET email = '' WHERE uuidkey = $1", [uuidkey]);
    expect((await answer(admin)).statusCode).toBe(409);
  });

  test('counting what somebody and a shelter sent and got lately reads indexes, never the whole table', async () => {
    const filler = await addAnimal(portal.database, shelter.id);
    await portal.database.query(
      `INSERT INTO reaction (dier_id, asiel_id, displayname, email, informatie, created_at)
       SELECT $1, $2, 'A', 'mens' || i || '@post.example', 'x', now() - i * interval '1 hour' FROM generate_series(1, 5000) i`,
      [filler.id, shelter.id],
    );
    await portal.database.exec('ANALYZE reaction');
    const target = await reactionWriteRepository(portal.database).animal(filler.uuidkey);
    if (!target) throw new Error('The animal is gone.');
    const { recent, scans } = await portal.database.transaction(async (tx) => {
      const scansSoFar = async () =>
        (await tx.query<{ n: number }>(`SELECT seq_scan AS n FROM pg_stat_xact_user_tables WHERE relname = 'reaction'`))
          .rows[0]?.n ?? 0;
      const before = await scansSoFar();
      const recent = await reactionWriteRepository(tx).recentLocked('MENS3@post.example', target);
      return { recent, scans: (await scansSoFar()) - before };
    });
    expect(recent).toMatchObject({ sameAnimal: 0, ofSender: 1 });
    expect(recent.ofShelter).toBeGreaterThanOrEqual(23);
    expect(scans).toBe(0);
    await portal.database.query('DELETE FROM reaction WHERE dier_id = $1', [filler.id]);
  });
});
