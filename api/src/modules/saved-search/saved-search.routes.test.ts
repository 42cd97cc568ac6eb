import { SavedSearchAnswer, SavedSearchList, type User } from '@portal/shared/contract';
import { enqueueTask } from '../../ports/task/port';
import { addAnimal, addShelter, unknownKey } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, memoryMail, openMembersPortal } from '../../testing/members';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(engines)('saved searches on %s', (engine) => {
  let portal: MembersPortal;
  let shelter: { id: number; uuidkey: string };
  let member: User;
  let ahead = 0;
  const { sent, transport } = memoryMail();

  const save = (user: User | null, body: object, headers?: Record<string, string>) =>
    portal.as(user, 'POST', 'savedsearch', { naam: 'Kat in Utrecht', filters: { soort: '1' }, ...body }, headers);
  const saved = async (user: User, body: object = {}) =>
    SavedSearchAnswer.parse((await save(user, body)).json()).data.item;
  const list = async (user = member) =>
    SavedSearchList.parse((await portal.as(user, 'GET', 'savedsearch')).json()).data.items;

  /** As the modules that publish do it. */
  async function publish(values: Parameters<typeof addAnimal>[2] = {}) {
    const animal = await addAnimal(portal.database, shelter.id, values);
    await enqueueTask(portal.database, { topic: 'saved-search-match', payload: { animal: animal.id } });
    return animal;
  }
  async function settle() {
    await portal.tasks.runDue();
    await portal.tasks.runDue();
    await portal.tasks.runDue();
  }
  const digest = async () => {
    await enqueueTask(portal.database, { topic: 'saved-search-digest', payload: {} });
    await settle();
  };

  beforeAll(async () => {
    portal = await openMembersPortal(engine, {
      mail: transport,
      now: () => new Date(Date.now() + 1000 + ahead),
      environment: { RATE_LIMIT_FACTOR: '100' },
    });
    shelter = await addShelter(portal.database);
  });
  beforeEach(async () => {
    ahead = 0;
    sent.length = 0;
    await portal.database.exec('TRUNCATE saved_search, task, mail CASCADE');
    member = await addUser(portal.database, 'default');
  });
  afterAll(() => portal.close());

  test('AP-027: a search is kept, changed and removed', async () => {
    const answer = await save(member, { filters: { soort: '1,4', provincie: 'x', eig: 'kinderen' }, notify: 'daily' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { item } = SavedSearchAnswer.parse(answer.json()).data;
    expect(item).toMatchObject({ naam: 'Kat in Utrecht', soort: [1, 4], notify: 'daily', newCount: 0 });
    expect(item.filters).toEqual({ soort: '1,4', eig: 'kinderen' });
    const change = { naam: 'Hond', filters: { soort: 2 }, notify: 'none' };
    const changed = await portal.as(member, 'PUT', `savedsearch/${item.uuidkey}`, change);
    expect(changed.json().data.item).toMatchObject({
      naam: 'Hond',
      soort: [2],
      filters: { soort: '2' },
      notify: 'none',
    });
    expect(await list()).toHaveLength(1);
    expect((await portal.as(member, 'DELETE', `savedsearch/${item.uuidkey}`)).statusCode).toBe(204);
    expect((await portal.as(member, 'DELETE', `savedsearch/${item.uuidkey}`)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('AP-027: visitors 401, staff and admins 403, another person’s search 404', async () => {
    const { uuidkey } = await saved(member);
    const staff = await addUser(portal.database, 'asiel', shelter);
    const people = [
      [null, 401],
      [staff, 403],
      [await addUser(portal.database, 'admin'), 403],
    ] as const;
    for (const [person, status] of people) {
      expect((await portal.as(person, 'GET', 'savedsearch')).statusCode).toBe(status);
      expect((await save(person, { naam: '' })).statusCode).toBe(status);
      expect((await portal.as(person, 'PUT', `savedsearch/${uuidkey}`, {})).statusCode).toBe(status);
      expect((await portal.as(person, 'DELETE', `savedsearch/${uuidkey}`)).statusCode).toBe(status);
    }
    const other = await addUser(portal.database, 'default');
    for (const key of [uuidkey, unknownKey()]) {
      expect((await portal.as(other, 'PUT', `savedsearch/${key}`, { naam: 'Mijn' })).statusCode).toBe(404);
      expect((await portal.as(other, 'DELETE', `savedsearch/${key}`)).statusCode).toBe(404);
    }
    expect(await list()).toHaveLength(1);
  });

  test.each([
    [{ naam: ' ' }, 'naam'],
    [{ filters: { soort: '9' } }, 'filters'],
    [{ notify: 'hourly' }, 'notify'],
  ])('a search that is wrong is 422 with its field: %j', async (body, field) => {
    const answer = await save(member, body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  });

  test('C12: the 21st is refused, also when ten come at once', async () => {
    for (let i = 0; i < 19; i += 1) await saved(member);
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(member, {})));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error.code).toBe('LIMIT_REACHED');
    expect(await list()).toHaveLength(20);
  });

  test('C29: ten submits with one Idempotency-Key keep one search; another body with the key is 422', async () => {
    const headers = { 'idempotency-key': 'form-1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(member, {}, headers)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await list()).toHaveLength(1);
    expect((await save(member, { naam: 'Anders' }, headers)).statusCode).toBe(422);
    expect((await save(await addUser(portal.database, 'default'), {}, headers)).statusCode).toBe(201);
  });

  test('C12: exactly one mail for exactly the fitting animal, with one-click unsubscribe', async () => {
    const filters = { soort: '1', provincie: '10', q: 'lieverd' };
    await saved(member, { filters, notify: 'direct' });
    await saved(member, { filters: { soort: '2' }, notify: 'direct' });
    await publish({ naam: 'Streep', omschrijving: '<p>Verlegen</p>' });
    await publish({ naam: 'Verweg', omschrijving: '<p>Een lieverd</p>', provincie: 4 });
    await publish({ naam: 'Nog niet', omschrijving: '<p>Een lieverd</p>', geplaatst: 'P' });
    const fitting = await publish({ naam: 'Moos', omschrijving: '<p>Een lieverd</p>' });
    await enqueueTask(portal.database, { topic: 'saved-search-match', payload: { animal: fitting.id } });
    await settle();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: member.email, subject: 'Nieuw: Moos' });
    expect(sent[0]?.text).toContain(`https://portaal.example/dier/${fitting.uuidkey}`);
    expect(sent[0]?.text).not.toContain('Verweg');
    expect((await list()).map(({ newCount }) => newCount)).toEqual([0, 1]);

    const url = new URL(sent[0]?.unsubscribeUrl ?? '');
    expect(sent[0]?.html).toContain(`/bevestigen?mode=unsubscribe&amp;oobCode=${url.searchParams.get('code')}`);
    const click = await portal.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(click.statusCode).toBe(200);
    expect((await list()).map(({ notify }) => notify)).toEqual(['direct', 'none']);
    expect((await portal.as(null, 'POST', `savedsearch/unsubscribe${url.search}`)).statusCode).toBe(200);
  });

  test('AP-027: a wrong code is 404 and needs no sign-in', async () => {
    expect((await portal.as(null, 'POST', 'savedsearch/unsubscribe?code=fout')).statusCode).toBe(404);
    expect((await portal.as(null, 'POST', 'savedsearch/unsubscribe')).statusCode).toBe(400);
  });

  test('C12: animals from before the search, and those that were seen, are not new', async () => {
    await publish({ naam: 'Eerder' });
    const { uuidkey } = await saved(member, { notify: 'direct' });
    await settle();
    expect(sent).toEqual([]);
    await publish({ naam: 'Later' });
    await settle();
    expect((await list())[0]?.newCount).toBe(1);
    await portal.as(member, 'PUT', `savedsearch/${uuidkey}`, { viewed: true });
    expect((await list())[0]?.newCount).toBe(0);
  });

  test('C12: direct mails are at least an hour apart and then hold what came meanwhile', async () => {
    await saved(member, { notify: 'direct' });
    await publish({ naam: 'Een' });
    await settle();
    await publish({ naam: 'Twee' });
    await publish({ naam: 'Drie' });
    ahead = HOUR / 2;
    await settle();
    expect(sent).toHaveLength(1);
    ahead = 2 * HOUR;
    await settle();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.subject).toBe('2 nieuwe dieren voor u');
  });

  test('C12: daily and weekly searches come in one digest, each animal once; weekly not again the next day', async () => {
    await saved(member, { naam: 'Elke dag', notify: 'daily' });
    await saved(member, { naam: 'Elke week', notify: 'weekly' });
    await saved(member, { naam: 'Nooit', notify: 'none' });
    await publish({ naam: 'Maandag' });
    await settle();
    expect(sent).toEqual([]);
    await digest();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe('Nieuw: Maandag');
    await digest();
    expect(sent).toHaveLength(1);
    await publish({ naam: 'Dinsdag' });
    await settle();
    ahead = DAY;
    await digest();
    expect(sent).toHaveLength(2);
    ahead = 8 * DAY;
    await digest();
    expect(sent).toHaveLength(3);
    expect(sent[2]?.text).toContain('Elke week');
    expect((await list()).map(({ newCount }) => newCount)).toEqual([2, 2, 2]);
  });

  test('C12: no mail to an address that nobody confirmed; the mails begin when it is', async () => {
    await portal.database.query('UPDATE account SET email_verified = false WHERE id = $1', [member.id]);
    for (const notify of ['direct', 'daily']) await saved(member, { notify });
    await publish();
    await settle();
    await digest();
    expect(sent).toEqual([]);
    expect((await list()).map(({ newCount }) => newCount)).toEqual([1, 1]);
    await portal.database.query('UPDATE account SET email_verified = true WHERE id = $1', [member.id]);
    await publish({ naam: 'Nieuw na bevestiging' });
    await settle();
    await digest();
    expect(sent.map(({ subject }) => subject)).toEqual(['Nieuw: Nieuw na bevestiging', '2 nieuwe dieren voor u']);
  });

  test('C12: no mail to who was not here for twelve months or closed the account', async () => {
    for (const [column, value] of [
      ['last_login_at', new Date(Date.now() - 370 * DAY)],
      ['closed_at', new Date()],
    ] as const) {
      const person = await addUser(portal.database, 'default');
      await saved(person, { notify: 'direct' });
      await portal.database.query(`UPDATE account SET ${column} = $2 WHERE id = $1`, [person.id, value]);
    }
    await publish();
    await settle();
    expect(sent).toEqual([]);
  });

  test('C12: mails that are switched on begin with the next animal', async () => {
    const { uuidkey } = await saved(member);
    await publish({ naam: 'Oud' });
    await settle();
    await portal.as(member, 'PUT', `savedsearch/${uuidkey}`, { notify: 'direct' });
    await publish({ naam: 'Nieuw' });
    await settle();
    expect(sent.map(({ subject }) => subject)).toEqual(['Nieuw: Nieuw']);
  });
});
