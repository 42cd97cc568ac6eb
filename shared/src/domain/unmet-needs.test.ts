import { FEDERATION_HOST, unmetNeeds } from './unmet-needs';

const provides = { react: '19.3.1', [FEDERATION_HOST]: '1.30.0' };
const host = { [FEDERATION_HOST]: '^1.12.0' };

test.each([
  ['all met', { react: '^19.3.1', ...host }, []],
  ['a newer version', { react: '^20.0.0', ...host }, ['react']],
  ['a package that the shell lacks', { vue: '^3.0.0', ...host }, ['vue']],
  ['a host that can do more', { [FEDERATION_HOST]: '^1.31.0' }, [FEDERATION_HOST]],
  ['a host that works otherwise', { [FEDERATION_HOST]: '^2.0.0' }, [FEDERATION_HOST]],
  ['a build with a runtime of its own', { react: '^19.3.1' }, [FEDERATION_HOST]],
])('%s', (_what, needs, unmet) => {
  expect(unmetNeeds(needs, provides)).toEqual(unmet);
});

test('a shell without the host asks for none', () => {
  expect(unmetNeeds({ react: '^19.3.1' }, { react: '19.3.1' })).toEqual([]);
});
