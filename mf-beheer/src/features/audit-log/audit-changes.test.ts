import { changedFields } from './audit-changes';

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
