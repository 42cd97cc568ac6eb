import { AnimalAnswer, MailAnswer, MailPage } from '@portal/shared/contract';
import { addShelter, eventually } from '../testing/animal-rows';
import { engines } from '../testing/database';
import { openTestPortal, type TestPortal } from '../testing/portal';
import { addPerson, bearer, callAs, type TestPerson } from '../testing/signed-in';

const FORM = {
  ...{ naam: 'Pluis', soort: 1, ras: 101, leeftijd: 3, geslacht: 1, koppel: 'N', gevonden: 'X', provincie: 10 },
  ...{ kleur: null, rasaanvul: null, amivedinummer: null, donatienummer: null, omschrijving: '<p>Een lieverd</p>' },
};
const WAIT_MS = 15_000;

describe.each(engines)('members on %s, with tokens and running jobs', (engine) => {
  let portal: TestPortal;
  let admin: TestPerson;
  let staff: TestPerson;
  let member: TestPerson;
  const mailsTo = async (address: string) => {
    const page = MailPage.parse((await callAs(portal, admin, 'GET', 'mail?rows=50')).json());
    return page.data.filter(({ to_address }) => to_address === address);
  };
  const publish = async (body: object = {}) => {
    const created = await callAs(portal, staff, 'POST', 'animal', { ...FORM, ...body });
    const { uuidkey } = AnimalAnswer.parse(created.json()).data.item;
    await callAs(portal, staff, 'PUT', `animal/${uuidkey}/status`, { geplaatst: 'N' });
    return uuidkey;
  };

  beforeAll(async () => {
    portal = await openTestPortal(engine);
    const shelter = await addShelter(portal.database);
    admin = await addPerson(portal, { usertype: 'admin' });
    staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    member = await addPerson(portal);
  });
  afterAll(() => portal.close());

  test('C12, C40: a saved search puts exactly one alert for the fitting animal into the outbox', async () => {
    const search = { naam: 'Katten', filters: { soort: '1', q: 'lieverd' }, notify: 'direct' };
    expect((await callAs(portal, member, 'POST', 'savedsearch', search)).statusCode).toBe(201);
    await publish({ omschrijving: '<p>Schuw</p>' });
    const key = await publish();
    const mails = await eventually(
      () => mailsTo(member.email),
      (found) => found.length > 0,
      WAIT_MS,
    );
    expect(mails.map(({ subject, status }) => [subject, status])).toEqual([['Nieuw: Pluis', 'waiting']]);
    const mail = MailAnswer.parse((await callAs(portal, admin, 'GET', `mail/${mails[0]?.id}`)).json()).data.item;
    expect(mail.text).toContain(`/dier/${key}`);
  });

  test('AN-074: search, react, and the shelter has it in its inbox', async () => {
    const dier = await publish();
    const form = { dier, displayname: 'Sanne', email: member.email, informatie: 'Ik kom graag langs' };
    expect((await callAs(portal, member, 'POST', 'response', form)).statusCode).toBe(201);
    const inbox = await callAs(
      portal,
      staff,
      'GET',
      `shelter/${(await portal.database.query<{ n: number }>('SELECT max(id) AS n FROM shelter')).rows[0]?.n}/response`,
    );
    expect(inbox.json().data).toHaveLength(1);
    expect((await mailsTo(member.email)).map(({ template }) => template)).toContain('reaction-confirmation');
  });

  test('AP-026: a write without a body, as the portal sends it', async () => {
    const headers = { ...bearer(member), 'content-type': 'application/json' };
    const url = `/api/favorite/${await publish()}`;
    expect((await portal.app.inject({ method: 'PUT', url, headers })).statusCode).toBe(200);
    expect((await portal.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
  });

  test('every new path is in the description of the api', async () => {
    const { paths } = (await portal.app.inject({ url: '/api/openapi.json' })).json();
    for (const path of ['favorite', 'savedsearch', 'savedsearch/unsubscribe', 'response', 'mail', 'task']) {
      expect(Object.keys(paths)).toContain(`/api/${path}`);
    }
  });
});
