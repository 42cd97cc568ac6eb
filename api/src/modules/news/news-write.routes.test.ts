import { NewsAnswer, NewsList } from '@portal/shared/contract';
import { ATTACKS } from '@portal/shared/testing';
import { eventually } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';

const FORM = { titel: 'Open dag', datum: '2026-11-20', tekst: '<p>Kom <strong>langs</strong></p>' };

describe.each(engines)('writing news on %s', (engine) => {
  let portal: TestPortal;
  let admin: TestPerson;
  let member: TestPerson;
  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100' });
    admin = await addPerson(portal, { usertype: 'admin' });
    member = await addPerson(portal);
  }, 60_000);
  afterAll(() => portal.close());

  const create = (body: object = {}, headers?: Record<string, string>) =>
    callAs(portal, admin, 'POST', 'news', { ...FORM, ...body }, headers);
  const add = async (body: object = {}) => NewsAnswer.parse((await create(body)).json()).data.item;
  const put = (id: number, body: object, headers?: Record<string, string>) =>
    callAs(portal, admin, 'PUT', `news/${id}`, body, headers);
  const idsFor = async (person: TestPerson | null) =>
    NewsList.parse((await callAs(portal, person, 'GET', 'news')).json()).data.items.map(({ id }) => id);
  const audit = async (id: number) =>
    (
      await portal.database.query(
        `SELECT action, changes, user_id FROM audit_entry WHERE object = 'news' AND object_id = $1 ORDER BY id`,
        [String(id)],
      )
    ).rows;

  test('AP-005: a new item is inactive unless told; admins see it, others do not', async () => {
    const answer = await create({ intro: '', auteur: '' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).toMatchObject({ etag: '"1"', 'cache-control': 'private, no-store' });
    const { item } = NewsAnswer.parse(answer.json()).data;
    expect(item).toMatchObject({ ...FORM, aktief: 0, intro: null, auteur: null });
    expect(await idsFor(admin)).toContain(item.id);
    for (const person of [null, member]) {
      expect(await idsFor(person)).not.toContain(item.id);
      expect((await callAs(portal, person, 'GET', `news/${item.id}`)).statusCode).toBe(404);
    }
    const list = await callAs(portal, admin, 'GET', 'news');
    expect(list.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: expect.stringContaining('Authorization'),
    });
  });

  test('CO-005: the toggle sends only aktief and keeps the rest; visitors then see the item', async () => {
    const before = await add({ intro: 'Kort', auteur: 'Redactie' });
    const answer = await put(before.id, { aktief: 1 });
    expect(NewsAnswer.parse(answer.json()).data.item).toEqual({ ...before, aktief: 1 });
    expect(answer.headers.etag).toBe('"2"');
    expect(
      await eventually(
        () => idsFor(null),
        (ids) => ids.includes(before.id),
      ),
    ).toContain(before.id);
    expect(await audit(before.id)).toEqual([
      { action: 'news.create', changes: null, user_id: admin.id },
      {
        action: 'news.update',
        changes: { fields: ['aktief'], from: { aktief: 0 }, to: { aktief: 1 } },
        user_id: admin.id,
      },
    ]);
  });

  test('a body without fields changes nothing', async () => {
    const { id } = await add();
    expect((await put(id, { id })).headers.etag).toBe('"1"');
  });

  test('C29: an active item is not deleted, an inactive one is', async () => {
    const { id } = await add({ aktief: 1 });
    const refused = await callAs(portal, admin, 'DELETE', `news/${id}`);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'STILL_ACTIVE']);
    await put(id, { aktief: 0 });
    expect((await callAs(portal, admin, 'DELETE', `news/${id}`)).statusCode).toBe(204);
    expect((await callAs(portal, admin, 'DELETE', `news/${id}`)).statusCode).toBe(404);
    expect((await put(id, { titel: 'x' })).statusCode).toBe(404);
  });

  test('C29: of two editors the second gets 412 and can read what the first wrote', async () => {
    const { id } = await add();
    const etag = String((await callAs(portal, admin, 'GET', `news/${id}`)).headers.etag);
    const headers = { 'if-match': etag };
    const answers = await Promise.all(['Een', 'Twee'].map((titel) => put(id, { titel }, headers)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json().data.item.titel;
    const now = await callAs(portal, admin, 'GET', `news/${id}`);
    expect([now.json().data.item.titel, now.headers.etag]).toEqual([won, '"2"']);
    expect((await callAs(portal, admin, 'DELETE', `news/${id}`, undefined, headers)).statusCode).toBe(412);
    expect((await put(id, { titel: 'Drie' }, { 'if-match': '"2"' })).statusCode).toBe(200);
  });

  test('C29: ten submits at once with one key make one item', async () => {
    const headers = { 'idempotency-key': 'news-1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ titel: 'Eenmaal' }, headers)));
    expect(new Set(answers.map((answer) => answer.json().data.item.id)).size).toBe(1);
    expect((await create({ titel: 'Anders' }, headers)).statusCode).toBe(422);
  });

  test.each([
    [{ titel: '' }, { titel: 'Vul een titel in' }],
    [{ datum: '20-11-2026' }, { datum: 'Vul een datum in' }],
    [{ tekst: '<p><br></p>' }, { tekst: 'Vul een tekst in' }],
    [{ tekst: '<script>x()</script>' }, { tekst: 'Vul een tekst in' }],
    [{ intro: '🐈'.repeat(251) }, { intro: 'Gebruik maximaal 250 tekens' }],
    [{ tekst: `${'<p>'.repeat(300)}a` }, { tekst: 'Deze tekst is te groot of te ingewikkeld opgemaakt' }],
    [{ aktief: -1 }, { aktief: expect.any(String) }],
  ])('%j is 422 with %j (CO-008, AP-005)', async (body, fields) => {
    const answer = await create(body);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, fields]);
  });

  test('an intro of 250 characters is taken, also of emoji; one without a tag stays as typed', async () => {
    expect((await add({ intro: '🐈'.repeat(250) })).intro).toHaveLength(500);
    expect((await add({ intro: 'Katten & honden: 3 < 5' })).intro).toBe('Katten & honden: 3 < 5');
    expect((await add({ intro: '<p onclick="x()">Kort & goed</p>' })).intro).toBe('<p>Kort &amp; goed</p>');
    expect((await add({ intro: '<script>x()</script>a & b' })).intro).toBe('<p>a &amp; b</p>');
    expect((await create({ intro: '<a href=#>a</a>'.repeat(16) })).statusCode).toBe(201);
  });

  test('no attack is stored or ends in an error of the server', async () => {
    for (const attack of Object.values(ATTACKS)) {
      const answer = await create({
        titel: attack,
        tekst: `<p>a</p>${attack}`,
        auteur: attack.slice(0, 90),
        intro: attack.slice(0, 200),
      });
      expect([201, 400, 422]).toContain(answer.statusCode);
      if (answer.statusCode === 201) {
        const { tekst, intro } = answer.json().data.item;
        expect(tekst).not.toMatch(/<(script|svg|math|iframe|style|form)\b|\son\w+=[^&]*>/i);
        expect(intro ?? '').not.toMatch(/<(script|svg|math|iframe|style|form)\b/i);
      }
    }
  }, 60_000);

  test('a body above 1 MB is 413', async () => {
    expect((await create({ tekst: 'a'.repeat(1024 * 1024) })).statusCode).toBe(413);
  });

  test('nobody but an admin writes, and is told so before the form is looked at', async () => {
    const { id } = await add();
    for (const [person, status] of [
      [null, 401],
      [member, 403],
    ] as const) {
      expect((await callAs(portal, person, 'POST', 'news', {})).statusCode).toBe(status);
      expect((await callAs(portal, person, 'PUT', `news/${id}`, { aktief: 9 })).statusCode).toBe(status);
      expect((await callAs(portal, person, 'DELETE', `news/${id}`)).statusCode).toBe(status);
    }
  });
});
