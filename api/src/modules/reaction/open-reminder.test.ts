import { addAnimal, addShelter } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { type MembersPortal, openMembersPortal } from '../../testing/members';
import { addReaction } from '../../testing/reaction-rows';
import { openReminders } from './open-reminder';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Friday, at seven in Amsterdam; no public holiday in the weeks around it. */
const FRIDAY = new Date('2026-11-20T06:00:00Z');

describe.each(engines)('C55: the mail about a reaction that waits, on %s', (engine) => {
  let portal: MembersPortal;
  let shelter: { id: number; uuidkey: string };
  let animal: { id: number };
  let now = FRIDAY;

  const sql = (text: string, ...values: (string | number | null)[]) => portal.database.query(text, values);
  const daysBefore = (days: number) => new Date(FRIDAY.getTime() - days * DAY_MS).toISOString();
  const add = (days: number, values: object = {}) =>
    addReaction(portal.database, animal.id, { created_at: daysBefore(days), ...values });
  const morning = (days = 0) => {
    now = new Date(FRIDAY.getTime() + days * DAY_MS);
    const facts = { origin: 'https://portaal.example', slug: 'pootjesplein', productName: 'Pootjesplein' };
    return openReminders({ database: portal.database, ...facts, now: () => now }).handle({}, { isLast: false });
  };
  const mails = async () =>
    (
      await portal.database.query<{ to_address: string; subject: string; text: string }>(
        `SELECT to_address, subject, text FROM mail WHERE template = 'reaction-waiting' ORDER BY id`,
      )
    ).rows;

  beforeAll(async () => {
    portal = await openMembersPortal(engine, { now: () => now });
  }, 60_000);
  beforeEach(async () => {
    await portal.database.exec('TRUNCATE reaction, mail, task CASCADE');
    shelter = await addShelter(portal.database, { naam: 'Tehuis Zuid', email: 'balie@zuid.example' });
    animal = await addAnimal(portal.database, shelter.id);
  });
  afterAll(() => portal.close());

  test.each([
    ['five days', 5, {}, 0],
    ['six days', 6, {}, 1],
    ['six days, taken in hand', 6, { statuscode: 'inprogress' }, 1],
    ['six days, answered', 6, { statuscode: 'done' }, 0],
    ['six days, archived', 6, { statuscode: 'archive' }, 0],
  ])('a reaction that waits %s is worth %p mails', async (_, days, values, expected) => {
    await add(days, values);
    await add(1);
    await morning();
    expect(await mails()).toHaveLength(expected);
  });

  test('says how many wait and since when, greets the shelter and leads to the tab of the oldest', async () => {
    await add(8, { statuscode: 'inprogress' });
    await add(2);
    await morning();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to_address: 'balie@zuid.example',
      subject: 'Er wacht al langer dan vijf dagen een reactie op antwoord',
    });
    for (const words of [
      'Beste Tehuis Zuid,',
      'is op 12-11-2026 gereageerd',
      'zijn het er 2',
      'https://portaal.example/mijn-pootjesplein/reacties?sort=oud&statuscode=inprogress',
    ])
      expect(mail?.text).toContain(words);
  });

  test('days on which the shelter is closed do not count', async () => {
    const dagen = Array.from({ length: 7 }, (_, i) => ({ soort: i < 5 ? 'afspraak' : 'dicht', tijden: [] }));
    await sql(
      'UPDATE shelter SET openingstijden = $2 WHERE id = $1',
      shelter.id,
      JSON.stringify({ dagen, toelichting: null }),
    );
    await add(7);
    await morning();
    expect(await mails()).toEqual([]);
    await morning(1);
    expect(await mails()).toEqual([]);
    await morning(3);
    expect(await mails()).toHaveLength(1);
  });

  test('at most one a week, also when the job is repeated or runs twice at once', async () => {
    await add(6);
    await Promise.all([morning(), morning()]);
    await morning(1);
    await morning(6);
    expect(await mails()).toHaveLength(1);
    await morning(7);
    expect(await mails()).toHaveLength(2);
  });

  test('none while the shelter is Even vol; the first morning after it again', async () => {
    await sql(`UPDATE shelter SET vol_tot = '2026-11-21' WHERE id = $1`, shelter.id);
    await add(10);
    await morning();
    await morning(1);
    expect(await mails()).toEqual([]);
    await morning(2);
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ['without an address', { email: null }],
    ['with an address that is none', { email: 'balie' }],
    ['that left', { active: false }],
  ])('a shelter %s gets none, and holds nobody up', async (_, values) => {
    const other = await addShelter(portal.database, values);
    await addReaction(portal.database, (await addAnimal(portal.database, other.id)).id, { created_at: daysBefore(9) });
    await add(9);
    await morning();
    expect((await mails()).map(({ to_address }) => to_address)).toEqual(['balie@zuid.example']);
  });

  test('the job is there from the start, for the next morning', async () => {
    await portal.tasks.start();
    await portal.tasks.stop();
    const { rows } = await sql(
      `SELECT count(*)::int AS n FROM task WHERE topic = 'reaction-waiting' AND done_at IS NULL`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});
