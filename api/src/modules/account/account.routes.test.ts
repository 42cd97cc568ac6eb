import { addShelter } from '../../testing/animal-rows';
import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addPerson, callAs, type TestPerson } from '../../testing/signed-in';

describe.each(engines)('account management on %s (C37)', (engine) => {
  let portal: TestPortal;
  let admin: TestPerson;
  let shelter: { id: number; uuidkey: string };

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100' });
    shelter = await addShelter(portal.database);
    admin = await addPerson(portal, { usertype: 'admin' });
  }, 60_000);
  afterAll(() => portal.close());

  const put = (person: TestPerson, uid: string, body: object) => callAs(portal, person, 'PUT', `users/${uid}`, body);

  test('AP-014: the list is for admins: S and D 403, V 401', async () => {
    const staff = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id });
    const adopter = await addPerson(portal);
    const statuses = [];
    for (const person of [null, adopter, staff, admin])
      statuses.push((await callAs(portal, person, 'GET', 'users/')).statusCode);
    expect(statuses).toEqual([401, 403, 403, 200]);
  });

  test('AP-014: first, rows, search in the address, types in any case', async () => {
    for (const email of ['zoek_een@post.example', 'zoekXtwee@post.example']) await addPerson(portal, { email });
    const list = async (query: string) => (await callAs(portal, admin, 'GET', `users/?${query}`)).json();
    expect((await list('search=ZOEK_')).data.map(({ email }: { email: string }) => email)).toEqual([
      'zoek_een@post.example',
    ]);
    const page = await list('rows=5&first=1&usertype=Beheer');
    expect(page.data.every(({ usertype }: { usertype: string }) => usertype === 'admin')).toBe(true);
    expect(page.pagination.totalRecords).toBe(page.data.length);
    expect((await list('rows=5&first=99')).data).toEqual([]);
  });

  test('BE-024: linking gives type and role asiel level 6 at the next call; unlinking takes them', async () => {
    const person = await addPerson(portal);
    const body = {
      ...{ usertype: 'asiel', uid: person.uid, id: shelter.id, user_id: person.id },
      userroles: [{ role: 'asiel', level: 6 }],
    };
    const answer = await put(admin, person.uid, body);
    expect(answer.json().data.item).toMatchObject({
      ...{ usertype: 'asiel', asiel: shelter.id, asiel_uuidkey: shelter.uuidkey, disabled: false },
      userroles: [{ role: 'asiel', level: 6 }],
    });
    const { rows } = await portal.database.query<{ naam: string }>('SELECT naam FROM shelter WHERE id = $1', [
      shelter.id,
    ]);
    expect(answer.json().data.item.asiel_naam).toBe(rows[0]?.naam);
    expect((await callAs(portal, person, 'GET', 'me')).json().data.item.usertype).toBe('asiel');
    await put(admin, person.uid, { usertype: 'default' });
    expect((await callAs(portal, person, 'GET', 'me')).json().data.item).toMatchObject({
      ...{ usertype: 'default', asiel: null, userroles: [] },
    });
  });

  describe('an address that nobody confirmed', () => {
    const unconfirmed = () => addPerson(portal, { emailVerified: false });
    const verifications = async (email: string) => {
      const { rows } = await portal.database.query(
        `SELECT FROM mail WHERE to_address = $1 AND template = 'verify-email'`,
        [email],
      );
      return rows.length;
    };

    test.each<[string, () => object]>([
      ['admin', () => ({ usertype: 'admin' })],
      ['staff', () => ({ usertype: 'asiel', id: shelter.id })],
      ['staff by the number alone', () => ({ id: shelter.id })],
    ])('gets no rights: %s is refused with a reason', async (_name, body) => {
      const person = await unconfirmed();
      const answer = await put(admin, person.uid, body());
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        422,
        expect.stringContaining('niet bevestigd'),
      ]);
      expect((await callAs(portal, person, 'GET', 'me')).json().data.item).toMatchObject({
        usertype: 'default',
        userroles: [],
      });
      await portal.database.query('UPDATE account SET email_verified = true WHERE id = $1', [person.id]);
      expect((await put(admin, person.uid, body())).statusCode).toBe(200);
      expect((await put(admin, person.uid, { usertype: 'default' })).statusCode).toBe(200);
    });

    test('staff of old keeps nothing that is new: another shelter is refused; locking and unlinking are not', async () => {
      const other = await addShelter(portal.database);
      const person = await addPerson(portal, { usertype: 'asiel', asiel: shelter.id, emailVerified: false });
      expect((await put(admin, person.uid, { id: other.id })).statusCode).toBe(422);
      expect((await put(admin, person.uid, { usertype: 'admin' })).statusCode).toBe(422);
      expect((await put(admin, person.uid, { disabled: true })).statusCode).toBe(200);
      expect((await put(admin, person.uid, { disabled: false })).statusCode).toBe(200);
      expect((await put(admin, person.uid, { usertype: 'default' })).statusCode).toBe(200);
    });

    test('the list says so', async () => {
      const person = await unconfirmed();
      const { data } = (await callAs(portal, admin, 'GET', `users/?search=${person.email}`)).json();
      expect(data).toMatchObject([{ uid: person.uid, email_verified: false }]);
    });

    test('an admin has the mail sent again; nobody else does, and not for a confirmed address', async () => {
      const person = await unconfirmed();
      const send = (caller: TestPerson | null, uid: string) =>
        callAs(portal, caller, 'POST', `users/${uid}/verification`);
      expect((await send(null, person.uid)).statusCode).toBe(401);
      expect((await send(person, person.uid)).statusCode).toBe(403);
      expect((await send(admin, 'nobody')).statusCode).toBe(404);
      expect((await send(admin, person.uid)).statusCode).toBe(204);
      expect(await verifications(person.email)).toBe(1);
      expect((await send(admin, admin.uid)).statusCode).toBe(204);
      expect(await verifications(admin.email)).toBe(0);
      const { rows } = await portal.database.query(
        `SELECT object_id FROM audit_entry WHERE action = 'send-verification' AND user_id = $1`,
        [admin.id],
      );
      expect(rows).toEqual([{ object_id: String(person.id) }]);
    });
  });

  test.each([
    ['an unknown shelter', { usertype: 'asiel', id: 999_999 }, 422],
    ['no shelter', { usertype: 'asiel' }, 422],
    ['another account in the body', { uid: 'somebody-else', disabled: true }, 422],
    ['another number in the body', { user_id: 999_999, disabled: true }, 422],
    ['an unknown type', { usertype: 'root' }, 422],
  ])('AP-014: %s is refused', async (_name, body, status) => {
    const person = await addPerson(portal);
    expect((await put(admin, person.uid, body)).statusCode).toBe(status);
    expect((await callAs(portal, person, 'GET', 'me')).statusCode).toBe(200);
  });

  test('a role of another type is not given', async () => {
    const person = await addPerson(portal);
    const body = { usertype: 'asiel', id: shelter.id, userroles: [{ role: 'admin', level: 9 }] };
    expect((await put(admin, person.uid, body)).json().data.item.userroles).toEqual([{ role: 'asiel', level: 6 }]);
  });

  test('C37: locking ends the account at once, unlocking asks to sign in again', async () => {
    const person = await addPerson(portal);
    await put(admin, person.uid, { disabled: true });
    expect((await callAs(portal, person, 'GET', 'me')).statusCode).toBe(401);
    await put(admin, person.uid, { disabled: false });
    expect((await callAs(portal, person, 'GET', 'me')).statusCode).toBe(401);
  });

  test('changing and closing accounts asks for a fresh sign-in', async () => {
    const old = await addPerson(portal, { usertype: 'admin', authTime: new Date(Date.now() - 660_000) });
    const person = await addPerson(portal);
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await callAs(portal, old, method, `users/${person.uid}`, method === 'PUT' ? {} : undefined);
      expect(answer.json().error.code).toBe('REAUTH_REQUIRED');
    }
    await portal.database.query('UPDATE account SET closed_at = now() WHERE id = $1', [old.id]);
  });

  test('C37: nobody takes their own rights, and two admins at once leave one', async () => {
    for (const body of [{ usertype: 'default' }, { disabled: true }, { usertype: 'asiel', id: shelter.id }]) {
      const answer = await put(admin, admin.uid, body);
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'LAST_ADMIN']);
    }
    expect((await callAs(portal, admin, 'DELETE', `users/${admin.uid}`)).statusCode).toBe(409);
    expect((await callAs(portal, admin, 'DELETE', 'me')).statusCode).toBe(409);
    const second = await addPerson(portal, { usertype: 'admin' });
    const answers = await Promise.all([
      put(admin, second.uid, { usertype: 'default' }),
      put(second, admin.uid, { usertype: 'default' }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { rows } = await portal.database.query(`SELECT FROM account WHERE usertype = 'admin' AND closed_at IS NULL`);
    expect(rows.length).toBe(1);
    await portal.database.query(`UPDATE account SET usertype = 'admin' WHERE id = $1`, [admin.id]);
  });

  test('C26: closing another account is 204, an unknown one 404', async () => {
    const person = await addPerson(portal);
    expect((await callAs(portal, admin, 'DELETE', `users/${person.uid}`)).statusCode).toBe(204);
    expect((await callAs(portal, person, 'GET', 'me')).statusCode).toBe(401);
    expect((await callAs(portal, admin, 'DELETE', 'users/onbekend')).statusCode).toBe(404);
  });

  test('a change of role leaves a line without an address', async () => {
    const person = await addPerson(portal);
    await put(admin, person.uid, { usertype: 'asiel', id: shelter.id });
    const { rows } = await portal.database.query<{ changes: object; ip_prefix: string; user_id: number }>(
      `SELECT changes, ip_prefix, user_id FROM audit_entry WHERE action = 'link' AND object_id = $1`,
      [String(person.id)],
    );
    expect(rows).toEqual([
      {
        changes: {
          fields: ['usertype', 'asiel', 'userroles', 'disabled'],
          from: { usertype: 'default', asiel: null, userroles: [] },
          to: { usertype: 'asiel', asiel: shelter.id, userroles: [{ role: 'asiel', level: 6 }] },
        },
        ip_prefix: '127.0.0.0/24',
        user_id: admin.id,
      },
    ]);
  });
});
