import { ReactionAnswer, ReactionPage, type User } from '@portal/shared/contract';
import { addAnimal, addShelter } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, openMembersPortal } from '../../testing/members';

const FORM = {
  displayname: 'Sanne de Vries',
  informatie: 'Ik kom graag langs',
  kinderen: 'Ja',
  huisdieren: 'Ja',
  tuin: 'Nee',
};
const FIT = { version: 1, kindOnderZes: 'Nee', dieren: ['kat'] };

describe.each(engines)('AN-092, C62: answers that come along with a reaction, on %s', (engine) => {
  let portal: MembersPortal;
  let shelter: { id: number; uuidkey: string };
  let member: User;
  let staff: User;
  let stranger: User;
  let admin: User;
  let animal: { id: number; uuidkey: string };

  const react = (body: object = {}) =>
    portal.as(member, 'POST', 'response', { ...FORM, email: member.email, dier: animal.uuidkey, fit: FIT, ...body });
  const answer = (key: string, value: string) =>
    portal.database.query(
      `INSERT INTO checklist_answer (dier_id, key, value) VALUES ($1, $2, $3)
       ON CONFLICT (dier_id, key) DO UPDATE SET value = excluded.value`,
      [animal.id, key, value],
    );
  const inbox = async (user = staff) =>
    ReactionPage.parse((await portal.as(user, 'GET', `shelter/${shelter.id}/response`)).json()).data[0];

  beforeAll(async () => {
    portal = await openMembersPortal(engine);
    shelter = await addShelter(portal.database);
    staff = await addUser(portal.database, 'asiel', shelter);
    stranger = await addUser(portal.database, 'asiel', await addShelter(portal.database));
    admin = await addUser(portal.database, 'admin');
  });
  beforeEach(async () => {
    await portal.database.exec('TRUNCATE reaction, mail, task CASCADE');
    member = await addUser(portal.database, 'default');
    animal = await addAnimal(portal.database, shelter.id);
    await answer('kinderen', 'J');
    await answer('katten', 'N');
  });
  afterAll(() => portal.close());

  test('staff and admins see them held against the animal, by the rules of the server', async () => {
    expect((await react()).statusCode).toBe(201);
    const expected = {
      ...{ version: 1, versie: 1, kindOnderZes: 'Nee', dieren: ['kat'] },
      verdicts: [
        { key: 'kinderen', answer: 'J', text: 'kan met kinderen', reason: null },
        { key: 'katten', answer: 'N', text: 'kan niet met katten', reason: 'heeft een kat' },
        { key: 'tuin', answer: 'X', text: 'kan zonder tuin', reason: null },
        { key: 'buiten', answer: 'X', text: 'hoeft niet naar buiten', reason: null },
      ],
    };
    const reaction = await inbox();
    expect(reaction?.fit).toEqual(expected);
    expect((await inbox(admin))?.fit).toEqual(expected);
    const moved = await portal.as(staff, 'PUT', `response/${reaction?.uuidkey}`, { statuscode: 'inprogress' });
    expect(ReactionAnswer.parse(moved.json()).data.item.fit).toEqual(expected);
  });

  test('the animal is read as it is now, and what the sender claims about the rules decides nothing', async () => {
    await react({ fit: { ...FIT, version: 7, verdicts: [{ key: 'katten', answer: 'J' }] } });
    await answer('katten', 'J');
    const fit = (await inbox())?.fit;
    expect(fit).toMatchObject({ version: 1, versie: 7 });
    expect(fit?.verdicts.find(({ key }) => key === 'katten')).toMatchObject({ answer: 'J', text: 'kan met katten' });
  });

  test('neither the sender nor another shelter gets it, and without answers there is none', async () => {
    const sent = await react();
    expect(sent.body).not.toMatch(/"fit"|kind_onder_zes|"dieren"|checked/);
    const mine = await portal.as(member, 'GET', 'response?mine=1');
    expect(mine.json().data).toHaveLength(1);
    expect(mine.body).not.toMatch(/"fit"|kind_onder_zes|"dieren"|checked/);
    expect((await portal.as(stranger, 'GET', `shelter/${shelter.id}/response`)).statusCode).toBe(404);
    expect((await portal.as(null, 'GET', `shelter/${shelter.id}/response`)).statusCode).toBe(401);
    await portal.database.exec('TRUNCATE reaction CASCADE');
    expect((await react({ fit: undefined })).statusCode).toBe(201);
    expect(await inbox()).not.toHaveProperty('fit');
  });

  test.each([
    ['a pet that is no choice', { ...FIT, dieren: ['draak'] }],
    ['more pets than there are choices', { ...FIT, dieren: ['kat', 'kat', 'kat', 'kat', 'kat'] }],
    ['an answer that is no choice', { ...FIT, kindOnderZes: 'misschien' }],
    ['no version', { dieren: ['kat'] }],
  ])('%s is refused with 422', async (_name, fit) => {
    const refused = await react({ fit });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.code).toBe('VALIDATION');
  });
});
