import { engines } from '../../testing/database';
import { openTestPortal, type TestPortal } from '../../testing/portal';

const PASSWORD = 'Vlinder.tuin.27';
const MINUTE_MS = 60_000;
const EMAIL = 'ida@post.example';

describe.each(engines)('limits of the identity calls on %s', (engine) => {
  let portal: TestPortal;
  let time = Date.now();
  /** How long each call asked to be held, in milliseconds. */
  const waits: number[] = [];

  beforeAll(async () => {
    const wait = async (ms: number) => void waits.push(ms);
    portal = await openTestPortal(engine, { TRUSTED_PROXIES: '127.0.0.1' }, { now: () => new Date(time), wait });
    expect((await call('signUp', { email: EMAIL, password: PASSWORD }, '198.51.100.200')).statusCode).toBe(200);
  }, 60_000);
  beforeEach(() => {
    waits.length = 0;
  });
  afterAll(() => portal.close());

  const call = (name: string, payload: object, address: string, headers: Record<string, string> = {}) =>
    portal.app.inject({
      method: 'POST',
      url:
        name === 'token'
          ? '/securetoken.googleapis.com/v1/token'
          : `/identitytoolkit.googleapis.com/v1/accounts:${name}`,
      headers: { 'x-forwarded-for': address, ...headers },
      payload,
    });
  const signIn = (password: string, address: string, email = EMAIL) =>
    call('signInWithPassword', { email, password }, address);

  const burst = async (count: number, one: (i: number) => ReturnType<typeof call>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, i) => one(i)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    for (const answer of refused) {
      expect(answer.json().error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    return answers.length - refused.length;
  };

  test.each([
    ['signUp', 5, { password: 'x' }],
    ['signInWithPassword', 25, { email: 'niemand@post.example', password: 'x' }],
    ['sendOobCode', 25, { requestType: 'OTHER' }],
    ['token', 60, { refresh_token: 'x' }],
  ])(
    'through a listed proxy a burst of %s passes exactly %i times per address',
    async (name, max, body) => {
      expect(await burst(max + 15, () => call(name, body, '203.0.113.9'))).toBe(max);
      expect((await call(name, body, '203.0.113.10')).statusCode).not.toBe(429);
      expect(await burst(max + 3, (i) => call(name, body, `2001:db8:1:2::${i + 1}`))).toBe(max);
    },
    60_000,
  );

  test('mails with a code: five in half an hour to one address, known or not, from wherever', async () => {
    for (const email of [EMAIL, 'niemand3@post.example']) {
      const ask = (i: number) => call('sendOobCode', { requestType: 'PASSWORD_RESET', email }, `198.51.100.${i}`);
      expect(await burst(9, ask)).toBe(5);
    }
    const { rows } = await portal.database.query('SELECT to_address FROM mail');
    expect(rows).toEqual(Array(5).fill({ to_address: EMAIL }));
  }, 60_000);

  test('ten wrong passwords from one address make that address wait one minute; others sign in', async () => {
    for (let i = 0; i < 10; i += 1) expect((await signIn('fout', '192.0.2.1')).statusCode).toBe(400);
    const locked = await signIn(PASSWORD, '192.0.2.1');
    expect(locked.json().error.message).toBe('INVALID_LOGIN_CREDENTIALS');
    expect((await signIn(PASSWORD, '192.0.2.2')).statusCode).toBe(200);
    time += MINUTE_MS - 1000;
    expect((await signIn(PASSWORD, '192.0.2.1')).statusCode).toBe(400);
    time += 2000;
    expect((await signIn(PASSWORD, '192.0.2.1')).statusCode).toBe(200);
  }, 60_000);

  test('no number of wrong passwords from elsewhere locks the right person out; signing in clears the count', async () => {
    await portal.database.exec('DELETE FROM throttle');
    for (let i = 0; i < 60; i += 1) await signIn('fout', `192.0.2.${100 + (i % 6)}`);
    expect(waits).toEqual(Array(10).fill(1000));
    expect((await signIn(PASSWORD, '192.0.2.100')).statusCode).toBe(400);
    waits.length = 0;
    for (let i = 0; i < 2; i += 1) expect((await signIn(PASSWORD, '192.0.2.3')).statusCode).toBe(200);
    expect(waits).toEqual([1000]);
    const { rows } = await portal.database.query<{ hits: number }>(
      `SELECT hits FROM throttle t JOIN account a ON t.key = 'sign-in:' || a.id WHERE a.email = $1`,
      [EMAIL],
    );
    expect(rows).toEqual([]);
  }, 60_000);

  test('wrong passwords that go on for minutes keep nobody out either: they hold a call a second', async () => {
    await portal.database.exec('DELETE FROM throttle');
    for (let minute = 0; minute < 3; minute += 1) {
      time += MINUTE_MS;
      for (let i = 0; i < 51; i += 1) await signIn('fout', `192.0.2.${110 + i}`);
      waits.length = 0;
      expect((await signIn(PASSWORD, '192.0.2.3')).statusCode).toBe(200);
      expect(waits).toEqual([1000]);
    }
  }, 60_000);

  test('a device that signed in before gets through where its address waits, and has a count of its own', async () => {
    await portal.database.exec('DELETE FROM throttle');
    const here = '192.0.2.60';
    const cookie = String((await signIn(PASSWORD, here)).headers['set-cookie']).split(';')[0] ?? '';
    const withDevice = (password: string, device = cookie) =>
      call('signInWithPassword', { email: EMAIL, password }, here, { cookie: device });
    for (let i = 0; i < 10; i += 1) await signIn('fout', here);
    expect((await signIn(PASSWORD, here)).statusCode).toBe(400);
    expect((await withDevice(PASSWORD, `device=${'x'.repeat(43)}`)).statusCode).toBe(400);
    expect((await withDevice(PASSWORD)).statusCode).toBe(200);
    time += 6 * MINUTE_MS;
    for (let i = 0; i < 10; i += 1) expect((await withDevice('fout')).statusCode).toBe(400);
    expect((await withDevice(PASSWORD)).statusCode).toBe(400);
    expect((await signIn(PASSWORD, '192.0.2.61')).statusCode).toBe(200);
  }, 60_000);

  test('a reset by mail gets through: every wait of the account ends', async () => {
    await portal.database.exec('DELETE FROM throttle');
    const here = '192.0.2.70';
    for (let i = 0; i < 10; i += 1) await signIn('fout', here);
    expect((await signIn(PASSWORD, here)).statusCode).toBe(400);
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL }, here);
    const { rows } = await portal.database.query<{ text: string }>('SELECT text FROM mail ORDER BY id DESC LIMIT 1');
    const oobCode = /oobCode=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1];
    expect((await call('resetPassword', { oobCode, newPassword: PASSWORD }, here)).statusCode).toBe(200);
    expect((await signIn(PASSWORD, here)).statusCode).toBe(200);
  }, 60_000);

  test('a wrong password and an unknown address are counted and written alike', async () => {
    await portal.database.exec('DELETE FROM throttle');
    await signIn('fout', '192.0.2.20');
    await signIn('fout', '192.0.2.20', 'niemand4@post.example');
    const { rows } = await portal.database.query<{ key: string }>('SELECT key FROM throttle ORDER BY key');
    expect(rows).toHaveLength(4);
    for (const { key } of rows) expect(key).not.toMatch(/192\.0\.2|@/);
  });

  test('pages of other origins may not call; the portal’s own may', async () => {
    const from = async (origin: string) =>
      (await call('signInWithPassword', { email: EMAIL, password: PASSWORD }, '192.0.2.30', { origin })).statusCode;
    expect(await from('https://kwaad.example')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from(portal.config.PUBLIC_ORIGIN)).toBe(200);
  });

  test.each([
    ['signUp', 'not json', 400],
    ['signUp', { email: ['a'] }, 400],
    ['lookup', { idToken: 'x' }, 400],
    ['update', {}, 400],
    ['resetPassword', { oobCode: 'x' }, 400],
    ['delete', { idToken: 'a.b.c' }, 400],
    ['signInWithCustomToken', { token: 'x' }, 400],
    ['createAuthUri', {}, 404],
  ])('%s with %j is refused, never 500', async (name, payload, status) => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${name}`,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.40' },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    if (status === 400) expect(typeof answer.json().error.message).toBe('string');
    if (status === 400) expect(answer.headers['cache-control']).toBe('no-store');
  });
});
