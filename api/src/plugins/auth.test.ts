import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { apiPath } from '@portal/shared/contract';
import type { InjectOptions } from 'fastify';
import { addShelter } from '../testing/animal-rows';
import { engines } from '../testing/database';
import { openTestPortal, type TestPortal } from '../testing/portal';
import { addBrowser, addPerson, callAs, issuerOf, type TestPerson, unsealedKey } from '../testing/signed-in';

type Method = NonNullable<InjectOptions['method']>;

const HOUR_MS = 3_600_000;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs anything, as nobody else would. */
function forge(key: KeyObject, header: object, payload: object): string {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

/** Calls that the OpenAPI file does not show, and an address that is none. */
const HIDDEN: [Method, string][] = [
  ['GET', '/api/health'],
  ['GET', '/api/ready'],
  ['POST', '/api/csp-report'],
  ['PUT', '/api/release/mf-search/1.0.0-abc/file.js'],
  ['GET', '/api/nowhere'],
  ['DELETE', '/api/nowhere'],
];

/** The calls of the OpenAPI file: those with a template get an unknown key. */
async function routesOf(portal: TestPortal): Promise<[Method, string][]> {
  const document = (await portal.app.inject('/api/openapi.json')).json();
  const shown = Object.entries<object>(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method): [Method, string] => [
      method.toUpperCase() as Method,
      path.replace(/\{[^}]*\}/g, randomUUID()),
    ]),
  );
  return [...shown, ...HIDDEN];
}

describe.each(engines)('tokens of every call on %s', (engine) => {
  let portal: TestPortal;
  let person: TestPerson;
  let forged: Record<string, string>;
  let late: string;

  beforeAll(async () => {
    portal = await openTestPortal(engine, { RATE_LIMIT_FACTOR: '1000' });
    person = await addPerson(portal);
    const good = person.token.split('.');
    const header = JSON.parse(Buffer.from(good[0] ?? '', 'base64url').toString());
    const payload = JSON.parse(Buffer.from(good[1] ?? '', 'base64url').toString());
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const own = await unsealedKey(portal);
    const jwk = stranger.publicKey.export({ format: 'jwk' });
    const publicPem = own.publicPem;
    const now = Math.floor(Date.now() / 1000);
    const mine = (changes: object, headers: object = {}) =>
      forge(own.privateKey, { ...header, ...headers }, { ...payload, ...changes });
    const hs256 = `${part({ ...header, alg: 'HS256' })}.${part(payload)}`;
    const { exp: _exp, ...withoutExp } = payload;
    forged = {
      'alg none': `${part({ ...header, alg: 'none' })}.${part(payload)}.`,
      'alg nOnE': `${part({ ...header, alg: 'nOnE' })}.${part(payload)}.${good[2]}`,
      'HS256 with the public key': `${hs256}.${createHmac('sha256', publicPem).update(hs256).digest('base64url')}`,
      'a foreign key': forge(stranger.privateKey, header, payload),
      'an altered payload': [good[0], part({ ...payload, sub: 'admin' }), good[2]].join('.'),
      'an embedded jwk': forge(stranger.privateKey, { ...header, jwk, kid: undefined }, payload),
      'an unknown kid': mine({}, { kid: randomUUID() }),
      'another audience': mine({ aud: 'other' }),
      'another issuer': mine({ iss: 'https://securetoken.google.com/portal' }),
      'another typ': mine({}, { typ: 'at+jwt' }),
      'no exp': forge(own.privateKey, header, withoutExp),
      'expired 90 s ago': mine({ iat: now - 990, exp: now - 90 }),
      'nbf in the future': mine({ nbf: now + 600 }),
      'iat in the future': mine({ iat: now + 600, exp: now + 1500 }),
      'an unknown crit': mine({}, { crit: ['b65'], b65: true }),
      empty: '',
      'two parts': good.slice(0, 2).join('.'),
      'auth_time in the future': mine({ auth_time: now + 600 }),
      'too old, though not expired': mine({ iat: now - 36_000, exp: now + 900 }),
      'an empty sub': mine({ sub: '' }),
    };
    late = mine({ iat: now - 930, exp: now - 30 });
  }, 60_000);
  afterAll(() => portal.close());

  test('AP-030: every forged token is 401 on every route under /api/ that reads one, never 500', async () => {
    const routes = await routesOf(portal);
    expect(routes.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const [method, url] of routes) {
      for (const [name, token] of Object.entries(forged)) {
        const { statusCode } = await portal.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
        if (statusCode !== 401) wrong.push(`${method} ${url} with ${name}: ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  test('AP-030: the good token and one that is 30 seconds late are taken; no token is no error on public calls', async () => {
    expect((await callAs(portal, person, 'GET', 'me')).statusCode).toBe(200);
    expect((await callAs(portal, { token: late }, 'GET', 'me')).statusCode).toBe(200);
    expect((await callAs(portal, null, 'GET', 'news')).statusCode).toBe(200);
  });

  test.each(['x', 'Basic dXNlcjpwYXNz', 'Bearer', 'bearer  ', 'Token abc'])(
    'a header of another form is refused: %s',
    async (authorization) => {
      const answer = await portal.app.inject({ url: `/api/${apiPath.newsList()}`, headers: { authorization } });
      expect(answer.statusCode).toBe(401);
    },
  );

  test('disabling and a new role count at the next call', async () => {
    const shelter = await addShelter(portal.database);
    const one = await addPerson(portal);
    const typeOf = async () => (await callAs(portal, one, 'GET', 'me')).json().data.item;
    expect((await typeOf()).usertype).toBe('default');
    await portal.database.query(`UPDATE account SET usertype = 'asiel', asiel_id = $2 WHERE id = $1`, [
      one.id,
      shelter.id,
    ]);
    expect(await typeOf()).toMatchObject({ usertype: 'asiel', asiel: shelter.id, asiel_uuidkey: shelter.uuidkey });
    await portal.database.query('UPDATE account SET disabled = true WHERE id = $1', [one.id]);
    expect((await callAs(portal, one, 'GET', 'me')).statusCode).toBe(401);
    expect((await callAs(portal, one, 'GET', 'news')).statusCode).toBe(401);
  });

  test('a withdrawn browser is refused at the next call, on every route; the other one goes on', async () => {
    const one = await addPerson(portal);
    const other = await addBrowser(portal, one);
    expect((await callAs(portal, one, 'DELETE', 'me/session/current')).statusCode).toBe(204);
    for (const [method, url] of await routesOf(portal)) {
      const headers = { authorization: `Bearer ${one.token}` };
      expect([url, (await portal.app.inject({ method, url, headers })).statusCode]).toEqual([url, 401]);
    }
    expect((await callAs(portal, other, 'GET', 'me')).statusCode).toBe(200);
    expect((await callAs(portal, other, 'DELETE', 'me/session')).statusCode).toBe(204);
    expect((await callAs(portal, other, 'GET', 'kind')).statusCode).toBe(401);
  });

  test('a sign-in is over after 12 hours for staff and admins, after 90 days for others', async () => {
    const status = async (usertype: 'default' | 'admin', hours: number) => {
      const one = await addPerson(portal, { usertype });
      const { token } = await addBrowser(portal, one, new Date(Date.now() - hours * HOUR_MS), new Date());
      return (await callAs(portal, { token }, 'GET', 'me')).statusCode;
    };
    expect(await status('admin', 11.9)).toBe(200);
    expect(await status('admin', 12.1)).toBe(401);
    expect(await status('default', 89.9 * 24)).toBe(200);
    expect(await status('default', 90.1 * 24)).toBe(401);
  });

  test('after 90 days the next key signs; a token of the old key is good until it expires', async () => {
    const rotating = await openTestPortal(engine);
    let time = Date.now();
    const issuer = issuerOf(rotating, () => new Date(time));
    const subject = { uid: 'someone', email: 'a@b.example', emailVerified: true, name: null };
    const token = (at: number) =>
      issuer.sign(subject, { sid: randomUUID(), provider: 'password', authTime: new Date(at) });
    const kids = async () => (await issuer.keySet()).keys.map(({ kid }) => kid);
    const before = await kids();
    expect(before).toHaveLength(2);
    time += 90 * 24 * HOUR_MS;
    const old = await token(time);
    await issuer.rotate();
    expect(await kids()).toHaveLength(3);
    await expect(issuer.verify(old)).resolves.toMatchObject({ uid: 'someone' });
    const fresh = await token(time);
    const kidOf = (text: string) => JSON.parse(Buffer.from(text.split('.')[0] ?? '', 'base64url').toString()).kid;
    expect([kidOf(old), kidOf(fresh)].sort()).toEqual([...before].sort());
    time += 2 * 24 * HOUR_MS;
    await issuer.rotate();
    expect(await kids()).toHaveLength(2);
    await rotating.close();
  }, 60_000);
});
