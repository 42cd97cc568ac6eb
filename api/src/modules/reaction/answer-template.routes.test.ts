import { ANSWER_TEMPLATES_MAX, AnswerTemplateAnswer, AnswerTemplateList, type User } from '@portal/shared/contract';
import { addAnimal, addShelter } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, openMembersPortal } from '../../testing/members';
import { addReaction } from '../../testing/reaction-rows';

describe.each(engines)('templates of answers on %s', (engine) => {
  let portal: MembersPortal;
  let shelter: { id: number; uuidkey: string };
  let staff: User;
  let otherStaff: User;
  let admin: User;
  let adopter: User;

  const form = (naam = 'Kennismaken', tekst = 'Dag {naam}, kom {dier} bezoeken bij {asiel}.') => ({ naam, tekst });
  const path = () => `shelter/${shelter.id}/answertemplate`;
  const create = (body: object = form(), user: User = staff, headers: Record<string, string> = {}) =>
    portal.as(user, 'POST', path(), body, headers);
  const created = async (body?: object) => AnswerTemplateAnswer.parse((await create(body)).json()).data.item;
  const list = async (url = path(), user = staff) =>
    AnswerTemplateList.parse((await portal.as(user, 'GET', url)).json()).data.items;

  beforeAll(async () => {
    portal = await openMembersPortal(engine, { environment: { RATE_LIMIT_FACTOR: '100' } });
    const contact = { telefoon: '0301234567', adres: 'Dorpsstraat 1', postcode: '3511 AB' };
    shelter = await addShelter(portal.database, { naam: 'Tehuis Zuid', ...contact });
    staff = await addUser(portal.database, 'asiel', shelter);
    otherStaff = await addUser(portal.database, 'asiel', await addShelter(portal.database));
    admin = await addUser(portal.database, 'admin');
    adopter = await addUser(portal.database, 'default');
  });
  beforeEach(() => portal.database.exec('TRUNCATE answer_template, reaction CASCADE'));
  afterAll(() => portal.close());

  test('C17: staff add, list, change and remove templates, each with an audit line', async () => {
    expect((await create(form('Zaterdag'))).statusCode).toBe(201);
    const { uuidkey, version } = await created();
    expect((await list()).map(({ naam }) => naam)).toEqual(['Kennismaken', 'Zaterdag']);
    const change = await portal.as(admin, 'PUT', `answertemplate/${uuidkey}`, form('Bezoek', 'Kom langs'));
    expect(AnswerTemplateAnswer.parse(change.json()).data.item).toMatchObject({
      ...{ naam: 'Bezoek', tekst: 'Kom langs', version: version + 1 },
    });
    expect((await portal.as(staff, 'DELETE', `answertemplate/${uuidkey}`)).statusCode).toBe(204);
    expect((await list()).map(({ naam }) => naam)).toEqual(['Zaterdag']);
    const { rows } = await portal.database.query(
      `SELECT action, user_id, changes FROM audit_entry WHERE object = 'answer_template' AND object_id = $1 ORDER BY id`,
      [uuidkey],
    );
    const changes = { asiel: shelter.id };
    expect(rows).toEqual([
      { action: 'answer-template.create', user_id: staff.id, changes },
      { action: 'answer-template.update', user_id: admin.id, changes },
      { action: 'answer-template.delete', user_id: staff.id, changes },
    ]);
  });

  test('C17: other staff find nothing, adopters and visitors are refused', async () => {
    const { uuidkey } = await created();
    const one = `answertemplate/${uuidkey}`;
    const calls = [
      ['GET', path(), undefined],
      ['POST', path(), form('Nieuw')],
      ['PUT', one, form('Anders')],
      ['DELETE', one, undefined],
    ] as const;
    for (const [method, url, body] of calls) {
      const statusOf = async (user: User | null) => (await portal.as(user, method, url, body)).statusCode;
      expect([method, await statusOf(null), await statusOf(adopter), await statusOf(otherStaff)]).toEqual([
        method,
        401,
        403,
        404,
      ]);
    }
    expect((await list())[0]).toMatchObject(form());
  });

  test('C17: a placeholder that is never filled in is refused with its name; texts have a limit', async () => {
    const fieldOf = async (body: object) => (await create(body)).json().error.fields;
    expect(await fieldOf(form('A', 'Dag {voornaam} en {dier}'))).toEqual({
      tekst: expect.stringContaining('Dit kunnen wij niet invullen: {voornaam}. Gebruik alleen {naam}, {dier}'),
    });
    expect(Object.keys(await fieldOf({ naam: ' ', tekst: '' })).sort()).toEqual(['naam', 'tekst']);
    expect(await fieldOf(form('a'.repeat(81)))).toEqual({ naam: 'Gebruik maximaal 80 tekens' });
    expect(await fieldOf(form('A', 'a'.repeat(3001)))).toEqual({ tekst: 'Gebruik maximaal 3000 tekens' });
    expect((await create(form('A', 'Dag { Naam }'))).statusCode).toBe(201);
  });

  test('C17: a name stands once, also when ten are saved at once; a shelter has at most fifty', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => create(form(i % 2 ? 'Bezoek' : 'bezoek'))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(422)]);
    const refused = answers.find(({ statusCode }) => statusCode === 422)?.json();
    expect(refused.error.fields).toEqual({ naam: 'Er is al een sjabloon met deze naam' });
    const other = await created(form('Ander'));
    const taken = await portal.as(staff, 'PUT', `answertemplate/${other.uuidkey}`, form('BEZOEK'));
    expect(taken.statusCode).toBe(422);
    await portal.database.query(
      `INSERT INTO answer_template (asiel_id, naam, tekst) SELECT $1, 'n' || i, 'x' FROM generate_series(3, $2::int) i`,
      [shelter.id, ANSWER_TEMPLATES_MAX - 1],
    );
    const last = await Promise.all(Array.from({ length: 3 }, (_, i) => create(form(`Laatste ${i}`))));
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await list()).toHaveLength(ANSWER_TEMPLATES_MAX);
  });

  test('C29: two people at once lose nothing, and a repeat with one key is one template', async () => {
    const { uuidkey, version } = await created();
    const save = (tekst: string) =>
      portal.as(staff, 'PUT', `answertemplate/${uuidkey}`, form('Kennismaken', tekst), { 'if-match': `"${version}"` });
    expect([(await save('De eerste')).statusCode, (await save('De tweede')).statusCode]).toEqual([200, 412]);
    expect((await list())[0]?.tekst).toBe('De eerste');
    const headers = { 'idempotency-key': 'k1' };
    const twice = [await create(form('Nog een'), staff, headers), await create(form('Nog een'), staff, headers)];
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await list()).toHaveLength(2);
  });

  test('C17: for an answer the templates are filled in; what the shelter did not fill in stays open, and cannot be sent', async () => {
    const animal = await addAnimal(portal.database, shelter.id, { naam: 'Moos' });
    const { uuidkey } = await addReaction(portal.database, animal.id, { displayname: '{dier} de Vries' });
    await create(form('Alles', '{naam}, {dier}, {asiel}, {telefoon}, {email}, {adres}, {pagina}, {openingstijden}'));
    const url = `response/${uuidkey}/answertemplate`;
    const tekst = (await list(url))[0]?.tekst ?? '';
    expect(tekst).toBe(
      `{dier} de Vries, Moos, Tehuis Zuid, 030 1234567, info@tehuis.example, Dorpsstraat 1, 3511 AB Utrecht, https://portaal.example/dier/${animal.uuidkey}, {openingstijden}`,
    );
    const answer = await portal.as(staff, 'POST', `response/${uuidkey}/answer`, { text: 'Open: {openingstijden}' });
    expect(answer.json().error.fields).toEqual({ text: 'Vul dit nog in of haal het weg: {openingstijden}' });
    const open = (...tijden: object[]) => ({ soort: 'open', tijden });
    const day = open({ van: '10:00', tot: '12:00' }, { van: '13:00', tot: '16:00' });
    const dagen = [
      day,
      day,
      day,
      { soort: 'afspraak', tijden: [] },
      day,
      ...Array(2).fill({ soort: 'dicht', tijden: [] }),
    ];
    const hours = JSON.stringify({ dagen, toelichting: 'Bel eerst.' });
    await portal.database.query('UPDATE shelter SET openingstijden = $2 WHERE id = $1', [shelter.id, hours]);
    expect((await list(url))[0]?.tekst).toContain(
      'maandag tot en met woensdag 10:00–12:00 en 13:00–16:00\ndonderdag op afspraak\nvrijdag 10:00–12:00 en 13:00–16:00\nzaterdag tot en met zondag gesloten\nBel eerst.',
    );
    await portal.database.query('UPDATE shelter SET openingstijden = NULL WHERE id = $1', [shelter.id]);
    expect((await portal.as(otherStaff, 'GET', url)).statusCode).toBe(404);
    expect((await portal.as(adopter, 'GET', url)).statusCode).toBe(403);
  });
});
