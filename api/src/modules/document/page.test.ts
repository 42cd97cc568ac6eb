import type { Register } from '@portal/shared/contract';
import type { PageFacts } from '../../lib/page-facts';
import { pageAt } from './page';

const release = {
  version: '1.0.0',
  build: 'c0000000',
  base: '/mf/mf-animal/1.0.0-c0000000/',
  publishedAt: '2026-11-20T15:00:00Z',
  contract: 1,
  needs: {},
  entry: 'remoteEntry.1.js',
  preload: ['remoteEntry.1.js'],
  files: {},
  routes: [
    { path: 'dier/:uuidkey', access: 'public' as const },
    { path: 'nieuws/:id', access: 'public' as const },
    { path: 'asieldieren/:uuidkey', access: 'public' as const },
    { path: 'asieldieren/:uuidkey/:soortcode', access: 'public' as const },
  ],
  menu: [],
  slots: [],
};
const register: Register = {
  schema: 1,
  generation: 1,
  publishedAt: '2026-11-20T15:00:00Z',
  shell: { version: '1.0.0', hash: 'abcdef01', contract: [1], provides: {} },
  remotes: [
    {
      name: 'mf-animal',
      container: 'mf_animal',
      team: 'animal',
      enabled: true,
      disabledReason: null,
      current: release,
      previous: null,
      canary: null,
    },
  ],
};

function pageOf(pathname: string, facts: PageFacts) {
  const found = async () => facts;
  const sources = { animal: found, shelter: found, news: found, article: found, list: async () => [] };
  return pageAt(pathname, { register, sources, product: 'Pootjesplein', slug: 'pootjesplein' });
}

test('a page that a canary alone has exists, for some visitors can open it; nothing of it is fetched early', async () => {
  const canary = { ...release, build: 'ca000000', routes: [{ path: 'dieren/nieuw', access: 'public' as const }] };
  const [row] = register.remotes;
  if (!row) throw new Error('the register has a remote');
  const remotes = [{ ...row, canary: { percent: 5, release: canary } }];
  const sources = { list: async () => [] } as never;
  const context = { register: { ...register, remotes }, sources, product: 'Pootjesplein', slug: 'pootjesplein' };
  expect(await pageAt('/dieren/nieuw', context)).toMatchObject({ status: 200, preload: [] });
  expect(await pageAt('/dieren/elders', context)).toMatchObject({ status: 404 });
});

test.each([
  ['fits the shell', ['array'], 1],
  ['uses a name that the shell lacks', ['array', 'file'], 0],
])('files of a release that %s are fetched early only if it will be used', async (_what, names, early) => {
  const shell = { ...register.shell, doors: { 'zod/mini': ['array'] } };
  const files = { 'remoteEntry.1.js': `sha384-${'A'.repeat(64)}` };
  const remotes = register.remotes.map((row) => ({
    ...row,
    current: { ...row.current, files, uses: { 'zod/mini': names } },
  }));
  const found = async () => ({ name: 'Boef' });
  const sources = { animal: found, shelter: found, news: found, article: found, list: async () => [] };
  const context = { register: { ...register, shell, remotes }, sources, product: 'Pootjesplein', slug: 'pootjesplein' };
  expect((await pageAt('/dier/1', context)).preload).toHaveLength(early);
});

test.each([
  ['/dier/1', { name: 'Boef', description: 'Een lieve kater.' }, 'Een lieve kater.'],
  ['/dier/1', { name: 'Boef', description: '' }, 'Boef: Een dier uit een asiel dat een nieuw thuis zoekt.'],
  ['/nieuws/1', { name: 'Open dag' }, undefined],
])('the description of %s is the thing’s own, else its name and what the page is', async (path, facts, expected) => {
  expect((await pageOf(path, facts)).description).toBe(expected);
});

test.each([
  ['/asieldieren/a', 'Dieren van De Kwispel – Pootjesplein'],
  ['/asieldieren/a/1', 'Katten van De Kwispel – Pootjesplein'],
  ['/asieldieren/a/9', 'Dieren van De Kwispel – Pootjesplein'],
  ['/dier/1', 'De Kwispel – Pootjesplein'],
])('the title of %s is %s (SE-030)', async (path, title) => {
  expect((await pageOf(path, { name: 'De Kwispel' })).title).toBe(title);
});
