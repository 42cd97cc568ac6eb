import { type Statistics, StatisticsAnswer } from '@portal/shared/contract';
import { addAnimal, addShelter } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';
import { lastMonths } from './statistics-months';

const MINUTE_MS = 60_000;
const MONTHS = lastMonths(new Date(), 12);
const [first = '', tenth = '', eleventh = '', last = ''] = [0, 9, 10, 11].map((index) => MONTHS[index]);

describe.each(engines)('the statistics of a shelter and of all on %s (AP-035)', (engine) => {
  let portal: TestPortal;
  let shelter: { id: number; uuidkey: string };
  let other: { id: number };
  let staff: TestPerson;
  let admin: TestPerson;
  let minutes = 0;

  /** An animal whose changes of status are exactly these, each on a day of a month at noon. */
  async function animalWith(asiel: number, changes: readonly (readonly [status: string, at: string])[]) {
    const [added] = changes;
    const geplaatst = changes.at(-1)?.[0] ?? 'P';
    const published = changes.find(([status]) => status === 'N')?.[1];
    const { id } = await addAnimal(portal.database, asiel, {
      geplaatst,
      datum: `${added?.[1]}T11:00:00Z`,
      published_at: published ? `${published}T11:00:00Z` : undefined,
    });
    await portal.database.query('DELETE FROM animal_status_change WHERE dier_id = $1', [id]);
    for (const [index, [status, at]] of changes.entries())
      await portal.database.query(
        'INSERT INTO animal_status_change (dier_id, geplaatst_from, geplaatst_to, changed_at) VALUES ($1, $2, $3, $4)',
        [id, changes[index - 1]?.[0] ?? null, status, `${at}T11:00:00Z`],
      );
    return id;
  }

  async function reactionTo(animal: number, asiel: number, created: string, answered: string | null) {
    await portal.database.query(
      `INSERT INTO reaction (dier_id, asiel_id, displayname, email, informatie, created_at, answered_at)
       VALUES ($1, $2, 'Jan', 'jan@post.example', 'Dag', $3, $4)`,
      [animal, asiel, created, answered],
    );
  }

  beforeAll(async () => {
    const now = () => new Date(Date.now() + minutes * MINUTE_MS);
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100' }, { now });
    shelter = await addShelter(portal.database);
    other = await addShelter(portal.database);
    staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    admin = await addPerson(portal, { usertype: 'admin' });
    // Long ago, in the period, and twice on the way.
    const moos = await animalWith(shelter.id, [['N', '2020-01-05']]);
    await animalWith(shelter.id, [
      ['P', `${first}-02`],
      ['N', `${first}-05`],
      ['G', `${tenth}-10`],
    ]);
    await animalWith(shelter.id, [
      ['N', `${eleventh}-01`],
      ['J', `${eleventh}-11`],
    ]);
    await animalWith(shelter.id, [
      ['N', `${eleventh}-01`],
      ['J', `${eleventh}-05`],
      ['A', `${eleventh}-20`],
    ]);
    const bram = await animalWith(other.id, [['P', `${first}-02`]]);
    await reactionTo(moos, shelter.id, `${eleventh}-10T10:00:00Z`, `${eleventh}-10T12:00:00Z`);
    await reactionTo(moos, shelter.id, `${eleventh}-11T10:00:00Z`, `${eleventh}-11T11:03:00Z`);
    await reactionTo(moos, shelter.id, `${eleventh}-12T10:00:00Z`, null);
    await reactionTo(bram, other.id, `${tenth}-12T10:00:00Z`, null);
    await portal.database.query(
      'INSERT INTO shelter_visit_month (asiel_id, month, visits) VALUES ($1, $3, 7), ($1, $4, 9), ($2, $4, 5)',
      [shelter.id, other.id, `${tenth}-01`, `${eleventh}-01`],
    );
  }, 60_000);
  afterAll(() => portal.close());

  async function monthsOf(path: string, person = admin): Promise<Record<string, Statistics['months'][number]>> {
    const answer = await callAs(portal, person, 'GET', path);
    const { months } = StatisticsAnswer.parse(answer.json()).data;
    expect(months.map(({ month }) => month)).toEqual(MONTHS);
    return Object.fromEntries(months.map((month) => [month.month, month]));
  }

  test('animals by status at the end of every month, also those that came before the first one', async () => {
    const months = await monthsOf(`shelter/${shelter.id}/statistics`, staff);
    const stockOf = (month: string) => [months[month]?.preview, months[month]?.published, months[month]?.reserved];
    expect(stockOf(first)).toEqual([0, 2, 0]);
    expect(stockOf(tenth)).toEqual([0, 1, 1]);
    expect(stockOf(last)).toEqual([0, 1, 1]);
    expect(months[first]).toMatchObject({ added: 1, placed: 0, archived: 0 });
    expect(months[eleventh]).toMatchObject({ added: 2, placed: 2, archived: 1 });
  });

  test('medians: days to placement, archived ones too, and hours to the first answer, the open reaction apart', async () => {
    const months = await monthsOf(`shelter/${shelter.uuidkey}/statistics`, staff);
    expect(months[eleventh]).toMatchObject({ placementDays: 7, reactions: 3, answerHours: 1.5 });
    expect(months[tenth]).toMatchObject({ placementDays: null, reactions: 0, answerHours: null });
  });

  test('visits by month: nothing is said of months before they were counted', async () => {
    const months = await monthsOf(`shelter/${shelter.id}/statistics`, staff);
    expect([first, tenth, eleventh, last].map((month) => months[month]?.visits)).toEqual([null, 7, 9, 0]);
  });

  test('the foundation reads all shelters together', async () => {
    const months = await monthsOf('statistics');
    expect(months[eleventh]).toMatchObject({
      preview: 1,
      published: 1,
      reserved: 1,
      placed: 2,
      visits: 14,
      reactions: 3,
    });
    expect(months[tenth]).toMatchObject({ reactions: 1, answerHours: null });
  });

  test('figures are kept for a minute', async () => {
    const placedIn = async () => (await monthsOf(`shelter/${other.id}/statistics`))[last]?.placed;
    expect(await placedIn()).toBe(0);
    await animalWith(other.id, [['J', `${last}-01`]]);
    expect(await placedIn()).toBe(0);
    minutes += 1.1;
    expect(await placedIn()).toBe(1);
  });

  test('a visit counts in its month, once for a visitor and a day', async () => {
    const { uuidkey } = await addAnimal(portal.database, other.id);
    const before = (await monthsOf(`shelter/${other.id}/statistics`))[last]?.visits;
    for (let i = 0; i < 2; i += 1)
      await portal.app.inject({
        method: 'POST',
        url: `/api/animal/${uuidkey}/visit`,
        headers: { 'user-agent': 'Mozilla/5.0 Firefox/130' },
      });
    await portal.app.close();
    const { rows } = await portal.database.query<{ visits: number }>(
      `SELECT sum(visits)::int AS visits FROM shelter_visit_month WHERE asiel_id = $1 AND month = $2`,
      [other.id, `${last}-01`],
    );
    expect(rows[0]?.visits).toBe((before ?? 0) + 1);
  });
});
