import { ResponseTimeAnswer, type User } from '@portal/shared/contract';
import { addAnimal, addShelter } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { addUser, type MembersPortal, memoryMail, openMembersPortal } from '../../testing/members';
import { renewResponseTimes } from './response-time';

const NOW = new Date('2026-11-20T12:00:00Z');

describe.each(engines)('how fast a shelter answers on %s', (engine) => {
  let portal: MembersPortal;
  let shelter: { id: number; uuidkey: string };
  let animal: { id: number };
  let staff: User;

  beforeAll(async () => {
    portal = await openMembersPortal(engine, { mail: memoryMail().transport, now: () => NOW });
    shelter = await addShelter(portal.database);
    staff = await addUser(portal.database, 'asiel', shelter);
    animal = await addAnimal(portal.database, shelter.id);
  }, 60_000);
  afterEach(() => portal.database.exec('TRUNCATE reaction CASCADE'));
  afterAll(() => portal.close());

  const add = (sent: string, answered: string | null) =>
    portal.database.query(
      `INSERT INTO reaction (dier_id, asiel_id, displayname, email, informatie, created_at, answered_at, statuscode)
       VALUES ($1, $2, 'Jan', 'jan@post.example', 'x', $3, $4, CASE WHEN $4::timestamptz IS NULL THEN 'send' ELSE 'done' END)`,
      [animal.id, shelter.id, sent, answered],
    );
  const addAnswered = async (count: number) => {
    for (let i = 0; i < count; i += 1) await add('2026-11-09T09:00:00Z', '2026-11-12T09:00:00Z');
  };
  const figure = async () =>
    ResponseTimeAnswer.parse((await portal.as(staff, 'GET', `shelter/${shelter.id}/reactietijd`)).json()).data;
  const publicFigures = async () => {
    const { rows } = await portal.database.query('SELECT reageert_binnen FROM shelter WHERE id = $1', [shelter.id]);
    return rows[0];
  };

  test('the public figure exists from five answers on, and counts the opening days of the shelter (C15)', async () => {
    await addAnswered(4);
    await renewResponseTimes(portal.database, NOW);
    expect([await publicFigures(), (await figure()).beantwoord]).toEqual([{ reageert_binnen: null }, 4]);
    await addAnswered(1);
    await renewResponseTimes(portal.database, NOW);
    expect([await publicFigures(), await figure()]).toEqual([
      { reageert_binnen: 3 },
      { dagen: 3, beantwoord: 5, nodig: 5, open: 0, oudste_open: null },
    ]);
    const week = {
      dagen: Array.from({ length: 7 }, (_, i) => ({ soort: i === 1 ? 'dicht' : 'afspraak', tijden: [] })),
    };
    await portal.database.query('UPDATE shelter SET openingstijden = $2 WHERE id = $1', [
      shelter.id,
      JSON.stringify({ ...week, toelichting: null }),
    ]);
    await renewResponseTimes(portal.database, NOW);
    expect(await publicFigures()).toEqual({ reageert_binnen: 2 });
    const { data } = (await portal.as(null, 'GET', `shelter/${shelter.id}`)).json();
    expect(data.reageert_binnen).toBe(2);
  });

  test('what is older than 90 days, has no answer or was withdrawn says nothing; open ones are counted (C15)', async () => {
    await add('2026-08-22T09:00:00Z', '2026-08-23T09:00:00Z');
    for (let i = 0; i < 4; i += 1) await add('2026-08-22T12:00:01Z', '2026-08-23T09:00:00Z');
    await add('2026-11-02T09:00:00Z', null);
    await add('2026-11-19T09:00:00Z', null);
    const gone = `UPDATE reaction SET statuscode = 'archive', withdrawn_at = now() WHERE created_at = '2026-11-19T09:00:00Z'`;
    await portal.database.exec(gone);
    await renewResponseTimes(portal.database, NOW);
    expect(await figure()).toEqual({
      dagen: null,
      beantwoord: 4,
      nodig: 5,
      open: 1,
      oudste_open: '2026-11-02T09:00:00.000Z',
    });
  });

  test('a shelter whose figures stay is not written again (C15)', async () => {
    await addAnswered(5);
    await renewResponseTimes(portal.database, NOW);
    const touched = async () =>
      (await portal.database.query<{ v: number }>(`SELECT v FROM catalog_version WHERE name = 'shelter'`)).rows[0]?.v;
    const before = await touched();
    await renewResponseTimes(portal.database, NOW);
    expect(await touched()).toBe(before);
  });
});
