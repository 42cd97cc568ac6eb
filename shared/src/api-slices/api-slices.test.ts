import { baseApi as viaDoor } from '@portal/shared/api-slices';
import {
  makeAnimal,
  makeNewsItem,
  makeShelter,
  makeShelterPage,
  makeShelterRow,
  makeTestStore,
  rawAnswer,
  stubApi,
} from '@portal/shared/testing';
import { baseApi, listTags } from './base-api';
import * as door from './index';
import { type EndpointOwner, EndpointOwnerError, endpointOwners, injectOwned } from './inject-owned';

type Endpoints = Record<
  string,
  { initiate(arg?: unknown): Parameters<ReturnType<typeof makeTestStore>['dispatch']>[0] }
>;

/** Asks an endpoint of the api by name, whoever owns it. */
async function ask(name: string, arg?: unknown, on = makeTestStore()): Promise<{ data?: unknown; error?: unknown }> {
  const endpoint = (baseApi.endpoints as Endpoints)[name];
  if (endpoint === undefined) throw new Error(`${name} does not exist`);
  return (await on.dispatch(endpoint.initiate(arg))) as { data?: unknown; error?: unknown };
}

test('there is one api object, whichever way it is reached (SHD-001)', () => {
  expect(viaDoor).toBe(baseApi);
  expect(door.baseApi).toBe(baseApi);
});

test('every endpoint of shared parses its answer with the contract', () => {
  type Definition = { responseSchema?: unknown; rawResponseSchema?: unknown };
  const definitions: Record<string, Definition> = {};
  baseApi.enhanceEndpoints({
    endpoints: Object.fromEntries(
      [...endpointOwners().keys()].map((name) => [name, (definition: Definition) => (definitions[name] = definition)]),
    ) as never,
  });
  expect(Object.keys(definitions).length).toBeGreaterThan(10);
  const bare = Object.entries(definitions).filter(([, one]) => !one.responseSchema && !one.rawResponseSchema);
  expect(bare.map(([name]) => name)).toEqual([]);
});

test('a list tags each id and LIST', () => {
  expect(listTags('News', [4, 5])).toEqual([
    { type: 'News', id: 4 },
    { type: 'News', id: 5 },
    { type: 'News', id: 'LIST' },
  ]);
  expect(listTags('News')).toEqual([{ type: 'News', id: 'LIST' }]);
});

describe('owners of endpoints', () => {
  const answering = (url: string) => (build: Parameters<Parameters<typeof injectOwned>[1]>[0]) => ({
    testNews: build.query<unknown, void>({ query: () => url }),
  });

  test('the same owner replaces its own endpoint, as a new release does', async () => {
    const api = stubApi({ listKinds: { items: [] }, listBreeds: { items: [] } });
    injectOwned('mf-content', answering('kind'));
    injectOwned('mf-content', answering('breed'));
    await ask('testNews');
    expect(api.requests.map((request) => request.path)).toEqual(['breed']);
  });

  test('a release that was replaced adds what is missing, and replaces nothing', async () => {
    const api = stubApi({ listKinds: { items: [] }, listBreeds: { items: [] } });
    injectOwned('mf-content', answering('kind'));
    const late = injectOwned(
      'mf-content',
      (build) => ({ ...answering('breed')(build), testLate: build.query<unknown, void>({ query: () => 'breed' }) }),
      { replaces: false },
    );
    await ask('testNews');
    expect(api.requests.map((request) => request.path)).toEqual(['kind']);
    expect(late.endpoints).toHaveProperty('testLate');
  });

  test('another owner is refused, and its release adds nothing', () => {
    injectOwned('mf-content', answering('kind'));
    const second = () =>
      injectOwned('mf-search', (build) => ({
        testOther: build.query<unknown, void>({ query: () => 'age' }),
        ...answering('age')(build),
      }));
    expect(second).toThrow(EndpointOwnerError);
    expect(second).toThrow('The endpoint testNews of mf-search already belongs to mf-content.');
    expect(baseApi.endpoints).not.toHaveProperty('testOther');
    expect(endpointOwners().get('testNews')).toBe('mf-content');
    expect(endpointOwners().has('testOther')).toBe(false);
  });

  test('a remote cannot take an endpoint of shared', () => {
    expect(() => injectOwned('mf-animal', (build) => ({ getAnimal: build.query({ query: () => 'x' }) }))).toThrow(
      EndpointOwnerError,
    );
  });
});

describe('tags of one part', () => {
  const boards = (owner: EndpointOwner, name: string) =>
    injectOwned(
      owner,
      (build) => ({
        [name]: build.query<unknown, void>({ query: () => 'kind', providesTags: ['Board'] }),
        [`${name}Change`]: build.mutation<unknown, void>({ query: () => 'breed', invalidatesTags: ['Board'] }),
      }),
      { tags: ['Board'] },
    );

  test('a change refetches what has them, and RTK Query knows the name', async () => {
    const log = jest.spyOn(console, 'error');
    const api = stubApi({ listKinds: { items: [] }, listBreeds: { items: [] } });
    boards('mf-reviews', 'testBoard');
    const one = makeTestStore();
    await ask('testBoard', undefined, one);
    await ask('testBoardChange', undefined, one).catch(() => {});
    await Promise.all(one.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(api.requests.map(({ path }) => path)).toEqual(['kind', 'breed', 'kind']);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test('another owner is refused, as is one who takes a tag of all', () => {
    boards('mf-reviews', 'testBoard');
    expect(() => boards('mf-search', 'testOtherBoard')).toThrow(
      'The tag Board of mf-search already belongs to mf-reviews.',
    );
    expect(() => injectOwned('mf-search', () => ({}), { tags: ['Animal'] })).toThrow(EndpointOwnerError);
    expect(baseApi.endpoints).not.toHaveProperty('testOtherBoard');
  });
});

describe('calls', () => {
  const animal = makeAnimal();
  const shelter = makeShelter();
  const news = makeNewsItem();
  const figures = { kinds: [{ soort: 1 as const, aantal: 3 }], available: 3, shelters: 2, placedThisYear: 1 };
  const provinces = { items: [], filter: { asiel_province: null } };
  const shelters = makeShelterPage([makeShelterRow()]);

  test.each([
    ['getAnimal', animal.uuidkey, { getAnimal: { data: { item: animal } } }, animal, `animal/${animal.uuidkey}`],
    ['getSummary', undefined, { getSummary: { data: figures } }, figures, 'animal/summary'],
    ['getShelter', '12', { getShelter: { data: shelter } }, shelter, 'shelter/12'],
    ['searchShelters', { land: ['NL'] }, { searchShelters: shelters }, shelters, 'shelter?land=NL'],
    ['listNews', undefined, { listNews: { data: { items: [news] } } }, [news], 'news'],
    [
      'listKinds',
      undefined,
      { listKinds: { items: [{ id: 1 as const, naam: 'Kat' }] } },
      [{ id: 1, naam: 'Kat' }],
      'kind',
    ],
    ['listBreeds', { soortid: 1 }, { listBreeds: { items: [] } }, [], 'breed?soortid=1'],
    ['listSexes', {}, { listSexes: { items: [] } }, [], 'sex'],
    ['listAges', {}, { listAges: { items: [] } }, [], 'age'],
    ['listChecklist', {}, { listChecklist: { items: [] } }, [], 'checklist'],
    ['listProvinces', { land: 'BE' }, { listProvinces: provinces }, provinces, 'province?land=BE'],
  ])(
    '%s asks its path and gives what is inside the envelope (C26, C27)',
    async (name, arg, replies, expected, path) => {
      const api = stubApi(replies);
      expect((await ask(name, arg)).data).toEqual(expected);
      expect(api.requests.map(({ path: asked, url }) => asked + url.search)).toEqual([path]);
    },
  );

  test('news is also read from {items} (C27)', async () => {
    stubApi({ listNews: rawAnswer(200, JSON.stringify({ items: [news] })) });
    expect((await ask('listNews')).data).toEqual([news]);
  });

  test('one answer serves everybody who asks the same', async () => {
    const api = stubApi({ listKinds: { items: [] } });
    const one = makeTestStore();
    await Promise.all([ask('listKinds', undefined, one), ask('listKinds', undefined, one)]);
    expect(api.requests).toHaveLength(1);
  });

  test('an answer outside the contract is an ordinary error', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    stubApi({ getSummary: rawAnswer(200, '{"data": {}}') });
    expect((await ask('getSummary')).error).toMatchObject({ status: 200, code: 'BAD_ANSWER' });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('getSummary'), expect.anything());
    log.mockRestore();
  });

  test('a change tagged News refetches the list of another part (SHD-001)', async () => {
    const api = stubApi({ listNews: { data: { items: [news] } } });
    const one = makeTestStore();
    await ask('listNews', undefined, one);
    one.dispatch(baseApi.util.invalidateTags([{ type: 'News', id: news.id }]));
    await Promise.all(one.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(api.requests).toHaveLength(2);
  });
});
