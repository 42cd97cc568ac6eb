import { satisfiesCaret } from '@portal/shared/domain';
import {
  compareVersionsBy,
  type FederationBuild,
  type FederationHost,
  letBuildsGo,
  offer,
  retireBuilds,
} from './federation-host';

const host = () => (globalThis as unknown as { portalFederation: FederationHost }).portalFederation;
const react = { version: '19.3.1' };

/** The shell's build: offers one package, and takes it itself from the first line on. */
const shell = (): FederationBuild => ({
  m: {},
  initializeSharingData: {
    scopeToSharingDataMapping: { default: [{ name: 'react', version: '19.3.1', factory: () => () => react }] },
  },
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', requiredVersion: '^19.3.1' } },
    initialConsumes: ['7'],
  },
});

/** A remote's build whose chunk 4 takes a package as module 8. */
const remote = (shareKey: string, requiredVersion: string): FederationBuild => ({
  m: {},
  f: { consumes: () => undefined },
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: { 8: { shareKey, requiredVersion } },
    chunkMapping: { 4: ['8'] },
  },
  initializeSharingData: {
    scopeToSharingDataMapping: { default: [{ name: 'react', version: '99.0.0', factory: () => () => ({}) }] },
  },
  initializeExposesData: { moduleMap: { './module': async () => () => 'the module' } },
});

const run = (build: FederationBuild, id: string) => {
  const module = { exports: undefined as unknown };
  build.m[id]?.(module);
  return module.exports;
};

const load = (build: FederationBuild, chunk: string) => {
  const promises: Promise<unknown>[] = [];
  build.f?.consumes?.(chunk, promises);
  return Promise.all(promises);
};

test('the shell takes from itself what it offers', () => {
  const build = shell();
  offer(build);
  expect(run(build, '7')).toBe(react);
});

test('nothing is handed to a remote before versions can be compared', async () => {
  offer(shell());
  const build = remote('react', '^19.0.0');
  host().attach(build);
  await expect(load(build, '4')).rejects.toThrow('is needed');
  compareVersionsBy(satisfiesCaret);
  await expect(load(build, '4')).resolves.toEqual([]);
});

test('a remote gets the shell’s copy, and offers nothing itself', async () => {
  offer(shell());
  const build = remote('react', '^19.0.0');
  host().attach(build);
  await load(build, '4');
  expect(run(build, '8')).toBe(react);
  expect([...host().shared()]).toEqual([['react', '19.3.1']]);
});

test.each([
  ['a version that the shell does not have', 'react', '^19.4.0', /\^19\.4\.0 is needed, the shell has 19\.3\.1/],
  ['a package that the shell does not share', 'vue', '^3.0.0', /vue is not provided/],
])('%s: the chunk is refused before it runs', async (_what, key, range, message) => {
  offer(shell());
  const build = remote(key, range);
  host().attach(build);
  await expect(load(build, '4')).rejects.toThrow(message);
  await expect(load(build, '5')).resolves.toEqual([]);
});

test('the container gives what it exposes', async () => {
  const build = remote('react', '^19.3.1');
  host().attach(build);
  expect((await build.getContainer?.('./module'))?.()).toBe('the module');
  await expect(build.getContainer?.('./other')).rejects.toThrow('no ./other');
});

test('a build replaces endpoints until its release was given up or replaced; what it still brings then only fills gaps', () => {
  const injectOwned = jest.fn();
  const door = { injectOwned, other: 'the rest of the door' };
  const offered = { name: '@portal/shared/api-slices', version: '1.0.0', factory: () => () => door };
  offer({ m: {}, initializeSharingData: { scopeToSharingDataMapping: { default: [offered] } } });
  const begin = () => {
    const script = Object.assign(document.createElement('script'), {
      src: '/mf/mf-search/1.1.0-a1/remoteEntry.js?try=1',
    });
    Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
    const build = remote('@portal/shared/api-slices', '^1.0.0');
    host().attach(build);
    build.f?.consumes?.('4', []);
    return run(build, '8') as typeof door;
  };
  const first = begin();
  expect(first.other).toBe('the rest of the door');
  retireBuilds(`${location.origin}/mf/mf-search/1.1.0-a1/remoteEntry.js`);
  const restarted = begin();
  first.injectOwned('mf-search', 'endpoints');
  restarted.injectOwned('mf-search', 'endpoints');
  expect(injectOwned.mock.calls.map(([, , options]) => options)).toEqual([{ replaces: false }, { replaces: true }]);
  Reflect.deleteProperty(document, 'currentScript');
});

test('of a release that nobody uses the list of chunks is empty, and its entry begins as if it were the first time', () => {
  const chunks: unknown[] = ['a chunk'];
  const push = jest.fn();
  const begin = () => host().attach(remote('react', '^19.0.0'), Object.assign(chunks, { push }));
  for (let turn = 0; turn < 2; turn += 1) {
    begin();
    letBuildsGo('another release');
    expect([chunks.length, chunks.push]).toEqual([1 - turn, push]);
    letBuildsGo('');
    chunks.push('a chunk of the next time');
    expect([chunks.splice(0), push.mock.calls.length]).toEqual([['a chunk of the next time'], 0]);
  }
});

test('a style sheet whose rules came with the document is not asked for, until they leave it', () => {
  document.head.innerHTML = '<style data-release="mf-search-1.0.0-aaaa1111" data-sheets="module.css page.css"></style>';
  const asked: string[] = [];
  const build = {
    ...remote('react', '^19.0.0'),
    initializeSharingData: { scopeToSharingDataMapping: {}, uniqueName: 'mf-search-1.0.0-aaaa1111' },
    k: (chunk: string | number) => `${chunk}.css`,
    f: { css: (chunk: string) => void asked.push(chunk) } as Record<string, (chunk: string) => void>,
  };
  host().attach(build, []);
  for (const chunk of ['module', 'page', 'dialog']) build.f.css?.(chunk);
  expect(asked).toEqual(['dialog']);
  document.head.innerHTML = '';
  build.f.css?.('page');
  expect(asked).toEqual(['dialog', 'page']);
});

test('a file whose preload failed is asked for at another address, every other one at its own', () => {
  const statuses: Record<string, number> = { 'lost.js': 0, 'refused.js': 503, 'came.js': 200, 'lost.css': 0 };
  jest.spyOn(performance, 'getEntriesByName').mockImplementation((address) => {
    const responseStatus = statuses[address.split('/').pop() ?? ''];
    return responseStatus === undefined ? [] : [{ responseStatus } as never];
  });
  const build = {
    ...remote('react', '^19.0.0'),
    u: (chunk: string | number) => `${chunk}.js`,
    k: (chunk: string | number) => `${chunk}.css`,
  };
  host().attach(build, []);
  const another = (file: string) => expect.stringMatching(new RegExp(`^${file}\\?try=\\d+`));
  expect(['lost', 'refused', 'came', 'other'].map((chunk) => build.u(chunk))).toEqual([
    another('lost.js'),
    another('refused.js'),
    'came.js',
    'other.js',
  ]);
  expect(['lost', 'other'].map((chunk) => build.k(chunk))).toEqual([another('lost.css'), 'other.css#']);
  jest.restoreAllMocks();
});

test('a chunk reaches the builds that asked for its address, until their release is let go', () => {
  const lists = { older: [] as unknown[], newer: [] as unknown[] };
  const runAs = (src: string, run: () => void) => {
    const script = Object.assign(document.createElement('script'), { src });
    Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
    run();
    Reflect.deleteProperty(document, 'currentScript');
  };
  const files = `${location.origin}/mf/mf-search/files/`;
  for (const [name, list] of Object.entries(lists)) {
    const build = { ...remote('react', '^19.0.0'), u: () => 'page.js' };
    runAs(`${files}${name}.js`, () => host().attach(build, list));
    build.u();
  }
  const arrive = (chunk: string) =>
    runAs(`${files}page.js`, () => (globalThis as unknown as { portalChunks: unknown[] }).portalChunks.push(chunk));
  arrive('first');
  letBuildsGo(`${files}older.js`);
  arrive('second');
  expect(lists).toEqual({ older: [], newer: ['first', 'second'] });
});
