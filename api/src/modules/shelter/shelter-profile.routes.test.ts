import { Shelter } from '@portal/shared/contract';
import { formatDateForForm } from '@portal/shared/domain';
import { addAnimal, addShelter, eventually } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';

describe.each(engines)('Asielprofiel on %s', (engine) => {
  let portal: TestPortal;
  let shelter: { id: number; uuidkey: string };
  let staff: TestPerson;
  let other: TestPerson;
  let admin: TestPerson;
  const put = (person: TestPerson | null, body: object, id: string | number = shelter.id) =>
    callAs(portal, person, 'PUT', `shelter/${id}`, body);
  const publicShelter = async () =>
    Shelter.parse((await callAs(portal, null, 'GET', `shelter/${shelter.id}`)).json().data);

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '1000' });
    shelter = await addShelter(portal.database, { naam: 'De Linde', nmax: 20 });
    const elsewhere = await addShelter(portal.database);
    staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    other = await addPerson(portal, { usertype: 'asiel', asiel: elsewhere.id });
    admin = await addPerson(portal, { usertype: 'admin' });
  }, 60_000);
  afterAll(() => portal.close());

  test('C15, C26: staff get their shelter by their own sign-in id, admins that of anybody, others nothing', async () => {
    const own = await callAs(portal, staff, 'GET', `shelter/user/${staff.uid}`);
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(Shelter.parse(own.json().data)).toMatchObject({ id: shelter.id, naam: 'De Linde' });
    expect((await callAs(portal, admin, 'GET', `shelter/user/${staff.uid}`)).statusCode).toBe(200);
    expect((await callAs(portal, other, 'GET', `shelter/user/${staff.uid}`)).statusCode).toBe(404);
    expect((await callAs(portal, admin, 'GET', `shelter/user/${admin.uid}`)).statusCode).toBe(404);
  });

  test('SH-043: a changed phone number shows on the public page although that answer was kept', async () => {
    expect((await publicShelter()).telefoon).not.toBe('+31205550123');
    const answer = await put(staff, { telefoon: '020 555 0123' });
    expect([answer.statusCode, answer.json().data.telefoon]).toEqual([200, '+31205550123']);
    const shown = await eventually(publicShelter, ({ telefoon }) => telefoon === '+31205550123');
    expect(shown.email).toBe('info@tehuis.example');
  });

  test('C46: postcode and address are stored in their normal form, empty fields as none', async () => {
    const answer = await put(staff, {
      postcode: '3511ab',
      url: 'delinde.example',
      donatienummer: '',
      adres: ' Laan 1 ',
    });
    expect(answer.json().data).toMatchObject({
      ...{ postcode: '3511 AB', url: 'https://delinde.example', donatienummer: null, adres: 'Laan 1' },
    });
  });

  test.each([
    [{ naam: ' ' }, { naam: 'Vul een naam in' }],
    [{ postcode: '0511 AB' }, { postcode: 'Vul een geldige postcode in' }],
    [{ land: 'BE' }, { postcode: 'Vul een geldige postcode in' }],
    [{ telefoon: '12' }, { telefoon: 'Vul een geldig telefoonnummer in' }],
    [{ provincie: 24 }, { provincie: 'Kies een provincie van dit land' }],
    [{ land: 'BE', postcode: '9000' }, { provincie: 'Kies een provincie van dit land' }],
  ])('C15, C46: %j is refused with the text of the form', async (body, fields) => {
    const answer = await put(staff, body);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, fields]);
  });

  test('C15: staff of another shelter get 403, nobody changes the uuidkey, and the limit is the admin’s', async () => {
    expect((await put(other, { naam: 'Gekaapt' })).statusCode).toBe(403);
    expect((await put(staff, { uuidkey: other.uuidkey, naam: 'De Linde' })).json().data.uuidkey).toBe(shelter.uuidkey);
    expect((await put(staff, { nmax: 500 })).statusCode).toBe(403);
    expect((await put(admin, { nmax: 0 }, shelter.uuidkey)).json().data.nmax).toBe(0);
    expect((await put(admin, { nmax: null })).json().data.nmax).toBeNull();
  });

  test('C05, C15: an animal is found by the new place of its shelter', async () => {
    await addAnimal(portal.database, shelter.id, { naam: 'Verhuisd' });
    expect((await put(staff, { plaats: 'Zeewolde' })).statusCode).toBe(200);
    const total = async () => (await callAs(portal, null, 'GET', 'animal?q=zeewolde')).json().pagination.totalRecords;
    expect(await eventually(total, (found) => found === 1)).toBe(1);
  });

  test('SH-043, C15: opening hours are stored whole, shown to everybody and taken away again', async () => {
    const closed = { soort: 'dicht', tijden: [] };
    const open = {
      soort: 'open',
      tijden: [
        { van: '10:00', tot: '12:00' },
        { van: '13:00', tot: '16:00' },
      ],
    };
    const openingstijden = { dagen: [closed, open, open, closed, closed, closed, closed], toelichting: 'Bel eerst' };
    expect((await put(other, { openingstijden })).statusCode).toBe(403);
    const refused = await put(staff, {
      openingstijden: { ...openingstijden, dagen: Array(7).fill({ ...open, tijden: [] }) },
    });
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      422,
      { openingstijden: 'Maandag: vul in van hoe laat tot hoe laat' },
    ]);
    expect((await put(staff, { openingstijden })).json().data.openingstijden).toEqual(openingstijden);
    const shown = await eventually(publicShelter, (seen) => seen.openingstijden !== null);
    expect(shown.openingstijden).toEqual(openingstijden);
    expect((await put(staff, { openingstijden: null })).json().data.openingstijden).toBeNull();
  });

  test('C15: a pause has a day from today on and a word; other staff cannot set it, and ending it takes the word along', async () => {
    const DAY_MS = 86_400_000;
    const inDays = (days: number) => formatDateForForm(new Date(Date.now() + days * DAY_MS));
    const pause = { vol_tot: inDays(10), vol_bericht: 'Wij verbouwen.' };
    expect((await put(other, pause)).statusCode).toBe(403);
    for (const day of [inDays(-2), inDays(400)])
      expect((await put(staff, { vol_tot: day })).json().error.fields).toEqual({
        vol_tot: 'Kies een dag vanaf vandaag, maximaal een jaar vooruit',
      });
    expect((await put(staff, { vol_tot: 'morgen' })).json().error.fields).toEqual({ vol_tot: 'Kies een datum' });
    expect((await put(staff, pause)).json().data).toMatchObject(pause);
    expect(await eventually(publicShelter, ({ vol_tot }) => vol_tot === pause.vol_tot)).toMatchObject(pause);
    const animal = await addAnimal(portal.database, shelter.id);
    const shownWith = async () =>
      (await callAs(portal, null, 'GET', `animal/${animal.uuidkey}`)).json().data.item.asiel;
    expect(await shownWith()).toMatchObject(pause);
    expect((await put(admin, { vol_tot: null })).json().data).toMatchObject({ vol_tot: null, vol_bericht: null });
    expect(await eventually(shownWith, ({ vol_tot }) => vol_tot === null)).toMatchObject({ vol_bericht: null });
  });

  test('C29: a change leaves an audit line: old and new of a limit, of an address the name of the field alone', async () => {
    await put(admin, { nmax: 41 });
    await put(admin, { nmax: 40, email: 'geheim@delinde.example' });
    const { rows } = await portal.database.query<{ changes: unknown; user_id: number }>(
      `SELECT changes, user_id FROM audit_entry WHERE object = 'shelter' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows[0]).toEqual({
      changes: { fields: ['email', 'nmax'], from: { nmax: 41 }, to: { nmax: 40 } },
      user_id: admin.id,
    });
  });
});
