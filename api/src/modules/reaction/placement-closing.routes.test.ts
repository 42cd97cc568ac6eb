import { PlacementClosed, PlacementClosing, ReactionPage } from '@portal/shared/contract';
import { addAnimal, addShelter, eventually } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addReaction } from '../../testing/reaction-rows';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';

describe.each(engines)('closing the other reactions to a placed animal on %s', (engine) => {
  let portal: TestPortal;
  let shelter: { id: number; uuidkey: string };
  let staff: TestPerson;
  let admin: TestPerson;
  let animal: { id: number; uuidkey: string };

  const path = (of = animal) => `animal/${of.uuidkey}/response/close`;
  const preview = async () => PlacementClosing.parse((await callAs(portal, staff, 'GET', path())).json()).data;
  const close = (reactions: readonly string[], person: TestPerson | null = staff) =>
    callAs(portal, person, 'POST', path(), { reactions });
  const mails = async () =>
    (
      await portal.database.query<{ to_address: string; reply_to: string | null; subject: string; text: string }>(
        `SELECT to_address, reply_to, subject, text FROM mail WHERE template = 'reaction-placed' ORDER BY to_address`,
      )
    ).rows;
  const stored = async (key: string) =>
    (
      await portal.database.query<Record<string, unknown>>(
        'SELECT statuscode, answered_at, placement_closed_at IS NOT NULL AS told FROM reaction WHERE uuidkey = $1',
        [key],
      )
    ).rows[0];

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '1000' });
    shelter = await addShelter(portal.database, { naam: 'Tehuis Zuid' });
    staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    admin = await addPerson(portal, { usertype: 'admin' });
  }, 60_000);
  beforeEach(async () => {
    await portal.database.exec('TRUNCATE reaction, mail, task CASCADE');
    await portal.database.exec(`UPDATE animal SET geplaatst = 'A'`);
    animal = await addAnimal(portal.database, shelter.id, { geplaatst: 'J' });
  });
  afterAll(() => portal.close());

  test('C17: each open reaction has its mail beforehand; who got the animal, who was answered and who withdrew has none', async () => {
    const open = await addReaction(portal.database, animal.id, { displayname: 'Noor', email: 'noor@post.example' });
    const busy = await addReaction(portal.database, animal.id, { statuscode: 'inprogress' });
    const erased = await addReaction(portal.database, animal.id, { email: '' });
    for (const values of [{ geplaatst: true }, { statuscode: 'done' }, { statuscode: 'archive' }])
      await addReaction(portal.database, animal.id, values);
    const { dier, items, totalRecords } = await preview();
    expect(dier).toEqual({ uuidkey: animal.uuidkey, naam: 'Moos' });
    expect(totalRecords).toBe(3);
    expect(items.map(({ uuidkey, mail }) => [uuidkey, mail?.to ?? null])).toEqual([
      [open.uuidkey, 'noor@post.example'],
      [busy.uuidkey, expect.stringContaining('@post.example')],
      [erased.uuidkey, null],
    ]);
    expect(items[0]?.mail?.subject).toBe('Moos heeft een thuis gevonden');
    expect(items[0]?.mail?.text).toContain('Beste Noor,');
    expect(await mails()).toEqual([]);
    expect(await stored(open.uuidkey)).toMatchObject({ statuscode: 'send' });
  });

  test('C17: closing sends the previewed mails, archives with the reason, and is no answer', async () => {
    const one = await addReaction(portal.database, animal.id, { displayname: 'Noor' });
    const left = await addReaction(portal.database, animal.id);
    const before = await preview();
    const answer = PlacementClosed.parse((await close([one.uuidkey])).json());
    expect(answer.data).toEqual({ closed: 1, mailed: 1 });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ reply_to: 'info@tehuis.example', text: before.items[0]?.mail?.text });
    expect(await stored(one.uuidkey)).toEqual({ statuscode: 'archive', answered_at: null, told: true });
    expect(await stored(left.uuidkey)).toEqual({ statuscode: 'send', answered_at: null, told: false });
    const { rows: changes } = await portal.database.query(
      'SELECT status_from, status_to, cause, automatic, user_id FROM reaction_status_change WHERE reaction_id = $1',
      [one.id],
    );
    expect(changes).toEqual([
      { status_from: 'send', status_to: 'archive', cause: 'placed', automatic: true, user_id: staff.id },
    ]);
    const { rows: audit } = await portal.database.query(
      `SELECT user_id, changes FROM audit_entry WHERE action = 'reaction.close-placed' AND object_id = $1`,
      [animal.uuidkey],
    );
    expect(audit).toEqual([{ user_id: staff.id, changes: { reactions: [one.uuidkey], mailed: 1 } }]);
    const inbox = await callAs(portal, staff, 'GET', `shelter/${shelter.id}/response?statuscode=archive`);
    expect(ReactionPage.parse(inbox.json()).data[0]?.placement_closed_at).toEqual(expect.any(String));
  });

  test('C17: fifty calls at once are one set of mails', async () => {
    const reactions = await Promise.all(Array.from({ length: 4 }, () => addReaction(portal.database, animal.id)));
    const keys = reactions.map(({ uuidkey }) => uuidkey);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => close(keys, i % 2 ? staff : admin)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    const closed = answers.map((answer) => PlacementClosed.parse(answer.json()).data);
    expect(closed.reduce((sum, data) => sum + data.closed, 0)).toBe(4);
    expect(closed.reduce((sum, data) => sum + data.mailed, 0)).toBe(4);
    expect(new Set((await mails()).map(({ to_address }) => to_address)).size).toBe(4);
    expect(await mails()).toHaveLength(4);
  }, 60_000);

  test('C17: a reaction that staff open again is closed a second time without a second mail', async () => {
    const { uuidkey } = await addReaction(portal.database, animal.id);
    await close([uuidkey]);
    await callAs(portal, staff, 'PUT', `response/${uuidkey}`, { statuscode: 'inprogress' });
    expect((await preview()).items[0]).toMatchObject({ uuidkey, mail: null });
    expect((await close([uuidkey])).json().data).toEqual({ closed: 1, mailed: 0 });
    expect(await mails()).toHaveLength(1);
  });

  test('C17: only a placed animal, only its own reactions, and not an empty list', async () => {
    const { uuidkey } = await addReaction(portal.database, animal.id);
    const other = await addAnimal(portal.database, shelter.id, { geplaatst: 'J' });
    const foreign = await addReaction(portal.database, other.id);
    expect((await close([foreign.uuidkey])).json().data).toEqual({ closed: 0, mailed: 0 });
    expect((await close([])).statusCode).toBe(422);
    await portal.database.query(`UPDATE animal SET geplaatst = 'G' WHERE id = $1`, [animal.id]);
    const refused = await close([uuidkey]);
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      409,
      'Dit dier is niet geplaatst. Zet de status eerst op Geplaatst.',
    ]);
    expect((await callAs(portal, staff, 'GET', path())).statusCode).toBe(409);
    expect(await mails()).toEqual([]);
  });

  test('C17: the mail names three available animals of the kind, the nearest in age and place first; without any, the search', async () => {
    await addReaction(portal.database, animal.id);
    expect((await preview()).items[0]?.mail?.text).toContain('/zoek/dieren');
    const add = (naam: string, values: object) => addAnimal(portal.database, shelter.id, { naam, ...values });
    await add('Ver', { provincie: 1, leeftijd: 3 });
    await add('Gereserveerd', { geplaatst: 'G' });
    await add('Hond', { soort: 2, ras: 201, leeftijd: 13, geslacht: 11 });
    await add('Ouder', { leeftijd: 4 });
    await add('Preview', { geplaatst: 'P' });
    const near = await add('Dichtbij', {});
    const nearestFirst = /Dichtbij \(Kat.*Ouder \(Kat.*Ver \(Kat/s;
    const text = await eventually(
      async () => (await preview()).items[0]?.mail?.text ?? '',
      (shown) => nearestFirst.test(shown),
    );
    expect(text).toMatch(nearestFirst);
    expect(text).toContain(`/dier/${near.uuidkey}`);
    for (const naam of ['Gereserveerd', 'Hond', 'Preview']) expect(text).not.toContain(`${naam} (`);
  });
});
