import { BootView, Register, ReleaseFile, RemoteName } from './register';
import { PartName, ReleaseChange, ReleaseStatement } from './release';
import { RemoteFacts } from './release-surface';

const hash = `sha384-${'a'.repeat(64)}`;

function release(overrides: Record<string, unknown> = {}) {
  return {
    version: '1.8.0',
    build: 'a1b2c3d4',
    base: '/mf/mf-search/1.8.0-a1b2c3d4/',
    publishedAt: '2026-11-20T15:00:00Z',
    contract: 1,
    needs: { react: '^19.3.1', '@portal/shared': '^1.0.0' },
    entry: 'remoteEntry.5e6f7a8b.js',
    preload: ['remoteEntry.5e6f7a8b.js', 'module.9c0d.css'],
    files: { 'remoteEntry.5e6f7a8b.js': hash, 'module.9c0d.css': hash },
    routes: [
      { path: 'zoek/dieren/kat', access: 'public' },
      { path: 'asiel/:uuidkey', access: 'public' },
    ],
    menu: [{ slot: 'header.search', order: 10, label: 'Katten', to: '/zoek/dieren/kat' }],
    slots: [{ slot: 'home.search', piece: 'home-search', order: 10, access: 'public' }],
    ...overrides,
  };
}

function register(current = release(), row: Record<string, unknown> = {}, more: unknown[] = []) {
  return {
    schema: 1,
    generation: 57,
    publishedAt: '2026-11-20T15:00:00Z',
    shell: {
      version: '1.4.0',
      hash: '3f9c3f9c',
      contract: [1],
      provides: { react: '19.3.1', '@portal/shared': '1.0.0' },
    },
    remotes: [
      {
        name: 'mf-search',
        container: 'mf_search',
        team: 'search',
        enabled: true,
        disabledReason: null,
        current,
        previous: null,
        canary: null,
        ...row,
      },
      ...more,
    ],
  };
}

const other = (path: string) => ({
  name: 'mf-animal',
  container: 'mf_animal',
  team: 'animal',
  enabled: true,
  disabledReason: null,
  current: release({ base: '/mf/mf-animal/1.8.0-a1b2c3d4/', routes: [{ path, access: 'public' }] }),
  previous: null,
  canary: null,
});

test('SH-001: a complete register is valid, and so is its boot view', () => {
  expect(Register.safeParse(register()).error).toBeUndefined();
  expect(BootView.safeParse(register()).error).toBeUndefined();
});

test.each([
  ['a tilde range', { needs: { react: '~19.3.1' } }],
  ['a range without caret', { needs: { react: '19.3.1' } }],
  ['a sha256 hash', { files: { 'remoteEntry.5e6f7a8b.js': `sha256-${'a'.repeat(43)}=` }, preload: [] }],
  ['an entry without hash', { files: { 'module.9c0d.css': hash }, preload: [] }],
  ['a preload file without hash', { preload: ['module.other.js'] }],
  ['a file outside the folder', { files: { 'remoteEntry.5e6f7a8b.js': hash, '../x.js': hash }, preload: [] }],
  ['a wildcard pattern', { routes: [{ path: 'zoek/*', access: 'public' }] }],
  ['a pattern with leading slash', { routes: [{ path: '/zoek', access: 'public' }] }],
  ['an empty pattern', { routes: [{ path: '', access: 'public' }] }],
  [
    'one pattern under two names of its parameter',
    {
      routes: [
        { path: 'asiel/:id', access: 'public' },
        { path: 'asiel/:uuidkey', access: 'public' },
      ],
    },
  ],
  ['an access rule that names nobody', { routes: [{ path: 'admin/beheer', access: {} }] }],
  ['an access rule with empty types', { routes: [{ path: 'admin/beheer', access: { types: [] } }] }],
  ['an unknown access word', { routes: [{ path: 'admin/beheer', access: 'private' }] }],
  ['an invite on a public route', { routes: [{ path: 'recensies/:invite_uuid', access: 'public', signIn: 'invite' }] }],
  ['a menu entry to another site', { menu: [{ slot: 'header.search', order: 1, label: 'X', to: '//evil.example' }] }],
  ['a piece twice in one slot', { slots: [release().slots[0], release().slots[0]] }],
  ['a folder of another remote', { base: '/mf/mf-animal/1.8.0-a1b2c3d4/' }],
  ['a folder of another build', { base: '/mf/mf-search/1.8.0-00000000/' }],
  ['contract 0', { contract: 0 }],
  ['a name that is none', { uses: { 'zod/mini': ['array string'] } }],
  ['a door that every object has', { uses: { constructor: ['useUser'] } }],
  ['a need that every object has', { needs: { ...release().needs, constructor: '^1.0.0' } }],
  ['a mark that is none', { uses: { '@portal/shared/session': ['useUser#new'] } }],
])('a release with %s is refused', (_what, overrides) => {
  expect(Register.safeParse(register(release(overrides))).success).toBe(false);
});

test.each([
  ['a container that is not the name', { container: 'search' }],
  ['a name outside mf-', { name: 'search', container: 'search' }],
  ['no reason while disabled', { enabled: false }],
])('a remote with %s is refused', (_what, row) => {
  expect(Register.safeParse(register(release(), row)).success).toBe(false);
});

test.each([
  ['mf-search', true],
  ['mf-found-animals', true],
  [`mf-${'a'.repeat(30)}`, true],
  [`mf-a-${'a'.repeat(29)}`, false],
  ['mf-', false],
  ['mf--animals', false],
  ['mf-animals-', false],
  ['mf-Found', false],
  ['mf-found_animals', false],
])('%s is a name of a remote: %s', (name, isName) => {
  expect(RemoteName.safeParse(name).success).toBe(isName);
  expect(PartName.safeParse(name).success).toBe(isName);
});

test('no pattern belongs to two remotes', () => {
  expect(Register.safeParse(register(release(), {}, [other('dier/:id')])).success).toBe(true);
  expect(Register.safeParse(register(release(), {}, [other('asiel/:id')])).success).toBe(false);
});

test('a piece of a newer remote for a slot that this shell does not know keeps the register readable', () => {
  const slots = [{ slot: 'home.later', piece: 'later', order: 1, access: 'public' }];
  expect(Register.safeParse(register(release({ slots }))).success).toBe(true);
});

test('a local build stands in its own folder', () => {
  const local = release({ build: 'local', base: '/mf/mf-search/local/', preload: [] });
  expect(Register.safeParse(register(local)).success).toBe(true);
});

test('the boot view holds no file besides entry and preload', () => {
  const files = { ...release().files, 'lazy.1234.js': hash };
  expect(BootView.safeParse(register(release({ files }))).success).toBe(false);
});

test('C25: a route may need an invite', () => {
  const routes = [
    { path: 'recensies/:invite_uuid', access: { types: ['default', 'asiel', 'admin'] }, signIn: 'invite' },
  ];
  expect(RemoteFacts.safeParse({ team: 'reviews', routes, menu: [], slots: [] }).success).toBe(true);
});

const statement = (facts: object) => ({ type: 'portal-release-1', part: 'mf-search', generation: 3, ...facts });

test.each([
  [{ release: { ...release(), team: 'search' } }, true],
  [{ release: { ...release({ needs: { react: '*' } }), team: 'search' } }, false],
  [{ release: { ...release(), team: 'search' }, canary: 5 }, true],
  [{ release: { ...release(), team: 'search' }, generation: -1 }, false],
])('statement %# is accepted or refused', (facts, accepted) => {
  expect(ReleaseStatement.safeParse(statement(facts)).success).toBe(accepted);
});

test.each([
  [{ statement: '{}', signature: `${'A'.repeat(86)}==` }, true],
  [{ statement: '{}', signature: 'none' }, false],
  [{ statement: '{}' }, false],
  [{ action: 'rollback' }, true],
  [{ action: 'disable', reason: 'Onderhoud' }, true],
  [{ action: 'disable' }, false],
  [{ action: 'canary', percent: 25 }, true],
  [{ action: 'canary', percent: 0 }, false],
])('change %# is accepted or refused', (change, accepted) => {
  expect(ReleaseChange.safeParse(change).success).toBe(accepted);
});

test.each([
  ...[
    'x.html',
    'CON',
    'con.js',
    'Nul.tar.js',
    'lpt1.css',
    'aux.',
    'a.js/b.js',
    'map/a.js',
    '../a.js',
    '.a.js',
    'a',
    'a.js.map',
  ],
  ...['a.php', 'a.exe', 'a..', 'a b.js', 'INDEX.HTML', `${'a'.repeat(200)}.js`],
])('%s is no file that a build makes', (name) => {
  expect(ReleaseFile.safeParse(name).success).toBe(false);
});

test.each([
  'index.html',
  'main.1a2b3c4d.js',
  '230.9f8e7d6c.css',
  'figtree-latin-wght-normal.woff2',
  'icon.svg',
  'console.js',
])('%s is a file of a build', (name) => {
  expect(ReleaseFile.safeParse(name).success).toBe(true);
});
