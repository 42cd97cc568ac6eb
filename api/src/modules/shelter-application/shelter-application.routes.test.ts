import { randomUUID } from 'node:crypto';
import { ShelterApplicationAnswer, ShelterApplicationPage } from '@portal/shared/contract';
import { ATTACKS } from '@portal/shared/testing';
import { addShelter } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, bearer, callAs, type TestPerson } from '../../testing/signed-in';

const BOARD = 'bestuur@portaal.example';
const FORM = {
  naamObject: 'De Vier Windstreken',
  contactpersoon: 'Jo de Wit',
  land: 'NL',
  adres: 'Dorpsstraat 1',
  plaats: "'s-Hertogenbosch",
  postcode: '1234ab',
  telefoon: '(020) 123-45 67',
  url: 'asiel.example',
  provincie: '10',
  email: 'info@asiel.example',
  emailbheerder: 'beheer@asiel.example',
  email_factuur: 'factuur@asiel.example',
  pension: 1,
  motivatie: 'Wij willen graag meedoen.',
};
const REASON = { status: 'rejected', reason: 'Het UBN ontbreekt' };

describe.each(engines)('applications of shelters on %s', (engine) => {
  let portal: TestPortal;
  let admin: TestPerson;
  let network = 0;
  beforeAll(async () => {
    portal = await openTestPortal(engine, { CONTACT_EMAIL: BOARD });
    admin = await addPerson(portal, { usertype: 'admin' });
  }, 60_000);
  beforeEach(() => portal.database.exec('TRUNCATE shelter_application, mail, task, idempotency_key'));
  afterAll(() => portal.close());

  const send = (body: object = {}, person: TestPerson | null = null, headers = {}, ip?: string) => {
    network += 1;
    return portal.app.inject({
      method: 'POST',
      url: '/api/asiel/registratie',
      payload: { ...FORM, naamObject: randomUUID(), emailbheerder: `${randomUUID()}@asiel.example`, ...body },
      headers: { ...bearer(person), ...headers },
      remoteAddress: ip ?? `10.${Math.floor(network / 256)}.${network % 256}.1`,
    });
  };
  const apply = async (body: object = {}, person: TestPerson | null = null): Promise<string> =>
    (await send(body, person)).json().data.item.uuidkey;
  const decide = (key: string, body: object = { status: 'approved' }, person: TestPerson | null = admin) =>
    callAs(portal, person, 'PUT', `asiel/registratie/${key}`, body);
  const approved = async (key: string) => ShelterApplicationAnswer.parse((await decide(key)).json()).data.item;
  const rows = async <Row>(sql: string, values: (string | number | null)[] = []) =>
    (await portal.database.query<Row>(sql, values)).rows;
  const mailsTo = (address: string) =>
    rows<{ template: string; text: string; reply_to: string | null }>(
      'SELECT template, text, reply_to FROM mail WHERE to_address = $1 ORDER BY id',
      [address],
    );
  const me = async (person: TestPerson) => (await callAs(portal, person, 'GET', 'me')).json().data.item;
  const confirm = (person: TestPerson) =>
    portal.database.query('UPDATE account SET email_verified = true WHERE id = $1', [person.id]);
  const audit = (key: string) =>
    rows(`SELECT action, user_id FROM audit_entry WHERE object = 'application' AND object_id = $1 ORDER BY id`, [key]);

  test('AP-013, C36: it is stored as new and mailed to the board and the applicant', async () => {
    const answer = await send({ naamObject: FORM.naamObject, emailbheerder: FORM.emailbheerder });
    expect(answer.statusCode).toBe(201);
    const key = answer.json().data.item.uuidkey;
    const page = ShelterApplicationPage.parse((await callAs(portal, admin, 'GET', 'asiel/registratie')).json());
    expect(page.pagination).toEqual({ totalRecords: 1, totalPages: 1 });
    expect(page.data[0]).toMatchObject({
      ...{ uuidkey: key, naam: FORM.naamObject, asiel: null, postcode: '1234 AB', telefoon: '+31201234567', ubn: null },
      ...{ url: 'https://asiel.example', pension: 1, dieren_buitenland: 0, provincie: 10, status: 'new', reason: null },
    });
    const [board] = await mailsTo(BOARD);
    expect(board).toMatchObject({ template: 'application-board', reply_to: FORM.email });
    expect(board?.text).toContain(FORM.motivatie);
    const [receipt] = await mailsTo(FORM.emailbheerder);
    expect(receipt?.template).toBe('application-received');
    expect(receipt?.text).not.toContain(FORM.contactpersoon);
    expect(await audit(key)).toEqual([{ action: 'application.send', user_id: null }]);
  });

  test('C36: the same name and postcode is 409 until the first one is rejected; nothing is mailed again', async () => {
    const same = { naamObject: 'De Kwispel' };
    const key = await apply(same);
    const again = await send({ naamObject: 'DE KWISPEL', postcode: '1234 AB' });
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'DUPLICATE']);
    expect(await mailsTo(BOARD)).toHaveLength(1);
    expect((await send({ ...same, postcode: '5678 CD' })).statusCode).toBe(201);
    expect((await decide(key, REASON)).statusCode).toBe(200);
    expect((await send(same)).statusCode).toBe(201);
  });

  test.each([
    [{ naamObject: { id: 999_999, naam: 'x' } }, { naamObject: 'Voer uw asiel naam in' }],
    [{ provincie: 999 }, { provincie: 'Kies een provincie van dit land' }],
    [{ contactpersoon: '' }, { contactpersoon: 'Voer een contactpersoon in' }],
    [{ emailbheerder: 'a@b.nl\nBcc: c@d.nl' }, { emailbheerder: 'Voer uw email in' }],
    [{ land: 'BE' }, { postcode: 'Vul een geldige postcode in', telefoon: expect.any(String) }],
  ])('%j is 422 with %j (CO-051, CO-053)', async (body, fields) => {
    const answer = await send(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toMatchObject(
      'land' in body ? { postcode: 'Vul een geldige postcode in' } : fields,
    );
  });

  test('C36: approving the application of somebody who is signed in makes the shelter, and them its staff at once', async () => {
    const person = await addPerson(portal);
    const key = await apply({ emailbheerder: person.email }, person);
    const item = await approved(key);
    expect(item).toMatchObject({ status: 'approved', asiel: expect.any(Number), decided_at: expect.any(String) });
    expect(await me(person)).toMatchObject({
      ...{ usertype: 'asiel', asiel: item.asiel, userroles: [{ role: 'asiel', level: 6 }] },
    });
    expect(
      await rows(
        `SELECT naam, postcode, plaats, provincie, land, telefoon, email, url, pension FROM shelter WHERE id = $1`,
        [item.asiel],
      ),
    ).toEqual([
      {
        naam: item.naam,
        postcode: '1234 AB',
        plaats: FORM.plaats,
        provincie: 10,
        land: 'NL',
        telefoon: '+31201234567',
        email: FORM.email,
        url: 'https://asiel.example',
        pension: true,
      },
    ]);
    expect((await mailsTo(person.email)).map(({ template }) => template)).toEqual([
      'application-received',
      'application-approved',
    ]);
    expect((await callAs(portal, person, 'GET', `shelter/${item.asiel}/response`)).statusCode).toBe(200);
    expect(await audit(key)).toEqual([
      { action: 'application.send', user_id: person.id },
      { action: 'application.approve', user_id: admin.id },
    ]);
  });

  test('C36: a shelter that was chosen from the lookup is taken, not made again', async () => {
    const shelter = await addShelter(portal.database);
    const person = await addPerson(portal);
    const item = await approved(await apply({ naamObject: { id: shelter.id, naam: 'Anders' } }, person));
    expect(item.asiel).toBe(shelter.id);
    expect(item.naam).toContain('Dierentehuis');
    expect((await me(person)).asiel).toBe(shelter.id);
  });

  test('C36: without a sender the account with that confirmed address is linked', async () => {
    const person = await addPerson(portal, { email: `${randomUUID()}@Asiel.example` });
    const item = await approved(await apply({ emailbheerder: person.email }));
    expect((await me(person)).asiel).toBe(item.asiel);
  });

  test('C36: without an account a mail invites, and the account is linked when its address is confirmed, once', async () => {
    const emailbheerder = `${randomUUID()}@asiel.example`;
    const item = await approved(await apply({ emailbheerder }));
    const invite = (await mailsTo(emailbheerder)).at(-1);
    expect([invite?.template, invite?.text]).toEqual(['application-invite', expect.stringContaining('/registreer')]);
    const person = await addPerson(portal, { email: emailbheerder, emailVerified: false });
    expect((await me(person)).usertype).toBe('default');
    await confirm(person);
    expect(await me(person)).toMatchObject({
      usertype: 'asiel',
      asiel: item.asiel,
      userroles: [{ role: 'asiel', level: 6 }],
    });
    await portal.database.query(`UPDATE account SET usertype = 'default', asiel_id = NULL WHERE id = $1`, [person.id]);
    await confirm(person);
    expect((await me(person)).usertype).toBe('default');
  });

  test('C24, C36: an account whose address is not confirmed is linked only then', async () => {
    const person = await addPerson(portal, { emailVerified: false });
    const item = await approved(await apply({}, person));
    expect((await me(person)).usertype).toBe('default');
    await confirm(person);
    expect((await me(person)).asiel).toBe(item.asiel);
  });

  test('an admin and staff of another shelter who sent one stay what they are', async () => {
    const shelter = await addShelter(portal.database);
    const staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    for (const person of [staff, admin]) {
      const emailbheerder = `${randomUUID()}@asiel.example`;
      expect((await decide(await apply({ emailbheerder }, person))).statusCode).toBe(200);
      expect((await mailsTo(emailbheerder)).at(-1)?.template).toBe('application-invite');
    }
    expect((await me(staff)).asiel).toBe(shelter.id);
    expect((await me(admin)).usertype).toBe('admin');
  });

  test('C36: rejecting needs a reason and mails it; nothing is made', async () => {
    const emailbheerder = `${randomUUID()}@asiel.example`;
    const key = await apply({ emailbheerder });
    for (const reason of [undefined, ' ']) {
      expect((await decide(key, { status: 'rejected', reason })).statusCode).toBe(422);
    }
    const shelters = await rows('SELECT id FROM shelter');
    const answer = await decide(key, REASON);
    expect(ShelterApplicationAnswer.parse(answer.json()).data.item).toMatchObject(REASON);
    expect((await mailsTo(emailbheerder)).at(-1)?.text).toContain(REASON.reason);
    expect(await rows('SELECT id FROM shelter')).toHaveLength(shelters.length);
  });

  test('the same decision again changes nothing, another one is 409', async () => {
    const key = await apply();
    const first = await approved(key);
    expect(await approved(key)).toEqual(first);
    const other = await decide(key, REASON);
    expect([other.statusCode, other.json().error.message]).toEqual([409, 'Deze aanvraag is al behandeld']);
    const twice = await apply();
    const answers = await Promise.all([decide(twice), decide(twice)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { naam } = ShelterApplicationAnswer.parse(answers[0]?.json()).data.item;
    expect(await rows('SELECT id FROM shelter WHERE naam = $1', [naam])).toHaveLength(1);
  });

  test('approving asks for a fresh sign-in, rejecting does not', async () => {
    const stale = await addPerson(portal, { usertype: 'admin', authTime: new Date(Date.now() - 11 * 60_000) });
    const key = await apply();
    const refused = await decide(key, undefined, stale);
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'REAUTH_REQUIRED']);
    expect((await decide(key, REASON, stale)).statusCode).toBe(200);
  });

  test('the list is filtered by status and paged', async () => {
    const keys = [await apply(), await apply(), await apply()];
    await decide(keys[0] ?? '', REASON);
    const list = async (query: string) =>
      ShelterApplicationPage.parse((await callAs(portal, admin, 'GET', `asiel/registratie?${query}`)).json());
    expect((await list('status=new')).data.map(({ uuidkey }) => uuidkey)).toEqual([keys[2], keys[1]]);
    expect((await list('status=rejected,approved')).pagination.totalRecords).toBe(1);
    expect((await list('rows=5&first=2')).data).toEqual([]);
    expect((await callAs(portal, admin, 'GET', 'asiel/registratie?rows=7')).statusCode).toBe(400);
  });

  test('C29: one key is one application, three a day from one network, a trap for programs', async () => {
    const body = { naamObject: 'Eenmaal', emailbheerder: FORM.emailbheerder };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(body, null, { 'idempotency-key': 'a' })));
    expect(new Set(answers.map((answer) => answer.json().data.item.uuidkey)).size).toBe(1);
    const codes: number[] = [];
    for (let i = 0; i < 4; i += 1) codes.push((await send({}, null, {}, '10.250.0.1')).statusCode);
    expect(codes).toEqual([201, 201, 201, 429]);
    const trapped = await send({ naamObject: 'Val', faxnummer: '1' });
    expect([trapped.statusCode, await rows(`SELECT id FROM shelter_application WHERE naam = 'Val'`)]).toEqual([
      201,
      [],
    ]);
  });

  test('attacks are kept as text; who sends more decides no more', async () => {
    for (const attack of Object.values(ATTACKS)) {
      const answer = await send({
        naamObject: attack,
        contactpersoon: attack.slice(0, 90),
        motivatie: attack,
        adres: attack,
        plaats: attack.slice(0, 90),
      });
      expect([201, 400, 409, 422]).toContain(answer.statusCode);
    }
    for (const { html } of await rows<{ html: string }>('SELECT html FROM mail'))
      expect(html).not.toMatch(/<(?!\/?(p|br|a)\b)[a-z]/i);
    const key = await apply({ status: 'approved', asiel: 1, asiel_id: 1, user_id: 1, reason: 'x' });
    expect(
      await rows('SELECT status, asiel_id, user_id, reason FROM shelter_application WHERE uuidkey = $1', [key]),
    ).toEqual([{ status: 'new', asiel_id: null, user_id: null, reason: null }]);
  }, 60_000);
});
