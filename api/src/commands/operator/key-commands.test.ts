import { readConfig } from '../../config';
import type { Database } from '../../ports/database/port';
import { eventually } from '../../testing/animal-rows';
import { engines, openTestDatabase } from '../../testing/database';
import { portalOn, TEST_SECRET, type TestPortal } from '../../testing/portal';
import { callAs } from '../../testing/signed-in';
import { OperatorRefused } from './context';
import { runOperatorCommand } from './operator-commands';

const NEW_SECRET = 'another-secret-of-the-tests-0123456789';
const PASSWORD = 'Vlinder.tuin.27';

interface Browser {
  idToken: string;
  refreshToken: string;
}

const kidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

describe.each(engines)('AP-101 keys of the sign-in server on %s', (engine) => {
  let database: Database;
  let portals: TestPortal[];
  let number = 0;
  const portal = (index = 0) => portals[index] as TestPortal;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    portals = [await portalOn(database), await portalOn(database)];
  }, 60_000);
  afterAll(async () => {
    for (const one of portals) await one.close();
    await database.close();
  });

  const run = (command: object, environment: Record<string, string> = {}) => {
    const config = readConfig({ SECRET_KEY: TEST_SECRET, ...environment });
    return runOperatorCommand({ database, config, now: () => new Date() }, command);
  };
  const signUp = async (): Promise<Browser> => {
    number += 1;
    const payload = { email: `iemand${number}@post.example`, password: PASSWORD };
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
    return (await portal().app.inject({ method: 'POST', url, payload })).json();
  };
  const renew = async ({ refreshToken }: Browser, at: TestPortal): Promise<Browser> => {
    const payload = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = '/securetoken.googleapis.com/v1/token';
    const answer = (await at.app.inject({ method: 'POST', url, payload, headers })).json();
    return { idToken: answer.id_token, refreshToken: answer.refresh_token };
  };
  const status = async ({ idToken }: Browser, at: TestPortal) =>
    (await callAs(at, { token: idToken }, 'GET', 'me')).statusCode;
  const everywhere = async (browser: Browser) => Promise.all(portals.map((at) => status(browser, at)));
  const published = async (at: TestPortal): Promise<string[]> =>
    (await at.app.inject('/identity/.well-known/jwks.json')).json().keys.map(({ kid }: { kid: string }) => kid);
  const kept = async (state = '%') => {
    const sql = 'SELECT kid FROM signing_key WHERE state LIKE $1 ORDER BY created_at';
    return (await database.query<{ kid: string }>(sql, [state])).rows.map(({ kid }) => kid);
  };
  const signedWith = async (browser: Browser, at: TestPortal) => kidOf((await renew(browser, at)).idToken);

  test('after a rotation nobody is signed out: tokens of before are good, every process signs with the next key', async () => {
    const before = await signUp();
    expect(await everywhere(before)).toEqual([200, 200]);
    const [old, next] = [await kept('active'), await kept('next')];
    expect([kidOf(before.idToken)]).toEqual(old);
    expect(await run({ name: 'keys.rotate' })).toContain('niemand wordt uitgelogd');
    for (const at of portals) {
      await eventually(
        () => signedWith(before, at),
        (kid) => kid === next[0],
      );
      expect((await published(at)).sort()).toEqual((await kept()).sort());
    }
    expect(await everywhere(before)).toEqual([200, 200]);
    expect(await everywhere(await renew(before, portal(1)))).toEqual([200, 200]);
    const { rows } = await database.query(
      `SELECT object_id AS id FROM audit_entry WHERE action = 'operator.keys.rotate'`,
    );
    expect(rows).toEqual([{ id: 'all' }]);
  });

  test('a second rotation at once is good too, because every process hears of the key between', async () => {
    const browser = await signUp();
    await run({ name: 'keys.rotate' });
    await run({ name: 'keys.rotate' });
    const all = (await kept()).length;
    await eventually(
      () => Promise.all(portals.map(published)),
      (lists) => lists.every(({ length }) => length === all),
    );
    expect(await everywhere(await renew(browser, portal()))).toEqual([200, 200]);
    expect(await everywhere(browser)).toEqual([200, 200]);
  });

  test('keys that leaked end at once, the session goes on with another token', async () => {
    const browser = await signUp();
    expect(await everywhere(browser)).toEqual([200, 200]);
    await run({ name: 'keys.rotate', leaked: true });
    await eventually(
      () => everywhere(browser),
      (codes) => codes.every((code) => code === 401),
    );
    for (const at of portals) expect(await everywhere(await renew(browser, at))).toEqual([200, 200]);
  });

  test('AP-102 another SECRET_KEY: with the one before at hand nobody is signed out, and after sealing again it is not needed', async () => {
    const browser = await signUp();
    const both = { SECRET_KEY: NEW_SECRET, SECRET_KEY_BEFORE: TEST_SECRET };
    await expect(run({ name: 'keys.reseal' }, { SECRET_KEY: NEW_SECRET })).rejects.toThrow(OperatorRefused);
    portals.push(await portalOn(database, both, { secret: NEW_SECRET }));
    expect(await everywhere(await renew(browser, portal(2)))).toEqual([200, 200, 200]);
    expect(await run({ name: 'keys.reseal' }, both)).toContain(`: ${(await kept()).length}.`);
    portals.push(await portalOn(database, {}, { secret: NEW_SECRET }));
    expect(await everywhere(await renew(browser, portal(3)))).toEqual([200, 200, 200, 200]);
  });
});

test('Firebase changes its own keys', async () => {
  const config = readConfig({
    ...{
      AUTH_MODE: 'firebase',
      FIREBASE_PROJECT_ID: 'proef',
      FIREBASE_API_KEY: 'x',
      FIREBASE_AUTH_DOMAIN: 'x.example',
    },
  });
  const asked = runOperatorCommand({ database: {} as never, config, now: () => new Date() }, { name: 'keys.rotate' });
  await expect(asked).rejects.toThrow('Firebase');
});
