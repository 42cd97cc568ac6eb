import { auditedChange } from './audited-change';

test.each([
  ['a limit', 'shelter', { nmax: 20 }, { nmax: 30 }, { fields: ['nmax'], from: { nmax: 20 }, to: { nmax: 30 } }],
  [
    'what was empty',
    'shelter',
    {},
    { vol_tot: '2026-12-12' },
    { fields: ['vol_tot'], from: { vol_tot: null }, to: { vol_tot: '2026-12-12' } },
  ],
  ['what is the same', 'shelter', { nmax: 20 }, { nmax: 20 }, { fields: ['nmax'] }],
  [
    'what was not sent',
    'news',
    { titel: 'Oud' },
    { titel: undefined, aktief: 1 },
    { fields: ['aktief'], from: { aktief: null }, to: { aktief: 1 } },
  ],
  ['the text of a page', 'article', { tekst: '<p>a</p>' }, { tekst: '<p>b</p>' }, { fields: ['tekst'] }],
  ['an address', 'shelter', { email: 'a@b.example' }, { email: 'c@d.example' }, { fields: ['email'] }],
  ['an account number', 'shelter', { donatienummer: 'a' }, { donatienummer: 'b' }, { fields: ['donatienummer'] }],
  ['the name of a person', 'account', { firstname: 'Els' }, { firstname: 'An' }, { fields: ['firstname'] }],
  [
    'roles',
    'account',
    { userroles: [] },
    { userroles: [{ role: 'asiel', level: 6 }] },
    { fields: ['userroles'], from: { userroles: [] }, to: { userroles: [{ role: 'asiel', level: 6 }] } },
  ],
] as const)('C29: old and new of %s', (_, object, before, written, expected) => {
  expect(auditedChange(object, before, written)).toEqual(expected);
});
