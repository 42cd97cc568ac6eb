import { ReactionPage, type User } from '@portal/shared/contract';
import { addAnimal, addShelter, daysAgo } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, openMembersPortal } from '../../testing/members';
import { addReaction } from '../../testing/reaction-rows';
import { retention } from '../task';

describe.each(engines)('the inbox of a shelter on %s', (engine) => {
  let portal: MembersPortal;
  let shelter: { id: number; uuidkey: string };
  let staff: User;
  let admin: User;
  let adopter: User;
  let animal: { id: number; uuidkey: string };

  const inbox = async (query = '', user = staff) =>
    ReactionPage.parse((await portal.as(user, 'GET', `shelter/${shelter.id}/response${query}`)).json());
  const history = async (reactionId: number) =>
    (
      await portal.database.query(
        'SELECT status_from, status_to, cause, automatic, user_id FROM reaction_status_change WHERE reaction_id = $1 ORDER BY id',
        [reactionId],
      )
    ).rows;

  beforeAll(async () => {
    portal = await openMembersPortal(engine);
    shelter = await addShelter(portal.database, { naam: 'Tehuis Zuid' });
    staff = await addUser(portal.database, 'asiel', shelter);
    admin = await addUser(portal.database, 'admin');
    adopter = await addUser(portal.database, 'default');
  });
  beforeEach(async () => {
    await portal.database.exec('TRUNCATE reaction, mail, task CASCADE');
    animal = await addAnimal(portal.database, shelter.id);
  });
  afterAll(() => portal.close());

  test('C17: every change of status is kept with its time, its person and its cause', async () => {
    const { id, uuidkey } = await addReaction(portal.database, animal.id, { user_id: adopter.id });
    await portal.as(staff, 'PUT', `response/${uuidkey}`, { statuscode: 'inprogress' });
    await portal.as(staff, 'PUT', `response/${uuidkey}`, { statuscode: 'inprogress' });
    await portal.as(admin, 'POST', `response/${uuidkey}/answer`, { text: 'Kom maar langs' });
    await portal.as(adopter, 'DELETE', `response/${uuidkey}`);
    expect(await history(id)).toEqual([
      { status_from: 'send', status_to: 'inprogress', cause: 'moved', automatic: false, user_id: staff.id },
      { status_from: 'inprogress', status_to: 'done', cause: 'answered', automatic: false, user_id: admin.id },
      { status_from: 'done', status_to: 'archive', cause: 'withdrawn', automatic: false, user_id: adopter.id },
    ]);
  });

  test('C47: a term that ends is a change without a person, and the history goes with its reaction', async () => {
    const late = { statuscode: 'done', status_at: daysAgo(91), answered_at: daysAgo(91) };
    const { id } = await addReaction(portal.database, animal.id, late);
    await retention(portal.database, () => new Date()).handle({}, { isLast: false });
    const archived = { status_from: 'done', status_to: 'archive', cause: 'term', automatic: true, user_id: null };
    expect(await history(id)).toEqual([archived]);
    await retention(portal.database, () => new Date(Date.now() + 400 * 86_400_000)).handle({}, { isLast: false });
    expect(await history(id)).toEqual([]);
  });

  test('C17: ten moves at once to one status are one change', async () => {
    const { id, uuidkey } = await addReaction(portal.database, animal.id);
    const move = () => portal.as(staff, 'PUT', `response/${uuidkey}`, { statuscode: 'inprogress' });
    const answers = await Promise.all(Array.from({ length: 10 }, move));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await history(id)).toHaveLength(1);
  });

  test('C17: newest first, or oldest first; the summary says in which tab the oldest open one is', async () => {
    const old = await addReaction(portal.database, animal.id, {
      created_at: daysAgo(9),
      statuscode: 'inprogress',
    });
    const recent = await addReaction(portal.database, animal.id, { created_at: daysAgo(2) });
    await addReaction(portal.database, animal.id, { created_at: daysAgo(20), statuscode: 'done' });
    const keys = async (query: string) => (await inbox(query)).data.map(({ uuidkey }) => uuidkey);
    const open = '?statuscode=send,inprogress';
    expect(await keys(open)).toEqual([recent.uuidkey, old.uuidkey]);
    expect(await keys(`${open}&sort=oud`)).toEqual([old.uuidkey, recent.uuidkey]);
    expect((await portal.as(staff, 'GET', `shelter/${shelter.id}/response?sort=naam`)).statusCode).toBe(400);
    const { summary } = await inbox();
    expect(summary?.oldest_open_status).toBe('inprogress');
    expect(summary?.oldest_open_at?.slice(0, 10)).toBe(daysAgo(9).toISOString().slice(0, 10));
  });

  test('C17: the animal that is asked for has its name, also without reactions; one of another shelter has none', async () => {
    expect((await inbox(`?dier=${animal.uuidkey}`)).summary?.dier).toEqual({ uuidkey: animal.uuidkey, naam: 'Moos' });
    const foreign = await addAnimal(portal.database, (await addShelter(portal.database)).id);
    expect((await inbox(`?dier=${foreign.uuidkey}`)).summary?.dier).toBeNull();
    expect((await inbox()).summary?.dier).toBeNull();
    const all = ReactionPage.parse((await portal.as(admin, 'GET', `response?dier=${foreign.uuidkey}`)).json());
    expect(all.summary?.dier?.uuidkey).toBe(foreign.uuidkey);
  });

  test('C17: placed animals that others still wait for are named with the number of open reactions', async () => {
    const placed = await addAnimal(portal.database, shelter.id, { naam: 'Pluis', geplaatst: 'J' });
    await addReaction(portal.database, animal.id);
    await addReaction(portal.database, placed.id);
    await addReaction(portal.database, placed.id, { statuscode: 'inprogress' });
    await addReaction(portal.database, placed.id, { statuscode: 'done' });
    await addReaction(portal.database, placed.id, { geplaatst: true });
    expect((await inbox()).summary?.placed).toEqual([{ uuidkey: placed.uuidkey, naam: 'Pluis', aantal: 2 }]);
    expect((await inbox(`?dier=${animal.uuidkey}`)).summary?.placed).toEqual([]);
  });
});
