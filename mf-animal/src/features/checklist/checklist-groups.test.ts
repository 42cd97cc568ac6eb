import { type Answer, FIT_KEYS } from '@portal/shared/contract';
import { checklistGroups } from './checklist-groups';

const groupOf = (key: string, value: Answer) => checklistGroups([{ key, label: 'Label', value }])[0];

test.each([
  ['kinderen', 'J', 'good', 'Label'],
  ['katten', 'N', 'less', 'Niet met katten'],
  ['alleen', 'N', 'less', 'Kan niet alleen zijn'],
  ['binnen', 'N', 'less', 'Niet geschikt als binnenkat'],
  ['tuin', 'J', 'wishes', 'Label'],
  ['tuin', 'N', 'good', 'Geen tuin nodig'],
  ['ervaren', 'N', 'good', 'Geen ervaren baas nodig'],
  ['zindelijk', 'J', 'behaviour', 'Label'],
  ['zindelijk', 'N', 'behaviour', 'Nog niet zindelijk'],
  ['medisch', 'J', 'care', 'Label'],
  ['medisch', 'N', 'care', 'Heeft geen medische zorg nodig'],
  ['gechipt', 'N', 'care', 'Niet gechipt'],
  ['van_later', 'N', 'behaviour', 'Label: nee'],
] as const)('C65 %s %s stands under %s as %s', (key, value, name, text) => {
  expect(groupOf(key, value)).toEqual({ name, lines: [{ key, text }] });
});

test('AN-055, C65 a cross is for what says with whom and how the animal can live alone, and unknown is never a no', () => {
  const keys = ['gechipt', 'medisch', 'zindelijk', 'van_later'];
  expect(keys.filter((key) => groupOf(key, 'N')?.name === 'less')).toEqual([]);
  expect([...FIT_KEYS, ...keys].filter((key) => groupOf(key, 'X')?.name !== 'unknown')).toEqual([]);
});

test('C65 the groups keep their order, the answers that of the questions; empty groups are left out', () => {
  const answers = [
    { key: 'katten', label: 'Kan met katten', value: 'N' },
    { key: 'honden', label: 'Kan met honden', value: 'N' },
    { key: 'kinderen', label: 'Kan met kinderen', value: 'J' },
  ] as const;
  expect(checklistGroups(answers).map(({ name, lines }) => [name, lines.map(({ text }) => text)])).toEqual([
    ['good', ['Kan met kinderen']],
    ['less', ['Niet met katten', 'Niet met honden']],
  ]);
});
