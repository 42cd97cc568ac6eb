import { Animal, AnimalAnswer, AnimalCheckAnswer, type User } from '@portal/shared/contract';
import { addAnimal, addShelter, daysAgo, eventually, unknownKey } from '../../../testing/animal-rows';
import { engines } from '../../../testing/database';
import { addUser, type MembersPortal, memoryMail, openMembersPortal } from '../../../testing/members';
import { addReaction } from '../../../testing/reaction-rows';

const FORM = {
  naam: 'Pluis',
  soort: 1,
  ras: 101,
  leeftijd: 3,
  geslacht: 1,
  koppel: 'N',
  gevonden: 'X',
  provincie: 10,
  kleur: 'zwart',
  rasaanvul: '',
  amivedinummer: null,
  donatienummer: null,
  omschrijving: '<p onclick="x()">Een <strong>lieverd</strong></p><script>alert(1)</script>',
};

describe.each(engines)('writing animals on %s', (engine) => {
  let portal: MembersPortal;
  let shelter: { id: number; uuidkey: string };
  let staff: User;
  let otherStaff: User;
  let admin: User;
  let member: User;
  const { sent, transport } = memoryMail();

  const create = (user: User | null, body: object = {}, headers?: Record<string, string>) =>
    portal.as(user, 'POST', 'animal', { ...FORM, ...body }, headers);
  const setStatus = (user: User | null, key: string, geplaatst: string, headers?: Record<string, string>) =>
    portal.as(user, 'PUT', `animal/${key}/status`, { geplaatst, asiel: shelter.id }, headers);
  const statusCodes = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();
  const one = async <Row>(sql: string, values: string[] = []) =>
    (await portal.database.query<Row>(sql, values)).rows[0];
  const auditOf = async (key: string) =>
    (
      await portal.database.query('SELECT action, changes, user_id FROM audit_entry WHERE object_id = $1 ORDER BY id', [
        key,
      ])
    ).rows;

  beforeAll(async () => {
    portal = await openMembersPortal(engine, {
      mail: transport,
      now: () => new Date(Date.now() + 1000),
      environment: { RATE_LIMIT_FACTOR: '100' },
    });
    otherStaff = await addUser(portal.database, 'asiel', await addShelter(portal.database));
    admin = await addUser(portal.database, 'admin');
    member = await addUser(portal.database, 'default');
  });
  beforeEach(async () => {
    shelter = await addShelter(portal.database);
    staff = await addUser(portal.database, 'asiel', shelter);
  });
  afterAll(() => portal.close());

  test('AN-037, C26: staff create for the own shelter, whatever they send; it is a preview that visitors do not see', async () => {
    const answer = await create(staff, { asiel: otherStaff.asiel, nmax: 9, uuidkey: unknownKey(), version: 7 });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).toMatchObject({ etag: '"1"', 'cache-control': 'private, no-store' });
    const { item } = AnimalAnswer.parse(answer.json()).data;
    expect(item).toMatchObject({ naam: 'Pluis', geplaatst: 'P', rasaanvul: null, kleur: 'zwart', visits: 0 });
    expect(item.asiel?.id).toBe(shelter.id);
    expect(item.omschrijving).toBe('<p>Een <strong>lieverd</strong></p>');
    expect((await portal.as(null, 'GET', `animal/${item.uuidkey}`)).statusCode).toBe(404);
    expect((await portal.as(staff, 'GET', `animal/${item.uuidkey}`)).statusCode).toBe(200);
    expect(await auditOf(item.uuidkey)).toEqual([
      { action: 'animal.create', changes: { geplaatst: 'P' }, user_id: staff.id },
    ]);
    expect(await one(`SELECT user_id FROM animal_status_change WHERE dier_id = ${item.id}`)).toEqual({
      user_id: staff.id,
    });
  });

  test('C26: an admin names a shelter that exists', async () => {
    expect(Animal.parse((await create(admin, { asiel: shelter.id })).json().data.item).asiel?.id).toBe(shelter.id);
    for (const asiel of [undefined, 999_999]) {
      const answer = await create(admin, { asiel });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields).toEqual({ asiel: 'Kies een asiel' });
    }
  });

  test('visitors 401, members 403, before the form is looked at', async () => {
    expect((await create(null, { naam: '' })).statusCode).toBe(401);
    expect((await create(member, { naam: '', asiel: shelter.id })).statusCode).toBe(403);
  });

  test.each([
    [{ naam: '' }, ['naam']],
    [{ soort: 9 }, ['soort']],
    [{ omschrijving: '<p><br></p>' }, ['omschrijving']],
    [{ ras: 201 }, ['ras']],
    [{ koppel: 'X' }, ['koppel']],
    [{ gevonden: 'Q' }, ['gevonden']],
    [{ ras: 201, leeftijd: 12, geslacht: 99, provincie: 999 }, ['geslacht', 'leeftijd', 'provincie', 'ras']],
  ])('a form with %j is 422 with %j', async (body, fields) => {
    const answer = await create(staff, body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields).sort()).toEqual(fields);
  });

  test('C29: ten submits at once with one key make one animal', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(staff, {}, { 'idempotency-key': 'k1' })));
    expect(statusCodes(answers)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => answer.json().data.item.uuidkey)).size).toBe(1);
  });

  test('C11: of twenty creations at once with one free place one succeeds', async () => {
    await portal.database.query('UPDATE shelter SET nmax = 3 WHERE id = $1', [shelter.id]);
    for (const geplaatst of ['P', 'G', 'J', 'A']) await addAnimal(portal.database, shelter.id, { geplaatst });
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(staff)));
    expect(statusCodes(answers)).toEqual([201, ...Array(19).fill(409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error.code).toBe('LIMIT_REACHED');
    expect((await create(admin, { asiel: shelter.id })).statusCode).toBe(409);
    expect((await create(staff, { geplaatst: 'J' })).statusCode).toBe(201);
    expect(await one(`SELECT ntotaal FROM shelter WHERE id = ${shelter.id}`)).toEqual({ ntotaal: 3 });
  });

  test('AN-054, C11: of twenty publications out of J with one free place one succeeds; N to G is always allowed', async () => {
    await portal.database.query('UPDATE shelter SET nmax = 2 WHERE id = $1', [shelter.id]);
    const listed = await addAnimal(portal.database, shelter.id);
    const placed = await Promise.all(
      Array.from({ length: 20 }, () =>
        addAnimal(portal.database, shelter.id, { geplaatst: 'J', published_at: daysAgo(9) }),
      ),
    );
    const answers = await Promise.all(placed.map(({ uuidkey }) => setStatus(staff, uuidkey, 'N')));
    expect(statusCodes(answers)).toEqual([200, ...Array(19).fill(409)]);
    expect((await setStatus(staff, listed.uuidkey, 'G')).statusCode).toBe(200);
    const archived = await addAnimal(portal.database, shelter.id, { geplaatst: 'A', published_at: daysAgo(9) });
    const refused = await setStatus(staff, archived.uuidkey, 'N');
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'LIMIT_REACHED']);
  });

  test('C11: a shelter without a limit has the default one', async () => {
    const small = await openMembersPortal(engine, { environment: { DEFAULT_NMAX: '1' } });
    const own = await addShelter(small.database);
    const person = await addUser(small.database, 'asiel', own);
    expect((await small.as(person, 'POST', 'animal', FORM)).statusCode).toBe(201);
    expect((await small.as(person, 'POST', 'animal', FORM)).statusCode).toBe(409);
    await small.close();
  });

  test('C10: J fills datumgeplaatst and leaving J empties it; the first publication never moves', async () => {
    const { uuidkey } = AnimalAnswer.parse((await create(staff)).json()).data.item;
    const published = () =>
      one<{ at: string | null }>('SELECT published_at AS at FROM animal WHERE uuidkey = $1', [uuidkey]);
    expect((await published())?.at).toBeNull();
    const item = async (geplaatst: string) =>
      AnimalAnswer.parse((await setStatus(staff, uuidkey, geplaatst)).json()).data.item;
    expect(await item('N')).toMatchObject({ geplaatst: 'N', statuslabel: 'Publiceren', dagen: 0, nieuw: 1 });
    const first = (await published())?.at;
    expect(first).not.toBeNull();
    expect((await portal.as(null, 'GET', `animal/${uuidkey}`)).statusCode).toBe(200);
    expect((await item('J')).datumgeplaatst).not.toBeNull();
    expect((await item('A')).datumgeplaatst).toBeNull();
    const read = async () => (await portal.as(null, 'GET', `animal/${uuidkey}`)).statusCode;
    expect(await eventually(read, (status) => status === 410)).toBe(410);
    await item('P');
    await item('N');
    expect((await published())?.at).toBe(first);
    expect((await auditOf(uuidkey)).map((line) => line.changes)).toEqual([
      { geplaatst: 'P' },
      ...['PN', 'NJ', 'JA', 'AP', 'PN'].map(([from, to]) => ({ from, to })),
    ]);
  });

  test('C10: the same status again is 200 without effect', async () => {
    const { uuidkey } = await addAnimal(portal.database, shelter.id);
    const answer = await setStatus(staff, uuidkey, 'N');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe('"1"');
    expect(await auditOf(uuidkey)).toEqual([]);
  });

  test('C29: an older If-Match is 412; of two editors one wins', async () => {
    const { uuidkey } = await addAnimal(portal.database, shelter.id);
    const etag = String((await portal.as(staff, 'GET', `animal/${uuidkey}`)).headers.etag);
    const answers = await Promise.all(['G', 'J'].map((to) => setStatus(staff, uuidkey, to, { 'if-match': etag })));
    expect(statusCodes(answers)).toEqual([200, 412]);
    expect(answers.find(({ statusCode }) => statusCode === 412)?.json().error.code).toBe('STALE');
    expect((await setStatus(staff, uuidkey, 'P', { 'if-match': '*' })).statusCode).toBe(200);
    expect((await setStatus(staff, uuidkey, 'N', { 'if-match': 'onzin' })).statusCode).toBe(412);
    expect((await setStatus(staff, uuidkey, 'N')).statusCode).toBe(200);
  });

  const update = (user: User | null, key: string, body: object, headers?: Record<string, string>) =>
    portal.as(user, 'PUT', `animal/${key}`, body, headers);

  test('C26: any part of the fields, cleaned, and nothing else', async () => {
    const { uuidkey } = await addAnimal(portal.database, shelter.id, { kleur: 'wit' });
    const before = Animal.parse((await portal.as(staff, 'GET', `animal/${uuidkey}`)).json().data.item);
    const answer = await update(staff, uuidkey, {
      ...{ naam: ' Bram ', rasaanvul: 'met\u202Estreep', youtubeUrl: 'youtu.be/x', gevonden: 'J' },
      omschrijving: '<p>Nieuw<img src=x onerror=alert(1)></p>',
      ...{ asiel: otherStaff.asiel, geplaatst: 'A', uuidkey: unknownKey(), id: 1, version: 99, soort: 2, fotourl: 'x' },
    });
    expect(answer.statusCode).toBe(200);
    const { item } = AnimalAnswer.parse(answer.json()).data;
    expect(item).toMatchObject({
      naam: 'Bram',
      gevonden: 'J',
      kleur: 'wit',
      soort: before.soort,
      geplaatst: 'N',
      id: before.id,
    });
    expect(item.asiel).toEqual(before.asiel);
    expect(item.omschrijving).toContain('Nieuw');
    expect(item.omschrijving).not.toContain('onerror');
    expect(item.rasaanvul).not.toContain('\u202E');
    expect(answer.headers.etag).toBe('"2"');
    const cleared = AnimalAnswer.parse((await update(staff, uuidkey, { kleur: '', rasaanvul: null })).json()).data.item;
    expect([cleared.kleur, cleared.rasaanvul, cleared.naam]).toEqual([null, null, 'Bram']);
    expect(await auditOf(uuidkey)).toEqual([
      {
        action: 'animal.update',
        changes: {
          fields: expect.arrayContaining(['naam', 'rasaanvul', 'gevonden', 'omschrijving']),
          from: expect.objectContaining({ naam: before.naam }),
          to: expect.not.objectContaining({ omschrijving: expect.anything() }),
          properties: [],
        },
        user_id: staff.id,
      },
      {
        action: 'animal.update',
        changes: {
          fields: ['rasaanvul', 'kleur'],
          from: { rasaanvul: item.rasaanvul, kleur: 'wit' },
          to: { rasaanvul: null, kleur: null },
          properties: [],
        },
        user_id: staff.id,
      },
    ]);
  });

  test('AN-055, C26: the checklist: what is the same changes nothing, no answer is X', async () => {
    const { uuidkey } = await addAnimal(portal.database, shelter.id);
    const answers = async (properties: object[]) => {
      const answer = await update(staff, uuidkey, { properties });
      const { item } = AnimalAnswer.parse(answer.json()).data;
      return {
        etag: answer.headers.etag,
        given: item.properties.filter(({ value }) => value !== 'X').map(({ key, value }) => key + value),
      };
    };
    const { item } = AnimalAnswer.parse((await update(staff, uuidkey, {})).json()).data;
    const [first, second] = item.properties.map(({ key }) => key);
    const given = await answers([
      { key: first, value: 'J' },
      { key: second, value: 'N' },
      { key: first, value: 'N' },
    ]);
    expect(given.given.sort()).toEqual([`${first}N`, `${second}N`].sort());
    expect(await answers([{ key: first, value: 'N' }])).toEqual(given);
    expect((await answers([{ key: first, value: 'X' }])).given).toEqual([`${second}N`]);
    expect((await auditOf(uuidkey)).map(({ changes }) => changes)).toEqual([
      { fields: [], properties: expect.arrayContaining([first, second]) },
      { fields: [], properties: [first] },
    ]);
  });

  test.each([
    [{ naam: ' ' }, 'naam'],
    [{ ras: 1 }, 'ras'],
    [{ leeftijd: 999 }, 'leeftijd'],
    [{ provincie: 999 }, 'provincie'],
    [{ omschrijving: '<p> </p>' }, 'omschrijving'],
    [{ omschrijving: '<script>x</script>' }, 'omschrijving'],
    [{ youtubeUrl: 'https://evil.example/x' }, 'youtubeUrl'],
    [{ properties: [{ key: 'onbekend', value: 'J' }] }, 'properties'],
  ])('C28: %j is refused with its field, and nothing is written', async (body, field) => {
    const { uuidkey } = await addAnimal(portal.database, shelter.id);
    const answer = await update(staff, uuidkey, { kleur: 'rood', ...body });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
    expect(AnimalAnswer.parse((await update(staff, uuidkey, {})).json()).data.item.kleur).not.toBe('rood');
    expect(await auditOf(uuidkey)).toEqual([]);
  });

  test('C29: of twenty editors at once with the same version one wins; without If-Match each keeps the field of the other', async () => {
    const { uuidkey } = await addAnimal(portal.database, shelter.id);
    const etag = String((await portal.as(staff, 'GET', `animal/${uuidkey}`)).headers.etag);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => update(staff, uuidkey, { naam: `Naam ${i}` }, { 'if-match': etag })),
    );
    expect(statusCodes(answers)).toEqual([200, ...Array(19).fill(412)]);
    await Promise.all([update(staff, uuidkey, { naam: 'Bram' }), update(admin, uuidkey, { kleur: 'rood' })]);
    const { item } = AnimalAnswer.parse((await update(staff, uuidkey, {})).json()).data;
    expect([item.naam, item.kleur]).toEqual(['Bram', 'rood']);
  });

  test('C29: visitors read the new name', async () => {
    const { uuidkey } = await addAnimal(portal.database, shelter.id);
    const read = async () => (await portal.as(null, 'GET', `animal/${uuidkey}`)).json().data.item.naam;
    await read();
    expect((await update(staff, uuidkey, { naam: 'Zonnetje' })).statusCode).toBe(200);
    expect(await eventually(read, (naam) => naam === 'Zonnetje')).toBe('Zonnetje');
  });

  const check = async (key: string, body: object, user: User = staff) => {
    const answer = await portal.as(user, 'POST', `animal/${key}/check`, body);
    return { etag: answer.headers.etag, ...AnimalCheckAnswer.parse(answer.json()).data };
  };

  test.each([
    ['N', 'J', { statusChanged: true, statuslabel: 'Geplaatst', askReview: true, fields: ['geplaatst'] }],
    ['J', 'J', { statusChanged: false, statuslabel: 'Geplaatst', askReview: false, fields: [] }],
    ['N', 'G', { statusChanged: true, statuslabel: 'Gereserveerd', askReview: false, fields: ['geplaatst'] }],
    ['A', 'N', { statusChanged: true, statuslabel: 'Publiceren', askReview: false, fields: ['geplaatst'] }],
    ['N', undefined, { statusChanged: false, statuslabel: 'Publiceren', askReview: false, fields: [] }],
  ])('AN-051: the change check from %s to %s, which writes nothing', async (from, geplaatst, expected) => {
    const { uuidkey } = await addAnimal(portal.database, shelter.id, { geplaatst: from });
    expect(await check(uuidkey, { geplaatst })).toEqual({ etag: '"1"', geplaatst: from, ...expected });
    expect((await portal.as(staff, 'GET', `animal/${uuidkey}`)).json().data.item.geplaatst).toBe(from);
    expect(await auditOf(uuidkey)).toEqual([]);
  });

  test('AN-051, AN-055: the change check names the fields that differ, after the same cleaning as a save, and no others', async () => {
    const { uuidkey } = await addAnimal(portal.database, shelter.id, {
      naam: 'Bram',
      kleur: null,
      omschrijving: '<p>Lief</p>',
    });
    const { item } = AnimalAnswer.parse((await update(staff, uuidkey, {})).json()).data;
    const key = item.properties[0]?.key;
    const same = {
      naam: ' Bram ',
      kleur: '',
      omschrijving: '<p onclick="x()">Lief</p>',
      properties: [{ key, value: 'X' }],
    };
    expect((await check(uuidkey, same)).fields).toEqual([]);
    const other = { naam: 'Saar', kleur: 'wit', youtubeUrl: 'youtu.be/x', omschrijving: '<p>Braaf</p>' };
    const { fields, etag } = await check(uuidkey, { ...other, properties: [{ key, value: 'J' }], geplaatst: 'G' });
    expect(fields.sort()).toEqual(['geplaatst', 'kleur', 'naam', 'omschrijving', 'properties', 'youtubeUrl']);
    expect((await update(staff, uuidkey, { naam: 'Saar' }, { 'if-match': String(etag) })).statusCode).toBe(200);
    expect((await update(staff, uuidkey, { naam: 'Tom' }, { 'if-match': String(etag) })).statusCode).toBe(412);
  });

  test.each([
    [{ naam: '' }, 'naam'],
    [{ ras: 201 }, 'ras'],
    [{ omschrijving: '<script>x</script>' }, 'omschrijving'],
    [{ properties: [{ key: 'onbekend', value: 'J' }] }, 'properties'],
    [{ geplaatst: 'Z' }, 'geplaatst'],
  ])('AN-051: what could not be saved is refused by the change check too: %j', async (body, field) => {
    const { uuidkey } = await addAnimal(portal.database, shelter.id);
    const answer = await portal.as(staff, 'POST', `animal/${uuidkey}/check`, body);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
  });

  test('AN-035, AN-039: the label of the sex follows geslacht, an emptied address of a film is youtube 0', async () => {
    const { uuidkey } = await addAnimal(portal.database, shelter.id);
    const saved = async (body: object) => AnimalAnswer.parse((await update(staff, uuidkey, body)).json()).data.item;
    const sexes = (await portal.as(null, 'GET', 'sex?soortid=1')).json().items as {
      id: number;
      naam: string;
      sexecode: string;
    }[];
    for (const { id, naam, sexecode } of sexes) {
      expect(await saved({ geslacht: id })).toMatchObject({ geslacht: id, sexenaam: naam, sexecode });
    }
    expect(await saved({ youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ' })).toMatchObject({ youtube: 1 });
    expect(await saved({ youtubeUrl: '' })).toMatchObject({ youtube: 0, youtubeUrl: null });
    for (const gevonden of ['J', 'N', 'X']) expect(await saved({ gevonden })).toMatchObject({ gevonden });
    for (const koppel of ['J', 'N']) expect(await saved({ koppel })).toMatchObject({ koppel });
    const made = await create(staff, { youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ' });
    expect(made.json().data.item).toMatchObject({ youtube: 1 });
  });

  test('C10: fifty placements of one animal at once: one change in history and audit, one date, and one mail to each who waits', async () => {
    const { uuidkey, id } = await addAnimal(portal.database, shelter.id);
    const reactions = await Promise.all(Array.from({ length: 3 }, () => addReaction(portal.database, id)));
    const keys = reactions.map((reaction) => reaction.uuidkey);
    const before = sent.length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => setStatus(staff, uuidkey, 'J')));
    expect(new Set(statusCodes(answers))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().data.item.datumgeplaatst)).size).toBe(1);
    expect(await auditOf(uuidkey)).toEqual([
      { action: 'animal.status', changes: { from: 'N', to: 'J' }, user_id: staff.id },
    ]);
    expect(
      await one(`SELECT count(*)::int AS n FROM animal_status_change WHERE dier_id = ${id} AND geplaatst_to = 'J'`),
    ).toEqual({ n: 1 });
    await portal.tasks.runDue();
    // Placing tells nobody by itself: staff are asked about the others who reacted.
    expect(sent.slice(before)).toEqual([]);
    const close = (i: number) =>
      portal.as(i % 2 ? staff : admin, 'POST', `animal/${uuidkey}/response/close`, { reactions: keys });
    const closed = await Promise.all([
      ...Array.from({ length: 50 }, (_, i) => close(i)),
      ...Array.from({ length: 10 }, () => setStatus(staff, uuidkey, 'J')),
    ]);
    expect(new Set(statusCodes(closed))).toEqual(new Set([200]));
    await portal.tasks.runDue();
    const mails = sent.slice(before).map(({ to, subject }) => `${to} ${subject}`);
    expect(mails).toHaveLength(3);
    expect(new Set(mails).size).toBe(3);
  });

  test('AN-040: who may not change it, and what is unknown', async () => {
    const listed = await addAnimal(portal.database, shelter.id);
    const hidden = await addAnimal(portal.database, shelter.id, { geplaatst: 'P' });
    const cases: [User | null, string, number][] = [
      [null, listed.uuidkey, 401],
      [null, unknownKey(), 401],
      [member, listed.uuidkey, 403],
      [member, hidden.uuidkey, 403],
      [member, unknownKey(), 403],
      [otherStaff, listed.uuidkey, 403],
      [otherStaff, hidden.uuidkey, 404],
      [otherStaff, unknownKey(), 404],
      [staff, unknownKey(), 404],
      [admin, unknownKey(), 404],
      [admin, hidden.uuidkey, 200],
      [staff, 'geen-sleutel', 400],
    ];
    for (const [user, key, status] of cases) {
      expect([key, (await setStatus(user, key, 'G')).statusCode]).toEqual([key, status]);
      expect([key, (await update(user, key, { naam: 'Bram' })).statusCode]).toEqual([key, status]);
      const asked = await portal.as(user, 'POST', `animal/${key}/check`, { naam: 'Bram' });
      expect([key, asked.statusCode]).toEqual([key, status]);
    }
    // Refused in Dutch, with nothing of the animal in it, and nothing was written.
    for (const [user, code, message] of [
      [null, 'NOT_SIGNED_IN', 'U bent niet ingelogd'],
      [member, 'NO_ACCESS', 'U heeft geen toegang'],
      [otherStaff, 'NO_ACCESS', 'U heeft geen toegang'],
    ] as const) {
      const answer = await update(user, listed.uuidkey, { naam: 'Bram' });
      const { requestId, ...error } = answer.json().error;
      expect([error, answer.headers.etag]).toEqual([{ code, message }, undefined]);
      expect(requestId).toEqual(expect.any(String));
    }
    expect(await auditOf(listed.uuidkey)).toEqual([]);
    expect((await setStatus(staff, listed.uuidkey, 'Z')).statusCode).toBe(422);
    const foreign = { geplaatst: 'G', asiel: otherStaff.asiel };
    expect((await portal.as(staff, 'PUT', `animal/${listed.uuidkey}/status`, foreign)).statusCode).toBe(422);
  });

  test('C12: publishing alerts who searches for it, once; preview, reserving and publishing again do not', async () => {
    const search = { naam: 'Katten', filters: { soort: '1', asiel: String(shelter.id) }, notify: 'direct' };
    sent.splice(0);
    expect((await portal.as(member, 'POST', 'savedsearch', search)).statusCode).toBe(201);
    const settle = async () => {
      for (let i = 0; i < 3; i += 1) await portal.tasks.runDue();
    };
    const { uuidkey } = AnimalAnswer.parse((await create(staff)).json()).data.item;
    await settle();
    expect(sent).toEqual([]);
    for (const geplaatst of ['N', 'G', 'P', 'N']) {
      expect((await setStatus(staff, uuidkey, geplaatst)).statusCode).toBe(200);
      await settle();
    }
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[member.email, 'Nieuw: Pluis']]);
  });
});
