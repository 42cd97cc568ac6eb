import type { InjectOptions } from 'fastify';
import { engines } from '../testing/database';
import { openTestPortal, type TestPortal } from '../testing/portal';
import { addPerson, bearer, type TestPerson } from '../testing/signed-in';

describe.each(engines)('a NUL is refused in front of every route on %s', (engine) => {
  let portal: TestPortal;
  let admin: TestPerson;

  beforeAll(async () => {
    portal = await openTestPortal(engine);
    admin = await addPerson(portal, { usertype: 'admin' });
  }, 60_000);
  afterAll(() => portal.close());

  test.each<[string, InjectOptions]>([
    ['the path of an account', { method: 'PUT', url: '/api/users/%00', payload: {} }],
    ['the path of a shelter', { url: '/api/shelter/user/%00' }],
    ['a query', { url: '/api/animal?q=%00kat' }],
    ['a form', { method: 'POST', url: '/api/contact', payload: { naam: 'a\u0000b' } }],
    ['the name of a field', { method: 'POST', url: '/api/contact', payload: { 'na\u0000am': 'a' } }],
    ['a list inside', { method: 'PUT', url: '/api/me', payload: { inside: [{ firstname: '\u0000' }] } }],
    ['a file', { url: '/mf/%00' }],
  ])('%s', async (_name, request) => {
    const { statusCode, body } = await portal.app.inject({ ...request, headers: bearer(admin) });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).error).toMatchObject({
      code: 'INVALID_REQUEST',
      message: 'De aanvraag bevat een teken dat niet is toegestaan',
    });
  });

  test('signing in', async () => {
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
    const payload = { email: 'a\u0000@voorbeeld.example', password: 'ZwanenMeer.2026' };
    const { statusCode, body } = await portal.app.inject({ method: 'POST', url, payload });
    expect(statusCode).toBe(400);
    expect(body).toContain('De aanvraag bevat een teken dat niet is toegestaan');
  });

  test('a backslash, a u and four zeros are a text', async () => {
    const payload = { firstname: '\\u0000' };
    const answer = await portal.app.inject({ method: 'PUT', url: '/api/me', payload, headers: bearer(admin) });
    expect(answer.statusCode).toBe(200);
  });
});
