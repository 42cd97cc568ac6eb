import { changedFields, toldChanges } from './audit-changes';
import { messages } from './messages';

test.each([
  [null, []],
  ['tekst', []],
  [{ fields: ['telefoon'] }, [{ field: 'telefoon', before: null, after: null }]],
  [{ from: 'send', to: 'done' }, [{ field: 'status', before: 'send', after: 'done' }]],
  [
    { fields: ['vol_tot', 'naam'], from: { vol_tot: null }, to: { vol_tot: '2026-12-12' } },
    [
      { field: 'vol_tot', before: null, after: '2026-12-12' },
      { field: 'naam', before: null, after: null },
    ],
  ],
  [
    { asiel: 3, reden: ['a'] },
    [
      { field: 'asiel', before: null, after: '3' },
      { field: 'reden', before: null, after: '["a"]' },
    ],
  ],
])('%j is told field by field (C29)', (changes, expected) => {
  expect(changedFields(changes)).toEqual(expected);
});

test.each([
  [{ from: 'N', to: 'J' }, ['Status van Publiceren naar Geplaatst']],
  [{ from: 'send', to: 'done' }, ['Status van send naar done']],
  [{ fields: ['nmax', 'email'], from: { nmax: null }, to: { nmax: 30 } }, ['Maximum aantal dieren van leeg naar 30']],
  [
    {
      fields: ['disabled', 'userroles'],
      from: { disabled: false, userroles: [] },
      to: { disabled: true, userroles: [{ role: 'asiel', level: 6 }] },
    },
    ['Geblokkeerd van nee naar ja', 'Rollen van leeg naar asiel'],
  ],
  [{ fields: ['email'] }, []],
  [{ geplaatst: 'P' }, []],
  [null, []],
])('%j is a change from one value to another, in words (C29)', (changes, expected) => {
  expect(toldChanges(changes).map(messages.change)).toEqual(expected);
});
