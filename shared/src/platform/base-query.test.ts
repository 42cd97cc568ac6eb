import { PortalConfig } from '@portal/shared/contract';
import { hangingAnswer, networkFailure, rawAnswer, refuse, stubApi } from '@portal/shared/testing';
import { baseQuery, type RequestContext } from './base-query';
import type { RequestArgs } from './request';

const noKinds = { items: [] };

/** One request with the given configuration; gives the result and the pauses it took. */
async function ask(args: RequestArgs, { apiUrl = '/api/', timeoutMs = 1000, stop = new AbortController() } = {}) {
  const pauses: number[] = [];
  const extra: RequestContext = {
    config: PortalConfig.parse({ apiUrl }),
    timeoutMs,
    wait: async (ms) => {
      pauses.push(ms);
    },
  };
  const api = { signal: stop.signal, extra, abort: () => {}, dispatch: () => {}, getState: () => ({}) };
  const result = await baseQuery(args, { ...api, endpoint: 'test', type: 'query' } as never, {});
  return { result, pauses };
}

beforeEach(() => window.localStorage.clear());

test('a text is given as it came; a refusal of it is read as any other', async () => {
  const api = stubApi({ listKinds: rawAnswer(200, 'Naam;Soort\r\n') });
  const args = { url: 'kind', isText: true };
  expect((await ask(args)).result).toMatchObject({ data: 'Naam;Soort\r\n' });
  api.set({ listKinds: refuse('NO_ACCESS') });
  expect((await ask(args)).result).toMatchObject({ error: { status: 403, code: 'NO_ACCESS' } });
});

describe('headers (SHD-008, SH-057, SH-058)', () => {
  test('AP-069: every request says JSON and has an id of its own, and without a token nothing else', async () => {
    const api = stubApi({ listKinds: noKinds });
    await ask({ url: 'kind' });
    await ask({ url: 'kind' });
    const id = expect.stringMatching(/^[0-9a-z]{6,20}$/);
    expect([...(api.requests[0]?.headers ?? [])]).toEqual([
      ['content-type', 'application/json'],
      ['x-request-id', id],
    ]);
    expect(new Set(api.requests.map(({ headers }) => headers.get('X-Request-Id'))).size).toBe(2);
    expect(api.requests[0]?.redirect).toBeUndefined();
  });

  test('a token travels as Bearer to the api, and then no redirect is followed', async () => {
    window.localStorage.setItem('token', 'abc');
    const api = stubApi({ listKinds: noKinds });
    await ask({ url: 'kind' });
    expect(api.requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(api.requests[0]?.redirect).toBe('error');
  });

  test('the token goes to a configured api on another origin', async () => {
    window.localStorage.setItem('token', 'abc');
    const api = stubApi({ listKinds: noKinds });
    await ask({ url: 'kind' }, { apiUrl: 'https://api.asiel.example/api/' });
    expect(api.requests[0]?.url.href).toBe('https://api.asiel.example/api/kind');
    expect(api.requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
  });

  test('what begins with / is asked at the origin of the page, without the token', async () => {
    window.localStorage.setItem('token', 'abc');
    const api = stubApi({ listKinds: noKinds });
    await ask({ url: '/api/kind' }, { apiUrl: 'https://api.asiel.example/api/' });
    expect(api.requests[0]?.url.href).toBe('http://localhost/api/kind');
    expect(api.requests[0]?.headers.get('Authorization')).toBeNull();
  });

  test.each([
    'https://api.asiel.example.evil.test/api/kind',
    'https://evil-api.asiel.example/api/kind',
    'https://api.asiel.example:8443/api/kind',
    'http://api.asiel.example/api/kind',
    'https://api.asiel.example@evil.test/api/kind',
    'https://asiel.example/api/kind',
    '//evil.test/api/kind',
    '\\\\evil.test/api/kind',
    'http://localhost/api/kind',
  ])('the look-alike %s gets no token (SH-058)', async (url) => {
    window.localStorage.setItem('token', 'abc');
    const api = stubApi({ listKinds: noKinds });
    await ask({ url }, { apiUrl: 'https://api.asiel.example/api/' });
    expect(api.requests).toHaveLength(1);
    expect(api.requests[0]?.headers.get('Authorization')).toBeNull();
  });

  test.each([
    ['fresh', 401, 1],
    ['fresh', 403, 0],
    [null, 401, 0],
  ])('with the token %s a %i is reported as refused %i times (SH-057)', async (token, status, times) => {
    const api = stubApi({ listKinds: rawAnswer(status, '') });
    const onTokenRefused = jest.fn();
    const extra: RequestContext = { config: PortalConfig.parse({}), getToken: async () => token, onTokenRefused };
    const call = {
      signal: new AbortController().signal,
      extra,
      abort: () => {},
      dispatch: () => {},
      getState: () => ({}),
    };
    await baseQuery({ url: 'kind' }, { ...call, endpoint: 'test', type: 'query' } as never, {});
    expect(api.requests[0]?.headers.get('Authorization')).toBe(token && `Bearer ${token}`);
    expect(onTokenRefused).toHaveBeenCalledTimes(times);
  });

  test('a body is sent as JSON with the method', async () => {
    const api = stubApi();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await ask({ url: 'news', method: 'POST', body: { titel: 'Open dag' } });
    expect(api.requests[0]).toMatchObject({ method: 'POST', body: { titel: 'Open dag' } });
    jest.restoreAllMocks();
  });
});

describe('a token that is refused (SH-057)', () => {
  /** Asks with a token; the api takes those of `good`. */
  async function askWith(good: string[], renewToken: (refused: string) => Promise<string | null>) {
    const api = stubApi({
      updateSavedSearch: (request) =>
        good.includes(request.headers.get('Authorization') ?? '') ? rawAnswer(204, '') : refuse('NOT_SIGNED_IN'),
    });
    const onTokenRefused = jest.fn();
    const extra: RequestContext = {
      config: PortalConfig.parse({}),
      getToken: async () => 'old',
      renewToken,
      onTokenRefused,
    };
    const query = { signal: new AbortController().signal, extra, endpoint: 'test', type: 'mutation' };
    const body = { firstname: 'Jan' };
    const { error } = await baseQuery({ url: 'savedsearch/1', method: 'PUT', body }, query as never, {});
    const asked = api.requests.map(({ headers, body: sent }) => [headers.get('Authorization'), sent]);
    return { error, asked, refused: onTokenRefused.mock.calls.map(([token]) => token) };
  }
  const body = { firstname: 'Jan' };

  test('a fresh one is tried first, and the work goes on', async () => {
    const { asked, refused } = await askWith(['Bearer fresh'], async () => 'fresh');
    expect(asked).toEqual([
      ['Bearer old', body],
      ['Bearer fresh', body],
    ]);
    expect(refused).toEqual([]);
  });

  test.each([
    ['the fresh one is refused as well', async () => 'fresh', 2, 'fresh'],
    ['there is no fresh one', async () => null, 1, 'old'],
  ])('%s: it is reported as refused, once', async (_what, renewToken, times, reports) => {
    const { error, asked, refused } = await askWith([], renewToken);
    expect(error).toMatchObject({ status: 401 });
    expect(asked).toHaveLength(times);
    expect(refused).toEqual([reports]);
  });
});

test('null, undefined, empty and x parameters are left out, lists are joined by a comma (SE-008, SHD-008)', async () => {
  const api = stubApi({ searchAnimals: { data: [], pagination: { totalRecords: 0, totalPages: 0 }, facets: {} } });
  const params = { soort: [3, 4], ras: ['x', 7], q: '', land: null, asiel: undefined, sort: 'x', eig: [], first: 0 };
  await ask({ url: 'animal', params });
  expect(api.requests[0]?.url.search).toBe('?soort=3,4&ras=7&first=0');
});

describe('retries', () => {
  test('a read that finds no network is tried three times, with growing pauses', async () => {
    const api = stubApi({ listKinds: networkFailure() });
    const { result, pauses } = await ask({ url: 'kind' });
    expect(result.error).toMatchObject({ status: 0, code: 'OFFLINE' });
    expect(api.requests).toHaveLength(3);
    expect(pauses[0]).toBeGreaterThanOrEqual(300);
    expect(pauses[0]).toBeLessThanOrEqual(450);
    expect(pauses[1]).toBeGreaterThanOrEqual(600);
    expect(pauses[1]).toBeLessThanOrEqual(900);
  });

  test('a 503 with Retry-After waits that long and then succeeds', async () => {
    const busy = rawAnswer(503, '', { 'Retry-After': '2' });
    let asked = 0;
    stubApi({
      listKinds: () => {
        asked += 1;
        return asked === 1 ? busy : noKinds;
      },
    });
    const { result, pauses } = await ask({ url: 'kind' });
    expect(result.data).toEqual({ items: [] });
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeGreaterThanOrEqual(2000);
  });

  test.each([
    ['a 503 without Retry-After', rawAnswer(503, '')],
    ['a 503 that asks for a minute', rawAnswer(503, '', { 'Retry-After': '60' })],
    ['a 500', refuse('INTERNAL')],
    ['a 404', refuse('NOT_FOUND')],
    ['half a JSON', rawAnswer(200, '{"items": [')],
  ])('%s is not tried again', async (_title, reply) => {
    const api = stubApi({ listKinds: reply });
    const { result } = await ask({ url: 'kind' });
    expect(result.error).toBeDefined();
    expect(api.requests).toHaveLength(1);
  });

  test('a write is never repeated', async () => {
    const fetchOnce = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    stubApi();
    globalThis.fetch = fetchOnce;
    const { result } = await ask({ url: 'news', method: 'POST', body: {} });
    expect(result.error).toMatchObject({ code: 'OFFLINE' });
    expect(fetchOnce).toHaveBeenCalledTimes(1);
  });

  test('a request that nobody waits for any more is not repeated', async () => {
    const stop = new AbortController();
    const api = stubApi({
      listKinds: () => {
        stop.abort();
        return networkFailure();
      },
    });
    const { result } = await ask({ url: 'kind' }, { stop });
    expect(result.error).toMatchObject({ code: 'ABORTED' });
    expect(api.requests).toHaveLength(1);
  });
});

describe('errors (C28)', () => {
  test('the api refuses with its own code, text and fields', async () => {
    stubApi({ listKinds: refuse('VALIDATION', { naam: 'Vul een naam in' }) });
    const { result } = await ask({ url: 'kind' });
    expect(result.error).toEqual({
      status: 422,
      code: 'VALIDATION',
      message: 'Niet alle velden zijn goed ingevuld',
      fields: { naam: 'Vul een naam in' },
    });
  });

  test.each([
    [404, '<html>Not found</html>', 'NOT_FOUND', 'Niet gevonden'],
    [502, '<html>Bad gateway</html>', 'HTTP_502', 'Er is iets misgegaan'],
    [500, '', 'INTERNAL', 'Er is iets misgegaan'],
    [429, '{"error": {"code": 5}}', 'TOO_MANY_REQUESTS', 'U heeft dit te vaak gedaan. Probeer het later opnieuw.'],
  ])('a %i without the envelope gets the text of the catalogue', async (status, text, code, message) => {
    stubApi({ listKinds: rawAnswer(status, text) });
    const { result } = await ask({ url: 'kind' });
    expect(result.error).toEqual({ status, code, message });
  });

  test('a code of a newer api is passed on', async () => {
    stubApi({ listKinds: rawAnswer(409, '{"error": {"code": "NEW_RULE", "message": "Dat kan niet"}}') });
    const { result } = await ask({ url: 'kind' });
    expect(result.error).toEqual({ status: 409, code: 'NEW_RULE', message: 'Dat kan niet' });
  });

  test('a request that hangs ends with a Dutch text', async () => {
    stubApi({ listKinds: hangingAnswer() });
    const { result } = await ask({ url: 'kind' }, { timeoutMs: 5 });
    expect(result.error).toMatchObject({
      status: 0,
      code: 'TIMEOUT',
      message: expect.stringContaining('niet op tijd'),
    });
  });

  test('an empty answer is null', async () => {
    stubApi({ listKinds: rawAnswer(204, '') });
    const { result } = await ask({ url: 'kind' });
    expect(result).toMatchObject({ data: null });
    expect(result.error).toBeUndefined();
  });
});

describe('an upload that tells its progress', () => {
  test('carries the token like any other request, and says how much has left', async () => {
    window.localStorage.setItem('token', 'abc');
    const api = stubApi({ uploadPhoto: { data: { message: 'ok', status: 'succes' } } });
    const told: number[] = [];
    const { result } = await ask({
      url: 'image/',
      method: 'POST',
      body: { bron_id: 7 },
      headers: { 'Idempotency-Key': 'k1' },
      onProgress: (sent) => told.push(sent),
    });
    expect(result).toMatchObject({ data: { data: { message: 'ok' } } });
    expect(told).toEqual([0.5, 1]);
    const [sent] = api.requests;
    expect(sent?.headers.get('Authorization')).toBe('Bearer abc');
    expect(sent?.headers.get('Idempotency-Key')).toBe('k1');
    expect(sent?.body).toEqual({ bron_id: 7 });
  });

  test.each([
    ['a refusal', refuse('VALIDATION'), { status: 422, code: 'VALIDATION' }],
    ['no network', networkFailure(), { status: 0, code: 'OFFLINE' }],
    ['no answer in time', hangingAnswer(), { status: 0, code: 'TIMEOUT' }],
  ])('%s is the same error as without', async (_name, uploadPhoto, error) => {
    stubApi({ uploadPhoto });
    const args = { url: 'image/', method: 'POST' as const, body: {}, onProgress: () => {} };
    expect((await ask(args, { timeoutMs: 50 })).result).toMatchObject({ error });
  });
});

test.each([
  [true, /^De website is nu niet bereikbaar/],
  [false, /^U bent offline/],
])('a call without an answer says what is certain: with a connection %s', async (isOnline, message) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  stubApi({ uploadPhoto: networkFailure() });
  const { result } = await ask({ url: 'image/', method: 'POST', body: {} });
  expect(result.error?.message).toMatch(message);
  onLine.mockRestore();
});
