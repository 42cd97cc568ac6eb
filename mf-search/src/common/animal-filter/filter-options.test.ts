import { Kind } from '@portal/shared/contract';
import { lookups } from '../../testing/search-stub';
import { filterOptions } from './filter-options';

const labels = (options: { label: string }[]) => options.map(({ label }) => label);

test('one kind has its own breeds, ages, sexes and wishes', () => {
  const options = filterOptions(lookups, [Kind.dog]);
  expect(labels(options.ras)).toEqual(['Jack Russell terriër']);
  expect(labels(options.geslacht)).toEqual(['Reu']);
  expect(labels(options.eig)).toEqual([
    'Kan met kinderen',
    'Zindelijk',
    'Loopt netjes aan de lijn',
    'Zoekt ervaren baas',
    'Tuin gewenst',
  ]);
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

test('ages of all kinds stand in the order of age; equal stages are one option, what is unknown comes last', () => {
  const age = (soortid: Kind, id: number, naam: string) => ({ soortid, id, naam });
  const ages = [
    age(Kind.cat, 1, 'Kitten (0-6 maanden)'),
    age(Kind.cat, 2, 'Jong (6 maanden-2 jaar)'),
    age(Kind.cat, 3, 'Volwassen (2-7 jaar)'),
    age(Kind.cat, 4, 'Ouder (8-11 jaar)'),
    age(Kind.cat, 5, 'Senior (12 jaar en ouder)'),
    age(Kind.dog, 11, 'Pup (0-6 maanden)'),
    age(Kind.dog, 12, 'Jong (6 maanden-2 jaar)'),
    age(Kind.dog, 15, 'Senior (11 jaar en ouder)'),
    age(Kind.other, 31, 'Jong'),
    age(Kind.other, 33, 'Oud'),
    age(Kind.other, 34, 'Onbekend'),
    age(Kind.rabbit, 41, 'Jong (tot 6 maanden)'),
    age(Kind.rabbit, 43, 'Senior (6 jaar en ouder)'),
  ];
  expect(filterOptions({ ...lookups, ages }, []).leeftijd).toEqual([
    { label: 'Kitten of pup', value: '1,11' },
    { label: 'Jong', value: '2,12,31,41' },
    { label: 'Volwassen', value: '3' },
    { label: 'Oud', value: '33' },
    { label: 'Ouder', value: '4' },
    { label: 'Senior', value: '5,15,43' },
    { label: 'Onbekend', value: '34' },
  ]);
});

test('ages of kinds that contradict each other still all stand there', () => {
  const ages = [
    { soortid: Kind.cat, id: 1, naam: 'Klein' },
    { soortid: Kind.cat, id: 2, naam: 'Groot' },
    { soortid: Kind.dog, id: 3, naam: 'Groot' },
    { soortid: Kind.dog, id: 4, naam: 'Klein' },
  ];
  const values = filterOptions({ ...lookups, ages }, []).leeftijd.map(({ value }) => value);
  expect(values.sort()).toEqual(['1,4', '2,3']);
});

test.each([
  [[Kind.cat], ['Ik heb geen tuin']],
  [[Kind.dog], ['Ik heb geen tuin', 'Ik heb weinig ervaring']],
  [[Kind.cat, Kind.dog], ['Ik heb geen tuin', 'Ik heb weinig ervaring']],
  [[], ['Ik heb geen tuin', 'Ik heb weinig ervaring']],
  [[Kind.rabbit], []],
])('C61: what the visitor lacks is asked when one of the kinds %j can wish it', (kinds, expected) => {
  expect(labels(filterOptions(lookups, kinds).geen)).toEqual(expected);
});

test('C61: what the visitor lacks has figures; an api that gives none does not know it, and nothing is offered', () => {
  const known = filterOptions(lookups, [Kind.dog], { eig: {}, geen: { tuin: 1160 } });
  expect(known.geen).toMatchObject([
    { value: 'tuin', count: 1160, isDisabled: false },
    { value: 'ervaren', count: 0, isDisabled: true },
  ]);
  expect(filterOptions(lookups, [Kind.dog], { eig: {} }).geen).toEqual([]);
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
    geen: [],
  });
});
