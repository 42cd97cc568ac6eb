import { addShelter } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs } from '../../testing/signed-in';

describe.each(engines)('C29: refused attempts on %s', (engine) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal(engine);
  }, 60_000);
  afterAll(() => portal.close());

  const lines = async () =>
    (
      await portal.database.query(
        `SELECT user_id, usertype, object, object_id, changes FROM audit_entry WHERE action = 'denied' ORDER BY id`,
      )
    ).rows;

  test('each leaves one line with who and what; visitors, unknown things and what is allowed leave none', async () => {
    const shelter = await addShelter(portal.database);
    const person = await addPerson(portal);
    const staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    expect((await callAs(portal, person, 'GET', 'users/?search=geheim')).statusCode).toBe(403);
    const change = { firstname: 'geheim', usertype: 'admin' };
    expect((await callAs(portal, staff, 'PUT', `users/${person.uid}`, change)).statusCode).toBe(403);
    expect((await callAs(portal, null, 'GET', 'users/')).statusCode).toBe(401);
    expect((await callAs(portal, person, 'GET', 'me')).statusCode).toBe(200);
    expect((await callAs(portal, person, 'GET', 'nowhere')).statusCode).toBe(404);
    expect(await lines()).toEqual([
      { user_id: person.id, usertype: 'default', object: 'GET /api/users/', object_id: null, changes: null },
      { user_id: staff.id, usertype: 'asiel', object: 'PUT /api/users/:uid', object_id: person.uid, changes: null },
    ]);
  });
});
