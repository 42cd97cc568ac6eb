import { Kind } from '@portal/shared/contract';
import { lookups } from '../../testing/search-stub';
import { filterOptions } from './filter-options';

const labels = (options: { label: string }[]) => options.map(({ label }) => label);

test('one kind has its own breeds, ages, sexes and wishes', () => {
  const options = filterOptions(lookups, [Kind.dog]);
  expect(labels(options.ras)).toEqual(['Jack Russell terriër']);
  expect(labels(options.geslacht)).toEqual(['Reu']);
  expect(labels(options.eig)).toEqual(['Kan met kinderen', 'Zindelijk', 'Loopt netjes aan de lijn']);
});

test('several kinds share the words of age and sex; a shared option holds the ids of all', () => {
  const options = filterOptions(lookups, [Kind.other, Kind.rabbit]);
  expect(options.leeftijd).toEqual([
    { label: 'Jong', value: '31,41' },
    { label: 'Senior', value: '43' },
    { label: 'Onbekend', value: '34' },
  ]);
  expect(options.geslacht).toEqual([{ label: 'Onbekend', value: '33,43' }]);
  expect(labels(options.eig)).toEqual(['Kan met kinderen']);
});

test('without a kind there are no breeds, and sexes are male and female', () => {
  const options = filterOptions(lookups, []);
  expect(options.ras).toEqual([]);
  expect(options.geslacht).toEqual([
    { label: 'Mannetje', value: '1,11' },
    { label: 'Vrouwtje', value: '2' },
    { label: 'Onbekend', value: '33,43' },
  ]);
});

test('a province is shown with its country (C49)', () => {
  expect(labels(filterOptions(lookups, []).provincie)).toEqual(['Limburg (NL)', 'Zuid-Holland (NL)', 'Limburg (BE)']);
});

test('options carry their number of results, together for a shared one; a dead end is greyed (SE-017)', () => {
  const facets = { leeftijd: { 31: 4, 41: 3 }, provincie: {} };
  const options = filterOptions(lookups, [Kind.other, Kind.rabbit], facets);
  expect(options.leeftijd[0]).toMatchObject({ label: 'Jong', count: 7, isDisabled: false });
  expect(options.leeftijd[1]).toMatchObject({ label: 'Senior', count: 0, isDisabled: true });
  expect(options.provincie[0]).toMatchObject({ count: 0, isDisabled: true });
  expect(options.ras[0]?.count).toBeUndefined();
});

test('lists that did not come leave their filters empty', () => {
  const none = { breeds: undefined, ages: undefined, sexes: undefined, provinces: undefined, checklist: undefined };
  expect(filterOptions(none, [Kind.cat])).toMatchObject({
    ras: [],
    leeftijd: [],
    geslacht: [],
    provincie: [],
    eig: [],
  });
});
