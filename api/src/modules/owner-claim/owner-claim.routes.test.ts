import { FoundAnimalsAnswer, OwnerClaimsAnswer, type User } from '@portal/shared/contract';
import { ownerTerm } from '@portal/shared/domain';
import { addAnimal, addShelter, unknownKey } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, memoryMail, openMembersPortal } from '../../testing/members';
import { chipHash } from './chip-digits';

const FORM = {
  naam: 'Sanne de Vries',
  email: 'sanne@post.example',
  telefoon: '06 12345678',
  kenmerken: 'Een witte teen aan de linkerachterpoot',
  chipcijfers: '4821',
};

/** Of before the portal got another SECRET_KEY. */
const FORMER_SECRET = 'former-secret-of-the-tests-0123456789';

/** Taken into custody on this day, the term of a Dutch animal ends on 24 November 2026. */
const CUSTODY = '2026-11-10';
const DURING = new Date('2026-11-24T22:59:00Z');
const AFTER = new Date('2026-11-24T23:00:00Z');

describe.each(engines)('found animals on %s (C51)', (engine) => {
  let portal: MembersPortal;
  let shelter: { id: number; uuidkey: string };
  let staff: User;
  let otherStaff: User;
  let member: User;
  let admin: User;
  let animal: { id: number; uuidkey: string };
  let present = DURING;
  let calls = 0;
  const { sent, transport } = memoryMail();
  const nextAddress = () => {
    calls += 1;
    return { 'x-forwarded-for': `203.0.113.${calls % 250}` };
  };

  const found = (values: object = {}) =>
    addAnimal(portal.database, shelter.id, { gevonden: 'J', inbewaring: CUSTODY, gemeente: 'Ede', ...values });
  const claim = (body: object = {}, key = animal.uuidkey, headers: Record<string, string> = {}) =>
    portal.as(null, 'POST', `animal/${key}/claim`, { ...FORM, ...body }, { ...nextAddress(), ...headers });
  const claims = async (user = staff, key = animal.uuidkey) =>
    OwnerClaimsAnswer.parse((await portal.as(user, 'GET', `animal/${key}/claim`)).json()).data;
  const claimed = async (body: object = {}) => {
    expect((await claim(body)).statusCode).toBe(201);
    return (await claims()).items[0]?.uuidkey ?? '';
  };
  const decide = (key: string, body: object, user = staff) => portal.as(user, 'PUT', `claim/${key}`, body);
  const compare = async (key: string, chipcijfers: string) =>
    (await portal.as(staff, 'POST', `claim/${key}/chip`, { chipcijfers })).json();
  const place = (geplaatst: string, user = staff) =>
    portal.as(user, 'PUT', `animal/${animal.uuidkey}/status`, { geplaatst, asiel: shelter.id });
  const status = async () =>
    (await portal.database.query<{ geplaatst: string }>('SELECT geplaatst FROM animal WHERE id = $1', [animal.id]))
      .rows[0]?.geplaatst;
  const auditOf = async (action: string) =>
    (
      await portal.database.query<{ changes: unknown; user_id: number }>(
        'SELECT changes, user_id FROM audit_entry WHERE action = $1 ORDER BY id DESC LIMIT 1',
        [action],
      )
    ).rows[0];

  /** Tasks are due by the clock of the database, which is today's. */
  async function sendMails() {
    const then = present;
    present = new Date(Date.now() + 1000);
    await portal.tasks.runDue();
    present = then;
  }

  beforeAll(async () => {
    portal = await openMembersPortal(engine, {
      mail: transport,
      now: () => present,
      environment: { TRUSTED_PROXIES: '127.0.0.1', SECRET_KEY_BEFORE: FORMER_SECRET },
    });
    shelter = await addShelter(portal.database, { naam: 'Tehuis Zuid', email: 'tehuis@zuid.example' });
    staff = await addUser(portal.database, 'asiel', shelter);
    otherStaff = await addUser(portal.database, 'asiel', await addShelter(portal.database));
    member = await addUser(portal.database, 'default');
    admin = await addUser(portal.database, 'admin');
  });
  beforeEach(async () => {
    sent.length = 0;
    present = DURING;
    await portal.database.exec('TRUNCATE owner_claim, mail, task CASCADE');
    animal = await found();
  });
  afterAll(() => portal.close());

  test('the profile holds custody and municipality; of an animal that was not found neither', async () => {
    const profile = async (key: string) => (await portal.as(null, 'GET', `animal/${key}`)).json().data.item;
    expect(await profile(animal.uuidkey)).toMatchObject({ gevonden: 'J', inbewaring: CUSTODY, gemeente: 'Ede' });
    const other = await found({ gevonden: 'N' });
    expect(await profile(other.uuidkey)).toMatchObject({ gevonden: 'N', inbewaring: null, gemeente: null });
  });

  test('staff write both; the specification’s body without them still holds; a day to come is 422', async () => {
    const put = (body: object) => portal.as(staff, 'PUT', `animal/${animal.uuidkey}`, body);
    const change = { gevonden: 'J', inbewaring: '2026-11-12', gemeente: ' Wageningen ' };
    expect((await put(change)).json().data.item).toMatchObject({ inbewaring: '2026-11-12', gemeente: 'Wageningen' });
    expect((await auditOf('animal.update'))?.changes).toMatchObject({ fields: ['inbewaring', 'gemeente'] });
    expect((await put({ naam: 'Bram' })).json().data.item).toMatchObject({ naam: 'Bram', inbewaring: '2026-11-12' });
    expect((await put({ inbewaring: '', gemeente: '' })).json().data.item).toMatchObject({
      inbewaring: null,
      gemeente: null,
    });
    const future = await put({ inbewaring: '2026-11-25' });
    expect([future.statusCode, future.json().error.fields]).toEqual([
      422,
      { inbewaring: 'Kies een dag die al geweest is' },
    ]);
    expect((await put({ inbewaring: '2026-13-01' })).statusCode).toBe(422);
  });

  test.each(['G', 'J'])('C10: %s is refused with 409 and the day until the term is over', async (to) => {
    const refused = await place(to);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatchObject({
      code: 'NOT_AVAILABLE',
      message: expect.stringContaining('De eigenaar kan zich nog melden t/m 24-11-2026'),
    });
    expect(await status()).toBe('N');
    expect((await place('P')).statusCode).toBe(200);
    expect((await place('N')).statusCode).toBe(200);
    present = AFTER;
    expect((await place(to)).statusCode).toBe(200);
    expect(await status()).toBe(to);
  });

  test('C10: an animal is not created as reserved or placed within the term either', async () => {
    const body = {
      ...{ naam: 'Moos', soort: 1, ras: 101, leeftijd: 3, geslacht: 1, provincie: 10, koppel: 'N', gevonden: 'J' },
      ...{ inbewaring: CUSTODY, gemeente: 'Ede', kleur: '', omschrijving: '<p>Een lieve kat.</p>', geplaatst: 'J' },
    };
    expect((await portal.as(staff, 'POST', 'animal', body)).statusCode).toBe(409);
    expect((await portal.as(staff, 'POST', 'animal', { ...body, geplaatst: 'N' })).statusCode).toBe(201);
  });

  test('C10: an exception with its reason lifts the term, is audited, and ends with the custody', async () => {
    const record = (body: object, user = staff) =>
      portal.as(user, 'PUT', `animal/${animal.uuidkey}/uitzondering`, body);
    expect((await record({ uitzondering: ' ' })).json().error.fields).toEqual({ uitzondering: 'Vul een reden in' });
    const reason = 'De kosten van de behandeling zijn te hoog';
    const recorded = await record({ uitzondering: reason });
    expect(recorded.json().data.uitzondering).toMatchObject({ reden: reason, naam: 'Sanne de Vries' });
    expect(await auditOf('animal.exception')).toEqual({ changes: { uitzondering: reason }, user_id: staff.id });
    expect((await place('J')).statusCode).toBe(200);
    await place('N');
    await portal.as(staff, 'PUT', `animal/${animal.uuidkey}`, { inbewaring: '2026-11-20' });
    expect((await claims()).uitzondering).toBeNull();
    expect((await place('J')).statusCode).toBe(409);
    await portal.database.query('UPDATE animal SET inbewaring = $2 WHERE id = $1', [animal.id, '2026-09-01']);
    expect((await record({ uitzondering: reason })).statusCode).toBe(409);
  });

  test('AN-077: nobody reacts until the term is over', async () => {
    const body = { dier: animal.uuidkey, displayname: 'Jan', email: member.email, informatie: 'Ik wil haar graag' };
    const refused = await portal.as(member, 'POST', 'response', body, nextAddress());
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      409,
      expect.stringContaining('t/m 24-11-2026'),
    ]);
    present = AFTER;
    expect((await portal.as(member, 'POST', 'response', body, nextAddress())).statusCode).toBe(201);
  });

  test('a visitor claims: stored without the digits, mailed to the shelter and confirmed', async () => {
    const answer = await claim();
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { data: { message: 'Uw melding is verstuurd. Het asiel neemt contact met u op.', status: 'succes' } },
    ]);
    expect((await claims()).items).toMatchObject([
      { naam: FORM.naam, telefoon: '+31612345678', kenmerken: FORM.kenmerken, chip: 'X', statuscode: 'open' },
    ]);
    await sendMails();
    expect(sent.map(({ to, replyTo }) => [to, replyTo])).toEqual([
      ['tehuis@zuid.example', FORM.email],
      [FORM.email, null],
    ]);
    expect(sent[0]?.text).toContain(FORM.kenmerken);
    expect(sent[0]?.text).toContain(`/dier/${animal.uuidkey}`);
    expect(sent[1]?.text).not.toContain(FORM.kenmerken);
    expect(JSON.stringify(sent)).not.toContain(FORM.chipcijfers);
  });

  test('what is missing or wrong is 422 with its fields; what a program fills in is thrown away', async () => {
    const answer = await claim({ naam: '', email: 'a@b', kenmerken: ' ', chipcijfers: '12a4' });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields).sort()).toEqual(['chipcijfers', 'email', 'kenmerken', 'naam']);
    expect(answer.body).not.toContain('12a4');
    expect((await claim({ faxnummer: '1' })).statusCode).toBe(201);
    expect((await claims()).items).toEqual([]);
    expect((await claim({ telefoon: '', chipcijfers: '' })).statusCode).toBe(201);
    expect((await claims()).items).toMatchObject([{ telefoon: null, chip: null }]);
  });

  test.each([
    ['N', DURING, 201],
    ['G', DURING, 201],
    ['N', AFTER, 409],
    ['J', DURING, 409],
    ['P', DURING, 404],
    ['A', DURING, 410],
  ] as const)('a claim about an animal that is %s at %s is answered with %s', async (geplaatst, now, expected) => {
    present = now;
    const seen = geplaatst === 'P' ? {} : { published_at: '2026-11-11', datumgeplaatst: '2026-11-20' };
    const { uuidkey } = await found({ geplaatst, ...seen });
    expect((await claim({}, uuidkey)).statusCode).toBe(expected);
  });

  test('an unknown animal is 404', async () => {
    expect((await claim({}, unknownKey())).statusCode).toBe(404);
  });

  test('C29: a repeat with its key is one claim, whose kept hash does not tell the digits', async () => {
    const headers = { 'idempotency-key': 'again' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => claim({}, animal.uuidkey, headers)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201));
    expect((await claims()).items).toHaveLength(1);
    expect((await claim({ chipcijfers: '1111' }, animal.uuidkey, headers)).statusCode).toBe(201);
    expect((await claim({ naam: 'Jan' }, animal.uuidkey, headers)).statusCode).toBe(422);
  });

  test('limits: one open claim per address and animal, five a day per address, twenty per animal', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => claim()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    for (let i = 0; i < 4; i += 1) expect((await claim({}, (await found()).uuidkey)).statusCode).toBe(201);
    expect((await claim({}, (await found()).uuidkey)).statusCode).toBe(429);
    await portal.database.query(
      `INSERT INTO owner_claim (dier_id, naam, email, kenmerken)
       SELECT $1, 'x', 'x' || n || '@post.example', 'x' FROM generate_series(1, 19) n`,
      [animal.id],
    );
    expect((await claim({ email: 'iemand@post.example' })).statusCode).toBe(429);
  });

  test('an open claim pauses placement, whatever else holds, until staff decide', async () => {
    const key = await claimed();
    await portal.as(staff, 'PUT', `animal/${animal.uuidkey}/uitzondering`, { uitzondering: 'Spoed' });
    const refused = await place('J');
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      409,
      expect.stringContaining('Beslis eerst over die melding'),
    ]);
    present = AFTER;
    expect((await place('G')).statusCode).toBe(409);
    expect((await decide(key, { statuscode: 'rejected' })).json().error.fields).toEqual({ reden: 'Vul een reden in' });
    const decided = await decide(key, { statuscode: 'rejected', reden: 'De chip hoort bij een ander dier' });
    expect(decided.json().data.items).toMatchObject([{ statuscode: 'rejected', reden: expect.any(String) }]);
    expect((await place('G')).statusCode).toBe(200);
    await sendMails();
    const mail = sent.find(({ template }) => template === 'owner-claim-rejected');
    expect(mail).toMatchObject({ to: FORM.email, replyTo: 'tehuis@zuid.example' });
    expect(mail?.text).toContain('De chip hoort bij een ander dier');
  });

  test('an accepted claim ends the term: the animal goes to its owner; another decision is refused', async () => {
    const key = await claimed();
    expect((await decide(key, { statuscode: 'accepted' })).statusCode).toBe(200);
    expect((await decide(key, { statuscode: 'accepted' })).statusCode).toBe(200);
    expect((await decide(key, { statuscode: 'rejected', reden: 'Toch niet' })).statusCode).toBe(409);
    expect((await auditOf('claim.decide'))?.changes).toEqual({ from: 'open', to: 'accepted' });
    expect((await place('J')).statusCode).toBe(200);
    await sendMails();
    expect(sent.filter(({ template }) => template === 'owner-claim-accepted')).toHaveLength(1);
  });

  test('twenty claims and placements at once: never a placed animal with an open claim', async () => {
    present = AFTER;
    await portal.as(staff, 'PUT', `animal/${animal.uuidkey}`, { inbewaring: '2026-11-20' });
    await portal.as(staff, 'PUT', `animal/${animal.uuidkey}/uitzondering`, { uitzondering: 'Spoed' });
    const mixed = Array.from({ length: 20 }, (_, i) => (i % 2 ? place('J') : claim({ email: `w${i}@post.example` })));
    const statuses = (await Promise.all(mixed)).map(({ statusCode }) => statusCode);
    const wasClaimed = statuses.some((code) => code === 201);
    expect(await status()).toBe(wasClaimed ? 'N' : 'J');
    expect(statuses.filter((code) => code === 200 || code === 201).length).toBeGreaterThan(0);
  });

  test('staff compare the digits at most five times; nothing tells them', async () => {
    const key = await claimed();
    expect(await compare(key, '0000')).toEqual({ data: { overeen: 'N' } });
    expect((await claims()).items[0]?.chip).toBe('N');
    expect(await compare(key, FORM.chipcijfers)).toEqual({ data: { overeen: 'J' } });
    expect((await claims()).items[0]?.chip).toBe('J');
    for (let i = 0; i < 3; i += 1) await compare(key, '0001');
    expect((await compare(key, FORM.chipcijfers)).error.message).toContain('al vijf keer');
    expect((await auditOf('claim.chip'))?.changes).toEqual({ overeen: 'N' });
    const second = await claimed({ email: 'tweede@post.example', chipcijfers: '' });
    expect(await compare(second, '0000')).toEqual({ data: { overeen: 'X' } });
  });

  test('the digits are hashed with the key of the installation and are gone with the decision', async () => {
    const key = await claimed();
    const chips = async () =>
      (await portal.database.query<{ digits_hash: Uint8Array }>('SELECT digits_hash FROM owner_claim_chip')).rows;
    expect((await chips()).map(({ digits_hash }) => digits_hash.length)).toEqual([32]);
    await decide(key, { statuscode: 'accepted' });
    expect(await chips()).toEqual([]);
    expect((await claims()).items).toMatchObject([{ chip: 'X', statuscode: 'accepted' }]);
  });

  test('AP-102 digits that were hashed with the SECRET_KEY of before are still compared', async () => {
    const key = await claimed();
    await portal.database.query('UPDATE owner_claim_chip SET digits_hash = $1', [
      chipHash(FORMER_SECRET, key.toLowerCase(), FORM.chipcijfers),
    ]);
    expect(await compare(key, '0000')).toEqual({ data: { overeen: 'N' } });
    expect(await compare(key, FORM.chipcijfers)).toEqual({ data: { overeen: 'J' } });
  });

  test('other staff see nothing of it, members and visitors neither', async () => {
    const key = await claimed();
    const calls: ['GET' | 'PUT' | 'POST', string, object?][] = [
      ['GET', `animal/${animal.uuidkey}/claim`],
      ['PUT', `animal/${animal.uuidkey}/uitzondering`, { uitzondering: 'x' }],
      ['PUT', `claim/${key}`, { statuscode: 'accepted' }],
      ['POST', `claim/${key}/chip`, { chipcijfers: FORM.chipcijfers }],
      ['GET', `shelter/${shelter.id}/gevonden`],
    ];
    for (const [method, url, body] of calls) {
      const statuses: number[] = [];
      for (const user of [null, member, otherStaff]) {
        statuses.push((await portal.as(user, method, url, body)).statusCode);
      }
      expect([url, statuses]).toEqual([url, [401, 403, 404]]);
    }
    expect((await claims(admin)).items).toHaveLength(1);
  });

  test('the list of terms: by last day, with those that run or have an open claim', async () => {
    await portal.database.query(`UPDATE animal SET geplaatst = 'A' WHERE asiel_id = $1`, [shelter.id]);
    const later = await found({ naam: 'Later', inbewaring: '2026-11-15' });
    const first = await found({ naam: 'Eerst', inbewaring: '2026-11-10' });
    const { rows } = await portal.database.query<{ id: number }>(`SELECT id FROM province WHERE land = 'BE' LIMIT 1`);
    const provincie = rows[0]?.id ?? 0;
    const belgian = await found({ naam: 'Vlaams', inbewaring: '2026-11-11', provincie, land: 'BE' });
    const claimedOne = await found({ naam: 'Gemeld', inbewaring: '2026-11-10' });
    await found({ naam: 'Voorbij', inbewaring: '2026-11-09' });
    await found({ naam: 'Zonder dag', inbewaring: null });
    await found({ naam: 'Niet gevonden', gevonden: 'N' });
    await claim({}, claimedOne.uuidkey);
    const list = async (id: string | number = shelter.id) =>
      FoundAnimalsAnswer.parse((await portal.as(staff, 'GET', `shelter/${id}/gevonden`)).json()).data.items;
    const belgianEnd = ownerTerm('2026-11-11', 'BE');
    expect((await list()).map(({ naam, laatstedag, meldingen }) => [naam, laatstedag, meldingen]).sort()).toEqual(
      [
        ['Eerst', '2026-11-24', 0],
        ['Gemeld', '2026-11-24', 1],
        ['Later', '2026-11-29', 0],
        ['Vlaams', belgianEnd, 0],
      ].sort(),
    );
    expect((await list()).map(({ laatstedag }) => laatstedag)).toEqual(
      ['2026-11-24', '2026-11-24', '2026-11-29', belgianEnd].sort(),
    );
    present = AFTER;
    const keys = (await list(shelter.uuidkey)).map(({ uuidkey }) => uuidkey);
    expect(keys).toEqual(expect.arrayContaining([claimedOne.uuidkey, later.uuidkey, belgian.uuidkey]));
    expect(keys).not.toContain(first.uuidkey);
    expect((await portal.as(admin, 'GET', 'shelter/999999/gevonden')).statusCode).toBe(404);
  });
});
