import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { addBrowser, addPerson, bearer, callAs } from '../../testing/signed-in';
import { eraseClosedAccounts } from './erase-accounts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe.each(engines)('the own account on %s', (engine) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '100' });
  }, 60_000);
  afterAll(() => portal.close());

  const latestMail = async (to: string) => {
    const { rows } = await portal.database.query<{ template: string; text: string }>(
      'SELECT template, text FROM mail WHERE to_address = $1 ORDER BY id DESC LIMIT 1',
      [to],
    );
    return rows[0];
  };
  const codeIn = (text: string | undefined) => /oobCode=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

  test('AP-023: without a token 401 in the one error form', async () => {
    const answer = await callAs(portal, null, 'GET', 'me');
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error.code).toBe('NOT_SIGNED_IN');
  });

  test('AP-023: GET me is the own account, private', async () => {
    const person = await addPerson(portal);
    const answer = await callAs(portal, person, 'GET', 'me');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.item).toMatchObject({
      ...{ uid: person.uid, user_id: person.id, usertype: 'default', userroles: [], asiel: null },
      ...{ email: person.email, email_verified: true, providers: [] },
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.vary).toContain('Authorization');
    expect(answer.headers.etag).toBeUndefined();
  });

  test('C14: PUT me changes the names, and nothing that was not asked for', async () => {
    const person = await addPerson(portal);
    const body = { firstname: 'Jan', lastName: 'Jansen', usertype: 'admin', id: 1, uid: 'x', email: 'x@x.example' };
    const answer = await callAs(portal, person, 'PUT', 'me', body);
    expect(answer.json().data.item).toMatchObject({
      ...{ firstname: 'Jan', lastName: 'Jansen', displayname: 'Jan Jansen' },
      ...{ usertype: 'default', uid: person.uid, email: person.email },
    });
    expect((await callAs(portal, person, 'PUT', 'me', { firstname: ' ' })).statusCode).toBe(422);
  });

  test.each([
    ['DELETE', 'me'],
    ['GET', 'me/export'],
  ] as const)('C14: %s %s asks for a fresh sign-in', async (method, url) => {
    const person = await addPerson(portal, { authTime: new Date(Date.now() - 11 * MINUTE_MS) });
    const answer = await callAs(portal, person, method, url);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error.code).toBe('REAUTH_REQUIRED');
    expect((await callAs(portal, person, 'GET', 'me')).statusCode).toBe(200);
  });

  test('AP-023: a closed account is refused at once and comes back with the mailed code, once', async () => {
    const person = await addPerson(portal);
    const answer = await callAs(portal, person, 'DELETE', 'me');
    expect(answer.json()).toEqual({ data: { restoreDays: 14 } });
    expect((await callAs(portal, person, 'GET', 'me')).statusCode).toBe(401);
    const mail = await latestMail(person.email);
    expect(mail?.template).toBe('account-closed');
    expect(mail?.text).toContain('/bevestigen?mode=restoreAccount&oobCode=');
    const code = codeIn(mail?.text);
    expect((await callAs(portal, null, 'POST', 'me/restore', { code: `${code}x` })).statusCode).toBe(404);
    expect((await callAs(portal, null, 'POST', 'me/restore', { code })).statusCode).toBe(204);
    expect((await callAs(portal, null, 'POST', 'me/restore', { code })).statusCode).toBe(404);
    const again = await addBrowser(portal, person, new Date(Date.now() + 1000));
    expect((await callAs(portal, again, 'GET', 'me')).statusCode).toBe(200);
  });

  test('C14: after 14 days the code does not work any more, and the account is erased', async () => {
    const person = await addPerson(portal);
    await callAs(portal, person, 'DELETE', 'me');
    const code = codeIn((await latestMail(person.email))?.text);
    expect(await eraseClosedAccounts(portal.database, new Date(Date.now() + 13 * DAY_MS))).toBe(0);
    expect(await eraseClosedAccounts(portal.database, new Date(Date.now() + 15 * DAY_MS))).toBeGreaterThan(0);
    expect((await callAs(portal, null, 'POST', 'me/restore', { code })).statusCode).toBe(404);
  });

  test('own browsers are listed and signed out one by one or all at once', async () => {
    const person = await addPerson(portal);
    const other = await addBrowser(portal, person);
    const list = await callAs(portal, person, 'GET', 'me/session');
    const items: { id: string; current: boolean }[] = list.json().data.items;
    expect(items).toHaveLength(2);
    expect(items.find(({ current }) => current)?.id).toBe(person.sid);
    expect((await callAs(portal, person, 'DELETE', `me/session/${other.sid}`)).statusCode).toBe(204);
    expect((await callAs(portal, other, 'GET', 'me')).statusCode).toBe(401);
    expect((await callAs(portal, person, 'DELETE', `me/session/${other.sid}`)).statusCode).toBe(404);
    const third = await addBrowser(portal, person);
    expect((await callAs(portal, third, 'DELETE', 'me/session')).statusCode).toBe(204);
    expect((await callAs(portal, person, 'GET', 'me')).statusCode).toBe(401);
  });

  test('signing out ends this browser alone', async () => {
    const person = await addPerson(portal);
    const other = await addBrowser(portal, person);
    expect((await callAs(portal, person, 'DELETE', 'me/session/current')).statusCode).toBe(204);
    expect((await callAs(portal, person, 'GET', 'me')).statusCode).toBe(401);
    expect((await callAs(portal, other, 'GET', 'me')).statusCode).toBe(200);
  });

  test('another person’s browser cannot be signed out', async () => {
    const [one, two] = [await addPerson(portal), await addPerson(portal)];
    expect((await callAs(portal, one, 'DELETE', `me/session/${two.sid}`)).statusCode).toBe(404);
    expect((await callAs(portal, two, 'GET', 'me')).statusCode).toBe(200);
  });

  test('C29: what visitors get out of the cache is private when asked with a token', async () => {
    const person = await addPerson(portal);
    const visitor = await portal.app.inject('/api/news');
    const member = await portal.app.inject({ url: '/api/news', headers: bearer(person) });
    expect(visitor.headers['cache-control']).toContain('public');
    expect(member.headers['cache-control']).toBe('private, no-store');
    expect(member.body).toBe(visitor.body);
  });
});
