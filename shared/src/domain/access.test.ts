import type { AccessRule } from '@portal/shared/contract';
import { admits, mayFavourite, mayManage, userTypeOf, type Viewer, viewerKind } from './access';

const adopter: Viewer = { usertype: 'Default' };
const staff: Viewer = { usertype: 'asiel', userroles: [{ role: 'asiel' }], asiel: 1 };
const admin: Viewer = { usertype: 'Beheer', userroles: [{ role: 'admin' }] };

test.each([
  ['Default', 'default'],
  ['ASIEL', 'asiel'],
  ['beheer', 'admin'],
  ['Admin', 'admin'],
  ['root', null],
])('SHD-007: user type %s is %s', (usertype, expected) => {
  expect(userTypeOf(usertype)).toBe(expected);
});

const table: [AccessRule, boolean, boolean, boolean, boolean][] = [
  ['public', true, true, true, true],
  ['loggedin', false, true, true, true],
  [{ types: ['default', 'asiel', 'admin'] }, false, true, true, true],
  [{ types: ['Asiel', 'Admin'] }, false, false, true, true],
  [{ types: ['beheer'] }, false, false, false, true],
  [{ roles: ['admin'] }, false, false, false, true],
  [{ roles: ['ASIEL', 'admin'] }, false, false, true, true],
  [{ types: ['asiel'], roles: ['admin'] }, false, false, false, false],
  [{ types: ['root'] }, false, false, false, false],
];
test.each(table)('rule %j admits visitor %s, default %s, staff %s, admin %s', (rule, ...expected) => {
  expect([null, adopter, staff, admin].map((viewer) => admits(rule, viewer))).toEqual(expected);
});

test('a viewer of an unknown type is no better than a rule of an unknown type', () => {
  expect(admits({ types: ['root'] }, { usertype: 'root' })).toBe(false);
});

test.each([
  [null, 1, 'visitor', false, true],
  [adopter, 1, 'default', false, true],
  [staff, 1, 'own-staff', true, false],
  [staff, 2, 'other-staff', false, true],
  [staff, null, 'other-staff', false, true],
  [{ usertype: 'asiel' }, null, 'other-staff', false, true],
  [admin, 1, 'admin', true, true],
  [{ usertype: 'root' }, 1, 'visitor', false, true],
] as const)('%j beside shelter %s is %s', (viewer, asiel, kind, manages, favours) => {
  expect(viewerKind(viewer, asiel)).toBe(kind);
  expect(mayManage(kind)).toBe(manages);
  expect(mayFavourite(kind)).toBe(favours);
});
