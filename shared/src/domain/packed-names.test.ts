import { makeRegister, makeRelease, makeRemoteRow } from '@portal/shared/testing';
import { packNames, unpackNames } from './packed-names';

const SESSION = '@portal/shared/session';
const doors = { [SESSION]: ['Slot#1a2b', 'useUser#3f2a', 'useUser#9c1d'], 'zod/mini': ['array', 'string'] };
const current = makeRelease({ uses: { [SESSION]: ['Slot#1a2b', 'useTheme#77aa'], 'zod/mini': ['string'] } });
const previous = makeRelease({ uses: { [SESSION]: ['useUser#9c1d'], '@portal/shared/theme': ['useTheme#77aa'] } });
const shell = { ...makeRegister().shell, doors };
const register = makeRegister(
  [makeRemoteRow({ current, previous }), makeRemoteRow({ name: 'mf-animal', current: makeRelease({ routes: [] }) })],
  { shell },
);

test('what is packed and unpacked is the same register, also with names that the shell lacks', () => {
  const packed = JSON.parse(JSON.stringify(packNames(register)));
  expect(packed.names).toEqual({ [SESSION]: ['useTheme#77aa'], '@portal/shared/theme': ['useTheme#77aa'] });
  expect(packed.remotes[0].current.uses).toEqual({ [SESSION]: '19', 'zod/mini': '5' });
  expect(unpackNames(packed)).toEqual(register);
});

test('a register with names in full, or without names, stays as it is', () => {
  expect(unpackNames(register)).toEqual(register);
  expect(unpackNames(makeRegister())).toEqual(makeRegister());
});
