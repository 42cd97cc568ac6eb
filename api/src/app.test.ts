import { apiPath, ErrorEnvelope } from '@portal/shared/contract';
import * as fc from 'fast-check';
import { unknownKey } from './testing/animal-rows';
import { engines } from './testing/database';
import { openTestPortal, type TestPortal } from './testing/portal';

/** A call in the OpenAPI file. */
interface DescribedCall {
  responses: Record<string, { content?: object }>;
  requestBody?: unknown;
}

/** Paths for machines, which the OpenAPI file leaves out. */
const NOT_FOR_CLIENTS = ['cspReport', 'health', 'metrics', 'openApi', 'ready', 'releaseFile'];

/** A path without its last slash, its parameters without names; a file's name with its type is one parameter. */
const shapeOf = (path: string) =>
  path
    .replace(/\/$/, '')
    .replace(/\{[^}]+\}|:[a-z]+/g, '{}')
    .replace('{}.{}', '{}');

/** Every GET route of the catalogue: its path with one parameter left open, and the keys of its query. */
const ROUTES: readonly [path: (value: string) => string, keys: readonly string[]][] = [
  [
    () => 'animal',
    [
      ...[
        'soort',
        'q',
        'ras',
        'leeftijd',
        'geslacht',
        'provincie',
        'land',
        'asiel',
        'koppel',
        'gevonden',
        'langzitter',
        'nieuw',
      ],
      ...['geplaatst', 'eig', 'eigx', 'geen', 'sort', 'first', 'rows', 'x_rpp', 'after', 'z', 'id'],
    ],
  ],
  [() => 'animal/facets', ['soort', 'q', 'ras', 'eig', 'geen', 'asiel', 'land']],
  [() => 'animal/fit', ['soort', 'q', 'ras', 'eig', 'asiel', 'land']],
  [() => 'animal/summary', []],
  [(value) => `animal/${value}`, []],
  [() => 'kind', []],
  [() => 'breed', ['soortid']],
  [() => 'sex', ['soortid']],
  [() => 'age', ['soortid']],
  [() => 'checklist', ['soortid']],
  [() => 'province', ['land']],
  [(value) => `fieldoptions/${value}`, []],
  [() => 'contactsubject/', ['groep']],
  [() => 'shelter', ['land', 'q', 'first', 'rows', 'naam', 'action']],
  [(value) => `shelter/${value}`, []],
  [(value) => `foto/${value}/350.jpg`, []],
  [(value) => `foto/${'a'.repeat(64)}/${value}`, []],
  [() => 'response-email', ['searchEmail', 'searchType', 'dier_id', 'asiel_id', 'iframe']],
  [() => 'message', ['sql_id', 'sql_key']],
  [() => 'message/stream', ['sql_id', 'sql_key']],
  [(value) => `feature/${value}`, []],
  [() => 'openapi.json', []],
  [(value) => value, []],
];

/** Values that are nearly right, and nonsense of every kind; as they stand in an address. */
const value = fc.oneof(
  fc.constantFrom(
    '',
    'x',
    '0',
    '1',
    '-1',
    '1,2',
    '1,1,x',
    '2147483647',
    '2147483648',
    '99999999999',
    '1e3',
    'NaN',
    'null',
    'true',
  ),
  fc.constantFrom(
    '%',
    '%00',
    '%ZZ',
    '%ff',
    '%ed%a0%80',
    '..%2f',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    '&',
    '[]',
    'NL,BE',
    'J',
    'N',
  ),
  fc.constantFrom('lookupt', 'kinderen', 'kinderen,katten', 'zz.1', '0.0', 'admin', 'nieuw', 'langzit', unknownKey()),
  fc.string({ unit: 'binary', maxLength: 120 }).map(encodeURIComponentSafely),
  fc.string({ unit: 'grapheme', maxLength: 60 }).map(encodeURIComponentSafely),
);

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}

describe.each(engines)('the whole api on %s', (engine) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal(engine);
  }, 30_000);
  afterAll(() => portal.close());

  test.each(ROUTES.map(([path, keys]) => [path('…'), path, keys] as const))(
    'AP-020, C28: nonsense for %s never gives 500, and every refusal is the envelope',
    async (_, path, keys) => {
      const query = fc.array(fc.tuple(fc.constantFrom(...keys, 'onbekend'), value), { maxLength: 4 });
      const headers = fc.record(
        {
          'if-none-match': fc.constantFrom('*', 'W/"x"', '"', ',,,'),
          'x-request-id': fc.constantFrom('a b', 'x'.repeat(300), '<script>'),
          authorization: fc.constantFrom('Bearer x', 'x'),
          accept: fc.constantFrom('text/html', '*/*;q=0'),
        },
        { requiredKeys: [] },
      );
      await fc.assert(
        fc.asyncProperty(value, query, headers, async (part, pairs, sent) => {
          const url = `/api/${path(part)}?${pairs.map(([key, text]) => `${key}=${text}`).join('&')}`;
          const answer = await portal.app.inject({ url, headers: sent as Record<string, string> });
          expect(answer.statusCode).toBeLessThan(500);
          if (answer.statusCode >= 400)
            expect(ErrorEnvelope.parse(answer.json()).error.requestId).toBe(answer.headers['x-request-id']);
          expect(String(answer.headers['x-request-id'])).toMatch(/^[\w.-]{1,64}$/);
        }),
        { numRuns: 100 },
      );
    },
    60_000,
  );

  test('AP-018, C26: the OpenAPI file has every path of the contract that is for clients', async () => {
    const document = (await portal.app.inject('/api/openapi.json')).json();
    const listed = new Set(Object.keys(document.paths).map(shapeOf));
    const promised = Object.entries(apiPath).map(([name, path]) => [
      name,
      shapeOf(`/api/${(path as (...parts: string[]) => string)(':a', ':b', ':c')}`),
    ]);
    const missing = promised.filter(([, shape = '']) => !listed.has(shape)).map(([name]) => name);
    expect(missing.sort()).toEqual(NOT_FOR_CLIENTS);
  });

  test('AP-018: a call is described with its parameters and its refusals', async () => {
    const document = (await portal.app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const search = document.paths['/api/animal'].get;
    expect(search.parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['soort', 'eig', 'x_rpp', 'after']),
    );
    expect(Object.keys(search.responses)).toEqual(expect.arrayContaining(['200', '400', '429', '500', '503']));
  });

  test('AP-018: each call tells what it answers, that a bad token is refused, and of a body that it may be no JSON', async () => {
    const { paths } = (await portal.app.inject('/api/openapi.json')).json();
    const silent = Object.entries<Record<string, DescribedCall>>(paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, { responses, requestBody }]) => {
        const told = Object.keys(responses);
        const wanted = requestBody ? ['401', '400', '422'] : ['401'];
        const hasAnswer = told.some((status) => status.startsWith('2'));
        // What a page is made of is checked by this alone (decision 110).
        const isChecked = method !== 'get' || responses['200']?.content !== undefined;
        const isWhole = hasAnswer && isChecked && wanted.every((status) => told.includes(status));
        return isWhole ? [] : [`${method} ${path}`];
      }),
    );
    expect(silent).toEqual([]);
  });

  test('health and ready answer while the index is built and notifications arrive', async () => {
    for (const path of ['health', 'ready'])
      expect((await portal.app.inject(`/api/${path}`)).json()).toEqual({ status: 'ok' });
  });
});
