import { AnnualReportRead, ArticleAnswer, ArticleList, portalPath } from '@portal/shared/contract';
import { ATTACKS } from '@portal/shared/testing';
import { eventually } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';

const FORM = { titel: 'Een kat kopen', aktief: 0, auteur: 'Redactie', datum: '2026-11-20', tekst: '<p>Denk na</p>' };

describe.each(engines)('writing articles on %s', (engine) => {
  let portal: TestPortal;
  let admin: TestPerson;
  let member: TestPerson;
  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100' });
    admin = await addPerson(portal, { usertype: 'admin' });
    member = await addPerson(portal);
  }, 60_000);
  beforeEach(() => portal.database.exec('DELETE FROM article'));
  afterAll(() => portal.close());

  const create = (body: object = {}, headers?: Record<string, string>) =>
    callAs(portal, admin, 'POST', 'article', { ...FORM, ...body }, headers);
  const add = async (body: object = {}) => ArticleAnswer.parse((await create(body)).json()).data.item;
  const put = (id: number, body: object, headers?: Record<string, string>) =>
    callAs(portal, admin, 'PUT', `article/${id}`, body, headers);
  const titlesFor = async (person: TestPerson | null, query = '') =>
    ArticleList.parse((await callAs(portal, person, 'GET', `article${query}`)).json()).data.items.map(
      ({ titel }) => titel,
    );

  test('AP-003, CO-021: an article gets its alias from the title, the category informatie, and loses its scripts', async () => {
    const answer = await create({ tekst: '<p>Denk</p><script>x()</script>', alias: '' });
    expect([answer.statusCode, answer.headers.etag]).toEqual([201, '"1"']);
    expect(ArticleAnswer.parse(answer.json()).data.item).toMatchObject({
      ...FORM,
      tekst: '<p>Denk</p>',
      alias: 'een_kat_kopen',
      categorie: 'informatie',
    });
  });

  test('CO-021: an alias is there once per category; a new title leaves the address alone', async () => {
    const first = await add();
    const second = await add({ alias: 'een_kat_kopen' });
    const report = await add({ categorie: 'jaarverslag' });
    expect([first.alias, second.alias, report.alias]).toEqual(['een_kat_kopen', 'een_kat_kopen_2', 'een_kat_kopen']);
    const renamed = ArticleAnswer.parse((await put(first.id, { titel: 'Een poes' })).json()).data.item;
    expect([renamed.titel, renamed.alias]).toEqual(['Een poes', 'een_kat_kopen']);
    const same = ArticleAnswer.parse((await put(second.id, { ...FORM, alias: second.alias, id: second.id })).json());
    expect(same.data.item.alias).toBe('een_kat_kopen_2');
    const moved = ArticleAnswer.parse((await put(second.id, { alias: 'Een poes / kater?' })).json());
    expect(moved.data.item.alias).toBe('een_poes_/_kater?');
    const both = await Promise.all([add({ titel: 'Samen' }), add({ titel: 'Samen' })]);
    expect(both.map(({ alias }) => alias).sort()).toEqual(['samen', 'samen_2']);
  });

  test.each([
    ['Wat kost een kat? 100% / 50#', 'wat_kost_een_kat?_100%_/_50#'],
    ['..', '.._2'],
  ])('CO-021: %s gets the alias %s, and its page is found', async (titel, alias) => {
    expect((await add({ titel, aktief: 1 })).alias).toBe(alias);
    const page = await portal.app.inject({ url: portalPath.article(alias), headers: { accept: 'text/html' } });
    expect(page.statusCode).not.toBe(404);
  });

  test('CO-022, CO-025: admins see unpublished and archived articles, nobody else does', async () => {
    await add({ titel: 'Uit' });
    await add({ titel: 'Oud', aktief: -1 });
    const { id } = await add({ titel: 'Aan', aktief: '1' });
    expect((await titlesFor(admin)).sort()).toEqual(['Aan', 'Oud', 'Uit']);
    for (const person of [null, member]) {
      expect(
        await eventually(
          () => titlesFor(person),
          (titles) => titles.length === 1,
        ),
      ).toEqual(['Aan']);
      expect((await callAs(portal, person, 'GET', `article/${id}`)).statusCode).toBe(200);
    }
    await put(id, { aktief: -1 });
    for (const person of [null, member]) {
      const read = async () => (await callAs(portal, person, 'GET', `article/${id}`)).statusCode;
      expect(await eventually(read, (status) => status === 404)).toBe(404);
      expect(
        await eventually(
          () => titlesFor(person),
          (titles) => titles.length === 0,
        ),
      ).toEqual([]);
    }
    expect((await callAs(portal, admin, 'GET', 'article')).headers['cache-control']).toBe('private, no-store');
  });

  test('AP-001, C48: the annual report is the newest published one; informatie does not hold it', async () => {
    const report = { categorie: 'jaarverslag', aktief: 1 };
    await add({ ...report, titel: '2024', datum: '2025-05-01' });
    await add({ ...report, titel: '2025', datum: '2026-05-01' });
    await add({ ...report, titel: '2026', datum: '2027-05-01', aktief: 0 });
    const read = async (person: TestPerson | null) =>
      (await callAs(portal, person, 'GET', 'article?category=jaarverslag')).json();
    for (const person of [null, admin]) {
      const answer = AnnualReportRead.parse(await read(person));
      expect('item' in answer.data && answer.data.item?.titel).toBe('2025');
    }
    expect(await titlesFor(admin, '?category=jaarverslag')).toEqual(['2026', '2025', '2024']);
    expect(await titlesFor(null)).toEqual([]);
  });

  test('CO-023, AP-004, C29: the status alone; a published article is not deleted, an archived one is', async () => {
    const article = await add({ aktief: 1 });
    const remove = () => callAs(portal, admin, 'DELETE', `article/${article.id}`);
    expect((await remove()).json().error.code).toBe('STILL_ACTIVE');
    const archived = ArticleAnswer.parse((await put(article.id, { aktief: -1 })).json()).data.item;
    expect(archived).toEqual({ ...article, aktief: -1 });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    const { rows } = await portal.database.query(
      `SELECT action, changes FROM audit_entry WHERE object = 'article' AND object_id = $1 ORDER BY id`,
      [String(article.id)],
    );
    expect(rows).toEqual([
      { action: 'article.create', changes: null },
      { action: 'article.update', changes: { fields: ['aktief'], from: { aktief: 1 }, to: { aktief: -1 } } },
      { action: 'article.delete', changes: null },
    ]);
  });

  test('C29: an older version is 412, and a new read shows the other one', async () => {
    const { id } = await add();
    const headers = { 'if-match': String((await callAs(portal, admin, 'GET', `article/${id}`)).headers.etag) };
    expect((await put(id, { tekst: '<p>Van een ander</p>' }, headers)).statusCode).toBe(200);
    const late = await put(id, { tekst: '<p>Van mij</p>' }, headers);
    expect([late.statusCode, late.json().error.code]).toEqual([412, 'STALE']);
    expect((await callAs(portal, admin, 'GET', `article/${id}`)).json().data.item.tekst).toBe('<p>Van een ander</p>');
  });

  test('C29: one key makes one article', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({}, { 'idempotency-key': 'a1' })));
    expect(new Set(answers.map((answer) => answer.json().data.item.id)).size).toBe(1);
  });

  test.each([
    [{ titel: ' ' }, { titel: 'Geef een titel' }],
    [{ aktief: '' }, { aktief: 'Kies een status' }],
    [{ auteur: '' }, { auteur: 'vul de Auteur in' }],
    [{ datum: '' }, { datum: 'Kies een datum' }],
    [{ tekst: '<style>a</style>' }, { tekst: 'Schrijf uw tekst' }],
  ])('%j is 422 with %j (CO-026)', async (body, fields) => {
    const answer = await create(body);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, fields]);
  });

  test('no attack is stored or ends in an error of the server', async () => {
    for (const attack of Object.values(ATTACKS)) {
      const answer = await create({
        titel: attack,
        tekst: `<p>a</p>${attack}`,
        auteur: attack.slice(0, 90),
        alias: attack.slice(0, 90),
      });
      expect([201, 400, 422]).toContain(answer.statusCode);
      if (answer.statusCode !== 201) continue;
      const { tekst, alias } = answer.json().data.item;
      expect(tekst).not.toMatch(/<(script|svg|math|iframe|style|form)\b|\son\w+=[^&]*>/i);
      expect(alias).not.toMatch(/\s/);
    }
  }, 60_000);
});
