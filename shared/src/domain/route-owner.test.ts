import type { MenuEntry } from '@portal/shared/contract';
import { makeMe, makeRegister, makeRelease, makeRemoteRow } from '@portal/shared/testing';
import { menuOf, ownerOf, type ShownRelease } from './route-owner';

const entry = (label: string, access?: MenuEntry['access']): MenuEntry => ({
  slot: 'header.news',
  order: 10,
  label,
  to: '/nieuws',
  ...(access === undefined ? {} : { access }),
});
const shown: ShownRelease = ({ canary, current }) => canary?.release ?? current;

const menu = [entry('Voor iedereen'), entry('Voor leden', 'loggedin'), entry('Voor beheer', { types: ['admin'] })];
const register = makeRegister([
  makeRemoteRow({
    current: makeRelease({ menu }),
    canary: {
      percent: 5,
      release: makeRelease({
        version: '2.0.0',
        build: 'b2b2b2b2',
        routes: [{ path: 'zoek/nieuw', access: 'public' }],
        menu: [entry('Nieuw')],
      }),
    },
  }),
]);
const labels = (context: Parameters<typeof menuOf>[2]) =>
  menuOf(register, 'header.news', context).map(({ label }) => label);

test.each([
  ['a visitor', null, ['Voor iedereen']],
  ['who is signed in', makeMe(), ['Voor iedereen', 'Voor leden']],
])('a menu shows %s what they may open', (_who, viewer, expected) => {
  expect(labels({ viewer })).toEqual(expected);
});

test('whoever is shown the canary has its routes and menu, others those of the current release', () => {
  expect(ownerOf(register, '/zoek/nieuw')).toBeUndefined();
  expect(ownerOf(register, '/zoek/nieuw', shown)?.route.path).toBe('zoek/nieuw');
  expect(labels({ viewer: null, shown })).toEqual(['Nieuw']);
});
