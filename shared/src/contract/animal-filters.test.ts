import * as z from 'zod/mini';
import { ANIMAL_FILTERS, CHOICE_FILTERS, COLUMN_FLAGS, FLAG_FILTERS, LIST_FILTERS } from './animal-filters';
import { AnimalFilter } from './animal-query';
import { FILTER_ANY } from './constants';

test('C05: the order of the declaration is that of the query', () => {
  expect(Object.keys(AnimalFilter.shape)).toEqual(Object.keys(ANIMAL_FILTERS));
});

test('C05: lists, flags and those that a column answers', () => {
  expect(LIST_FILTERS).toEqual(['soort', 'leeftijd', 'provincie', 'land', 'geslacht', 'ras', 'kleur']);
  expect(FLAG_FILTERS).toEqual(['koppel', 'gevonden', 'nieuw', 'langzitter', 'geplaatst']);
  expect(COLUMN_FLAGS).toEqual(['koppel', 'gevonden', 'geplaatst']);
});

test.each(CHOICE_FILTERS)('C05: %s takes its declared options, all at once, and nothing else', (key) => {
  const options = Object.values<string>(ANIMAL_FILTERS[key].options);
  expect(AnimalFilter.parse({ [key]: options.join(',') })[key]).toEqual(options);
  expect(AnimalFilter.safeParse({ [key]: [...options, 'overig'].join(',') }).success).toBe(false);
  expect(options).not.toContain(FILTER_ANY);
});

test.each(FLAG_FILTERS)('C05: the flag %s has one value', (key) => {
  const { on } = ANIMAL_FILTERS[key];
  expect(AnimalFilter.parse({ [key]: String(on) })).toEqual({ [key]: on });
  expect(z.safeParse(AnimalFilter, { [key]: 'nee' }).success).toBe(false);
});
