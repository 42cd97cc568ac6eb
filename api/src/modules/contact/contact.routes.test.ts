import { apiPath, FieldOptionLookup } from '@portal/shared/contract';
import { ATTACKS } from '@portal/shared/testing';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs } from '../../testing/signed-in';

const FORM = {
  subject: 'dier',
  mv: 'V',
  naam: 'Zoë Björk',
  email: 'zoe@post.example',
  tel: '06 12345678',
  msg: 'Hoe laat bent u open?\nGroet',
};
const BOARD = 'bestuur@portaal.example';

describe.each(engines)('writing to the board on %s', (engine) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal(engine, { CONTACT_EMAIL: BOARD, RATE_LIMIT_FACTOR: '1' });
  }, 60_000);
  beforeEach(() => portal.database.exec('TRUNCATE contact_message, mail, task, idempotency_key'));
  afterAll(() => portal.close());

  let network = 0;
  /** Each call comes from another network unless told. */
  const send = (body: object = {}, headers: Record<string, string> = {}, ip?: string) => {
    network += 1;
    return portal.app.inject({
      method: 'POST',
      url: `/api/${apiPath.contact()}`,
      payload: { ...FORM, ...body },
      headers,
      remoteAddress: ip ?? `10.9.${network % 256}.1`,
    });
  };
  const rows = async <Row>(sql: string) => (await portal.database.query<Row>(sql)).rows;
  const mails = (template: string) =>
    rows<{ to_address: string; reply_to: string | null; subject: string; text: string; html: string }>(
      `SELECT to_address, reply_to, subject, text, html FROM mail WHERE template = '${template}' ORDER BY id`,
    );

  test('AP-015: it is stored and mailed to the board, who can answer the sender', async () => {
    const answer = await send();
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { data: { message: 'formulier is verzonden', status: 'succes' } },
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(await rows('SELECT subject, mv, naam, email, tel, msg FROM contact_message')).toEqual([
      { ...FORM, tel: '+31612345678' },
    ]);
    expect(await mails('contact')).toEqual([
      {
        to_address: BOARD,
        reply_to: FORM.email,
        subject: 'Contactformulier: Vraag over een dier',
        text: expect.stringContaining('Mevrouw Zoë Björk (zoe@post.example)'),
        html: expect.stringContaining('Hoe laat bent u open?<br>Groet'),
      },
    ]);
    expect(await rows(`SELECT action, changes FROM audit_entry WHERE object = 'contact'`)).toEqual([
      { action: 'contact.send', changes: null },
    ]);
  });

  test('the sender gets a receipt that names the subject and nothing that was typed, whoever owns the address', async () => {
    await send({ naam: 'Koop www.kwaad.example', msg: 'Klik op https://kwaad.example' });
    const [receipt, ...others] = await mails('contact-received');
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      to_address: FORM.email,
      reply_to: null,
      subject: 'Uw bericht aan Pootjesplein is ontvangen',
      text: expect.stringMatching(/^Beste bezoeker,[\s\S]*onderwerp ‘Vraag over een dier’/),
    });
    expect(`${receipt?.text} ${receipt?.html}`).not.toContain('kwaad');
  });

  test('without an address of the board all admins get it', async () => {
    const other = await openTestPortal(engine);
    const admin = await addPerson(other, { usertype: 'admin' });
    await addPerson(other);
    expect((await callAs(other, null, 'POST', 'contact', FORM)).statusCode).toBe(201);
    const { rows: sent } = await other.database.query(`SELECT to_address FROM mail WHERE template = 'contact'`);
    expect(sent).toEqual([{ to_address: admin.email }]);
    await other.close();
  });

  test.each([
    [{ subject: '' }, { subject: 'Kies een optie' }],
    [{ subject: 'onzin' }, { subject: 'Kies een optie' }],
    [{ mv: undefined }, { mv: 'Kies een optie' }],
    [{ naam: ' ' }, { naam: 'Vult u alstublieft een naam in.' }],
    [{ email: 'a@b' }, { email: 'Vult u alstublieft een geldig e-mailadres in.' }],
    [{ email: 'a@b.nl\r\nBcc: c@d.nl' }, { email: 'Vult u alstublieft een geldig e-mailadres in.' }],
    [{ msg: '' }, { msg: 'Omschrijf uw vraag zo uitgebreid mogelijk.' }],
    [{ msg: 'www.a.nl '.repeat(4) }, { msg: 'Gebruik niet meer dan 3 links' }],
    [{ tel: '12' }, { tel: 'Vul een geldig telefoonnummer in' }],
  ])('%j is 422 with %j (CO-043)', async (body, fields) => {
    const answer = await send(body);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, fields]);
    expect(await rows('SELECT id FROM mail')).toEqual([]);
  });

  test('a phone number is not needed', async () => {
    expect((await send({ tel: '' })).statusCode).toBe(201);
    expect((await send({ tel: undefined })).statusCode).toBe(201);
  });

  test('C29: ten sends at once with one key are one message', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({}, { 'idempotency-key': 'c1' })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect([await mails('contact'), await mails('contact-received')].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('five in half an hour from one network, twenty a day from one e-mail address', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 6; i += 1) codes.push((await send({}, {}, '10.8.0.1')).statusCode);
    expect(codes).toEqual([201, 201, 201, 201, 201, 429]);
    for (let i = 5; i < 20; i += 1) expect((await send()).statusCode).toBe(201);
    const refused = await send({ email: 'ZOE@post.example' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400']);
    expect((await send({ email: 'ander@post.example' })).statusCode).toBe(201);
  });

  test('what fills in the hidden field is answered as sent, and nothing is kept', async () => {
    const trapped = await send({ faxnummer: '010' });
    expect([trapped.statusCode, trapped.json()]).toEqual([201, (await send()).json()]);
    expect(await rows('SELECT id FROM contact_message')).toHaveLength(1);
  });

  test('attacks are kept as text and add no header to a mail', async () => {
    for (const attack of Object.values(ATTACKS)) {
      const answer = await send({ naam: attack.slice(0, 100), msg: attack, email: `${network}@post.example` });
      expect([201, 400, 422]).toContain(answer.statusCode);
    }
    for (const { to_address, subject, html } of await mails('contact')) {
      expect([to_address, subject]).toEqual([BOARD, 'Contactformulier: Vraag over een dier']);
      expect(html).not.toMatch(/<(?!\/?(p|br)\b)[a-z]/i);
    }
  });

  test.each([
    ['', 6],
    ['Default', 6],
    ['ASIEL', 8],
    ['admin', 8],
  ])('C35: group %s has %i subjects', async (groep, count) => {
    const answer = await portal.app.inject(`/api/contactsubject/?groep=${groep}`);
    expect(FieldOptionLookup.parse(answer.json()).items).toHaveLength(count);
  });
});
