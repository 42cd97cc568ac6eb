import type { Database } from '../ports/database/port';
import { openTestDatabase } from '../testing/database';
import { emptyRegister, portalOn, type TestPortal } from '../testing/portal';
import { LAZY, publish, remoteBuild, shellBuild } from '../testing/publish';

const HTML = { accept: 'text/html' };
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The sources of one directive. */
const directive = (policy: unknown, name: string) =>
  String(policy)
    .split(/;\s*/)
    .find((part) => part === name || part.startsWith(`${name} `))
    ?.slice(name.length + 1);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
}, 30_000);
afterAll(() => database.close());

async function openPortal(environment: Record<string, string> = {}): Promise<TestPortal> {
  await emptyRegister(database);
  const portal = await portalOn(database, environment);
  await publish(portal.app, shellBuild('0000aaaa'));
  await publish(portal.app, remoteBuild('mf-search', '11112222', ['zoek', 'contact', 'privacy-policy']));
  return portal;
}

describe('headers of every kind of answer', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal();
  }, 30_000);
  afterAll(() => portal.close());

  test.each([
    ['a page', '/', 'no-cache'],
    ['an unknown page', '/bestaat/niet', 'no-store'],
    ['an api answer for visitors', '/api/news', 'public, max-age=15, stale-while-revalidate=60'],
    ['an api error', '/api/news/999', 'no-store'],
    ['an unknown api path', '/api/bestaat-niet', 'no-store'],
    ['the register', '/register.json', 'no-cache'],
    ['the version file', '/version.json', 'no-store'],
    ['a file of a release', `/mf/mf-search/files/${LAZY}`, 'public, max-age=31536000, immutable'],
    ['an unknown file', '/mf/mf-search/files/none.js', 'no-store'],
    ['robots.txt', '/robots.txt', 'public, max-age=3600'],
  ])('%s: nosniff, referrer policy, a policy and its cache rule', async (_kind, url, cache) => {
    const { headers } = await portal.app.inject({ url, headers: HTML });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control']).toBe(cache);
    expect(directive(headers['content-security-policy'], 'default-src')).toBe("'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test.each(['/api/news', '/api/news/999', '/api/bestaat-niet'])(
    '%s runs nothing and depends on the token',
    async (url) => {
      const { headers } = await portal.app.inject({ url });
      expect(headers['content-security-policy']).toBe(DATA_POLICY);
      expect(headers['cross-origin-resource-policy']).toBe('same-site');
      expect(headers.vary).toContain('Authorization');
    },
  );

  test('a document allows own scripts and styles alone', async () => {
    const { headers } = await portal.app.inject({ url: '/', headers: HTML });
    const policy = headers['content-security-policy'];
    expect(directive(policy, 'script-src')).toBe("'self'");
    expect(directive(policy, 'script-src-attr')).toBe("'none'");
    expect(directive(policy, 'style-src')).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/=]{44}')+$/);
    expect(directive(policy, 'style-src-attr')).toBe("'none'");
    expect(directive(policy, 'base-uri')).toBe("'none'");
    expect(directive(policy, 'object-src')).toBe("'none'");
    expect(directive(policy, 'form-action')).toBe("'self'");
    expect(directive(policy, 'require-trusted-types-for')).toBe("'script'");
    expect(directive(policy, 'trusted-types')).toBe("default dompurify 'allow-duplicates'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['permissions-policy']).toBe('camera=(), microphone=(), geolocation=(self), payment=()');
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-report"');
  });

  test.each([
    ['/', '*'],
    ['/zoek', '*'],
    ['/privacy-policy', '*'],
    ['/contact', "'none'"],
    ['/login', "'none'"],
    ['/mijn-pootjesplein', "'none'"],
    ['/bestaat/niet', "'none'"],
  ])('%s may be framed by %s (C39)', async (url, ancestors) => {
    const { headers } = await portal.app.inject({ url, headers: HTML });
    expect(directive(headers['content-security-policy'], 'frame-ancestors')).toBe(ancestors);
  });

  test('reports of the browser are taken in both forms', async () => {
    for (const type of ['application/csp-report', 'application/reports+json']) {
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/csp-report',
        headers: { 'content-type': type },
        payload: '[{"type":"csp-violation"}]',
      });
      expect(answer.statusCode).toBe(204);
    }
  });
});

test('over https the browser is told to stay there; embedders and the origin of files are taken over', async () => {
  const portal = await openPortal({
    PUBLIC_ORIGIN: 'https://portaal.example',
    PORTAL_EMBEDDERS: 'https://asiel.example,https://gemeente.example',
    PORTAL_ASSET_ORIGIN: 'https://cdn.example',
  });
  const { headers } = await portal.app.inject({ url: '/zoek', headers: HTML });
  const policy = headers['content-security-policy'];
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(policy).toContain('upgrade-insecure-requests');
  expect(directive(policy, 'frame-ancestors')).toBe('https://asiel.example https://gemeente.example');
  expect(directive(policy, 'script-src')).toBe("'self' https://cdn.example");
  await portal.close();
});

describe('an api at an origin of its own (decision 071)', () => {
  const page = 'https://portaal.example';
  const own = { PUBLIC_ORIGIN: page, PORTAL_API_ORIGIN: 'https://api.portaal.example' };
  const question = { method: 'OPTIONS', url: '/api/animal' } as const;

  test('the portal may call and read it, whoever asks hears the same; documents and files say nothing of it', async () => {
    const portal = await openPortal(own);
    const asked = await portal.app.inject({ ...question, headers: { origin: 'https://elders.example' } });
    expect([asked.statusCode, asked.body]).toEqual([204, '']);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, X-Request-Id',
    });
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    for (const url of ['/api/news', '/api/bestaat-niet'])
      expect((await portal.app.inject({ url })).headers['access-control-allow-origin']).toBe(page);
    const document = await portal.app.inject({ url: '/', headers: HTML });
    expect(document.headers['access-control-allow-origin']).toBeUndefined();
    expect(directive(document.headers['content-security-policy'], 'connect-src')).toBe(
      "'self' https://api.portaal.example",
    );
    await portal.close();
  });

  test('without one nobody else reads the api', async () => {
    const portal = await openPortal();
    for (const call of [question, { url: '/api/news' }]) {
      const { headers } = await portal.app.inject({ ...call, headers: { origin: 'https://elders.example' } });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
    await portal.close();
  });
});

test('with Firebase its client may call Google and open its windows; embedded nothing of it (SH-061)', async () => {
  const headersIn = async (environment: Record<string, string>) => {
    const portal = await openPortal(environment);
    const { headers } = await portal.app.inject({ url: '/', headers: HTML });
    await portal.close();
    return headers;
  };
  const embedded = await headersIn({});
  expect(String(embedded['content-security-policy'])).not.toContain('google');
  expect(embedded['integrity-policy']).toBe('blocked-destinations=(script)');

  const headers = await headersIn({
    ...{ AUTH_MODE: 'firebase', FIREBASE_PROJECT_ID: 'asiel', FIREBASE_API_KEY: 'key' },
    FIREBASE_AUTH_DOMAIN: 'asiel.firebaseapp.com',
  });
  const policy = headers['content-security-policy'];
  const calls = "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com";
  expect(directive(policy, 'connect-src')).toBe(calls);
  expect(directive(policy, 'script-src')).toBe("'self' https://apis.google.com");
  expect(directive(policy, 'frame-src')).toContain('https://asiel.firebaseapp.com');
  expect(headers['integrity-policy']).toBeUndefined();
  expect(headers['integrity-policy-report-only']).toBe('blocked-destinations=(script)');
}, 60_000);
