import { makeRegister, makeRelease, makeRemoteRow } from '@portal/shared/testing';
import { toBootView } from './boot-view';
import { missingNames, seenBy } from './missing-names';

const SESSION = '@portal/shared/session';
const doors = { [SESSION]: ['Slot#1a2b', 'useUser#3f2a', 'useUser#9c1d'], 'zod/mini': ['array'] };

test.each([
  ['names that are there', { [SESSION]: ['useUser#3f2a'], 'zod/mini': ['array'] }, []],
  ['a type that is still served', { [SESSION]: ['useUser#9c1d'] }, []],
  ['a new name', { [SESSION]: ['useUser#3f2a', 'useTheme#77aa'] }, [`${SESSION} useTheme#77aa`]],
  ['a type that is another one', { [SESSION]: ['useUser#0000'] }, [`${SESSION} useUser#0000`]],
  ['a new name of a facade', { 'zod/mini': ['file'] }, ['zod/mini file']],
  [
    'a door that the shell lacks',
    { '@portal/shared/theme': ['useTheme#77aa'] },
    ['@portal/shared/theme useTheme#77aa'],
  ],
  ['a name that only objects have', { [SESSION]: ['constructor'] }, [`${SESSION} constructor`]],
])('%s', (_what, uses, missing) => {
  expect(missingNames({ uses }, { doors })).toEqual(missing);
});

test('a release or a shell from before says nothing about names: nothing is missing', () => {
  expect(missingNames({}, { doors })).toEqual([]);
  expect(missingNames({ uses: { [SESSION]: ['useTheme#77aa'] } }, {})).toEqual([]);
});

describe('a register with a release that uses a new name', () => {
  const uses = { [SESSION]: ['useTheme#77aa'] };
  const current = makeRelease({ version: '1.1.0', build: 'aaaaaaaa', uses });
  const previous = makeRelease({ uses: { [SESSION]: ['Slot#1a2b'] } });
  const register = makeRegister([makeRemoteRow({ current, previous, canary: { percent: 5, release: current } })]);
  const newer = { ...register.shell, doors: { [SESSION]: ['Slot#1a2b', 'useTheme#77aa'] } };
  const older = { contract: [1], provides: { react: '19.3.0' }, doors };

  test('is judged by the shell that reads it, not by the one that it names', () => {
    const seen = seenBy({ ...register, shell: newer }, older);
    const [row] = seen.remotes;
    expect(row?.current.missing).toEqual([`${SESSION} useTheme#77aa`]);
    expect(row?.canary?.release.missing).toEqual(row?.current.missing);
    expect(row?.previous).toEqual({ ...previous, uses: undefined });
    expect(seen.shell).toEqual({ ...register.shell, contract: [1], provides: { react: '19.3.0' } });
  });

  test('carries in the boot view what the shell of the page lacks, and no lists of names', () => {
    const missing = (doorNames: Record<string, string[]>) =>
      toBootView({ ...register, shell: { ...register.shell, doors: doorNames } });
    expect(missing(doors).remotes[0]?.current.missing).toEqual([`${SESSION} useTheme#77aa`]);
    expect(JSON.stringify(missing(newer.doors))).not.toContain('useTheme');
  });
});
