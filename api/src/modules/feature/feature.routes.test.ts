import { FeatureAnswer, FeatureList, ManagedFeatureAnswer } from '@portal/shared/contract';
import { addChatWorld, type ChatWorld } from '../../testing/chat-rows';
import { engines } from '../../testing/database';
import { openTestPortal, portalOn, type TestPortal } from '../../testing/portal';
import { callAs, type TestPerson } from '../../testing/signed-in';

const NOWHERE = { environment: '', asiel_ids: [], user_ids: [] };

describe.each(engines)('feature flags on %s', (engine) => {
  let portal: TestPortal;
  let world: ChatWorld;
  beforeAll(async () => {
    portal = await openTestPortal(engine, { PORTAL_ENVIRONMENT: 'acceptatie', RATE_LIMIT_FACTOR: '100' });
    world = await addChatWorld(portal);
  }, 60_000);
  afterAll(() => portal.close());

  const set = (flag: object, person: TestPerson | null = world.admin, alias = 'review-chat') =>
    callAs(portal, person, 'PUT', `feature/${alias}`, { ...NOWHERE, ...flag });
  const isOn = async (person: TestPerson | null) =>
    FeatureAnswer.parse((await callAs(portal, person, 'GET', 'feature/review-chat')).json()).data.item.on;
  const people = () => [null, world.author, world.staff, world.otherStaff, world.admin];
  const onFor = () => Promise.all(people().map(isOn));

  test.each<[string, (world: ChatWorld) => object, boolean[]]>([
    ['nobody', () => ({}), [false, false, false, false, false]],
    ['all', () => ({ environment: 'all' }), [true, true, true, true, true]],
    ['this environment', () => ({ environment: 'demo, Acceptatie' }), [true, true, true, true, true]],
    ['another environment', () => ({ environment: 'demo' }), [false, false, false, false, false]],
    ['one shelter', ({ shelter }) => ({ asiel_ids: [shelter.id] }), [false, false, true, false, false]],
    ['one person', ({ author }) => ({ user_ids: [author.uid] }), [false, true, false, false, false]],
  ])(
    'SH-077, C41: a flag for %s, asked by visitor, adopter, staff, other staff and admin',
    async (_for, flag, expected) => {
      expect((await set(flag(world))).statusCode).toBe(200);
      expect(await onFor()).toEqual(expected);
    },
  );

  test('AP-025: nobody but an admin learns for whom a flag is on', async () => {
    await set({ asiel_ids: [world.shelter.id], user_ids: [world.author.uid] });
    for (const person of people()) {
      const { body } = await callAs(portal, person, 'GET', 'feature/review-chat');
      expect(JSON.parse(body)).toEqual({ data: { item: { alias: 'review-chat', on: expect.any(Boolean) } } });
    }
    const { items } = FeatureList.parse((await callAs(portal, world.admin, 'GET', 'feature')).json()).data;
    expect(items).toEqual([
      {
        ...{ alias: 'review-chat', environment: '', asiel_ids: [world.shelter.id], user_ids: [world.author.uid] },
        asielen: [{ id: world.shelter.id, naam: expect.stringContaining('Dierentehuis') }],
        users: [{ uid: world.author.uid, email: world.author.email }],
      },
    ]);
  });

  test('AP-025: an unknown alias is 404, to read and to set; the sign-in of a visitor is asked first', async () => {
    expect((await callAs(portal, null, 'GET', 'feature/iets-anders')).statusCode).toBe(404);
    expect((await callAs(portal, null, 'GET', 'feature/Iets_Anders')).statusCode).toBe(400);
    expect((await set({}, world.admin, 'iets-anders')).statusCode).toBe(404);
    expect((await set({}, null)).statusCode).toBe(401);
    expect((await set({}, world.staff)).statusCode).toBe(403);
  });

  test('C57: shelters and people of a flag must exist; a refused change changes nothing', async () => {
    await set({ environment: 'all' });
    const refused = await set({ asiel_ids: [world.shelter.id, 999_999], user_ids: ['niemand', 'ook-niemand'] });
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      422,
      {
        asiel_ids: 'Asiel 999999 bestaat niet',
        user_ids: 'Deze gebruikers bestaan niet: niemand, ook-niemand',
      },
    ]);
    for (const environment of ['a b c;', 'all,', '<script>', 'x'.repeat(201)]) {
      expect((await set({ environment })).json().error.fields).toHaveProperty('environment');
    }
    expect(await isOn(null)).toBe(true);
  });

  test('C57: setting a flag leaves one audit line with the changed fields; the same again leaves none', async () => {
    await set({});
    const linesOf = async () => {
      const { rows } = await portal.database.query(
        `SELECT user_id, action, object_id, changes FROM audit_entry WHERE object = 'feature' ORDER BY id DESC`,
      );
      return rows;
    };
    const before = (await linesOf()).length;
    const id = world.shelter.id;
    const answer = ManagedFeatureAnswer.parse((await set({ environment: 'demo', asiel_ids: [id, id] })).json());
    expect(answer.data.item).toMatchObject({ environment: 'demo', asiel_ids: [id] });
    await set({ environment: 'demo', asiel_ids: [id] });
    const lines = await linesOf();
    expect(lines.length).toBe(before + 1);
    expect(lines[0]).toEqual({
      ...{ user_id: world.admin.id, action: 'feature.set', object_id: 'review-chat' },
      changes: { fields: ['environment', 'asiel_ids'] },
    });
  });

  test('SH-077, C41: the local environment has every flag, also one that is off and one that nobody has set', async () => {
    await set({});
    const local = await portalOn(portal.database, { PORTAL_ENVIRONMENT: 'local' });
    try {
      const ask = async () => (await local.app.inject('/api/feature/review-chat')).json().data.item.on;
      expect(await ask()).toBe(true);
      await portal.database.query('DELETE FROM feature');
      expect([await ask(), await isOn(null)]).toEqual([true, false]);
      expect((await local.app.inject('/api/feature/iets-anders')).statusCode).toBe(404);
    } finally {
      await local.close();
    }
  });
});
