import { BootView, type Register, type Release, type RemoteRow } from '@portal/shared/contract';
import { toBootView } from './boot-view';
import { releaseCandidates } from './release-candidates';

const hash = `sha384-${'a'.repeat(64)}`;
const shell = {
  contract: [1, 2],
  provides: { react: '19.3.1', '@portal/shared': '1.2.0' },
  doors: { 'zod/mini': ['array'] },
};

function release(build: string, overrides: Partial<Release> = {}): Release {
  return {
    version: '1.0.0',
    build,
    base: `/mf/mf-search/1.0.0-${build}/`,
    publishedAt: '2026-11-20T15:00:00Z',
    contract: 2,
    needs: { react: '^19.0.0' },
    entry: 'remoteEntry.1.js',
    preload: ['module.1.js'],
    files: { 'remoteEntry.1.js': hash, 'module.1.js': hash, 'lazy.1.js': hash },
    routes: [],
    menu: [],
    slots: [],
    ...overrides,
  };
}

const CURRENT = 'c0000000';
const PREVIOUS = 'b0000000';
const CANARY = 'd0000000';

function row(overrides: Partial<RemoteRow> = {}): RemoteRow {
  return {
    name: 'mf-search',
    container: 'mf_search',
    team: 'search',
    enabled: true,
    disabledReason: null,
    current: release(CURRENT),
    previous: release(PREVIOUS),
    canary: { percent: 5, release: release(CANARY) },
    ...overrides,
  };
}

const tooNew = { contract: 3 };
const unmet = { needs: { react: '^20.0.0' } };
const absent = { needs: { vue: '^3.0.0' } };

const cases: [
  string,
  RemoteRow,
  { isInCanary?: boolean; failedBuilds?: string[] },
  string[],
  string[],
  string | undefined,
][] = [
  ['current, then previous', row(), {}, [CURRENT, PREVIOUS], [], undefined],
  ['the canary first for who is in it', row(), { isInCanary: true }, [CANARY, CURRENT, PREVIOUS], [], undefined],
  ['a remote without previous', row({ previous: null, canary: null }), {}, [CURRENT], [], undefined],
  ['no canary to be in', row({ canary: null }), { isInCanary: true }, [CURRENT, PREVIOUS], [], undefined],
  ['a contract that is too new', row({ current: release(CURRENT, tooNew) }), {}, [PREVIOUS], ['contract'], undefined],
  [
    'a contract number before the newest that the shell serves',
    row({ current: release(CURRENT, { contract: 1 }) }),
    {},
    [CURRENT, PREVIOUS],
    [],
    undefined,
  ],
  ['needs that are not met', row({ current: release(CURRENT, unmet) }), {}, [PREVIOUS], ['needs'], undefined],
  ['needs that the shell lacks', row({ current: release(CURRENT, absent) }), {}, [PREVIOUS], ['needs'], undefined],
  [
    'names that the shell lacks',
    row({ current: release(CURRENT, { uses: { 'zod/mini': ['file'] } }) }),
    {},
    [PREVIOUS],
    ['needs'],
    undefined,
  ],
  [
    'names that were found missing before',
    row({ current: release(CURRENT, { missing: ['zod/mini file'] }) }),
    {},
    [PREVIOUS],
    ['needs'],
    undefined,
  ],
  [
    'an entry without hash',
    row({ current: release(CURRENT, { files: {} }) }),
    {},
    [PREVIOUS],
    ['integrity'],
    undefined,
  ],
  ['a build that failed in this tab', row(), { failedBuilds: [CURRENT] }, [PREVIOUS], ['failed-before'], undefined],
  [
    'builds that all failed are tried again',
    row(),
    { failedBuilds: [CURRENT, PREVIOUS] },
    [CURRENT, PREVIOUS],
    [],
    undefined,
  ],
  [
    'nothing that fits: the first reason',
    row({ current: release(CURRENT, tooNew), previous: release(PREVIOUS, unmet) }),
    {},
    [],
    ['contract', 'needs'],
    'contract',
  ],
  [
    'a remote that is switched off',
    row({ enabled: false, disabledReason: 'Onderhoud' }),
    {},
    [],
    ['disabled', 'disabled'],
    'disabled',
  ],
];
test.each(cases)('%s', (_what, remote, context, builds, reasons, refusal) => {
  const found = releaseCandidates(remote, { shell, isInCanary: false, failedBuilds: [], ...context });
  expect(found.candidates.map(({ build }) => build)).toEqual(builds);
  expect(found.skipped.map(({ reason }) => reason)).toEqual(reasons);
  expect(found.refusal).toBe(refusal);
});

test('the boot view keeps the hashes of entry and preload only', () => {
  const register: Register = {
    schema: 1,
    generation: 57,
    publishedAt: '2026-11-20T15:00:00Z',
    shell: { version: '1.0.0', hash: 'abcdef01', contract: [1], provides: { react: '19.3.1' } },
    remotes: [
      row({ current: release(CURRENT, { routes: [{ path: 'zoek', access: 'public', preload: ['module.1.js'] }] }) }),
    ],
  };
  expect(BootView.safeParse(register).success).toBe(false);
  const view = toBootView(register);
  expect(BootView.safeParse(view).error).toBeUndefined();
  const [remote] = view.remotes;
  for (const { files } of [remote?.current, remote?.previous, remote?.canary?.release].filter((one) => one != null)) {
    expect(Object.keys(files)).toEqual(['remoteEntry.1.js', 'module.1.js']);
  }
  expect(remote?.current.routes).toEqual([{ path: 'zoek', access: 'public' }]);
});
