import {
  type AgeOption,
  ANIMAL_FILTERS,
  ANIMAL_WISHES,
  type AnimalFacets,
  type BreedOption,
  CHOICE_FILTERS,
  type ChecklistOption,
  type ChoiceFilter,
  type Kind,
  LIST_FILTERS,
  type ListFilter,
  type ProvinceOption,
  type SexOption,
} from '@portal/shared/contract';
import type { FieldOption } from '@portal/shared/ui/form';
import { ageOptions } from './age-options';
import { filterMessages } from './messages';

/** Filters that are chosen from a list; the value of an option is one id, or several joined with commas. */
export type ListKey = Exclude<ListFilter, 'soort'> | 'eig' | 'geen';

/** Those of them of which an animal has one value, in the order of the chips. The kind has a row of its own. */
export const PANEL_LISTS = LIST_FILTERS.filter((key): key is Exclude<ListFilter, 'soort'> => key !== 'soort');

/** Every list, in the order of the chips. */
export const LIST_KEYS: readonly ListKey[] = ['eig', 'geen', ...PANEL_LISTS];

/** Lists whose options are asked from the api. */
type LookupKey = Exclude<ListKey, ChoiceFilter>;

/** The lists that the options come from; undefined while they are loading. */
export interface FilterLookups {
  breeds: readonly BreedOption[] | undefined;
  ages: readonly AgeOption[] | undefined;
  sexes: readonly SexOption[] | undefined;
  provinces: readonly ProvinceOption[] | undefined;
  checklist: readonly ChecklistOption[] | undefined;
}

/** The options of every list, each with the number of results it leads to (SE-017). */
export type FilterOptions = Record<ListKey, FieldOption[]> & {
  /** The name of the place that is searched around, once it is known. */
  placeName?: string | undefined;
};

interface NamedOption {
  id: number;
  naam: string;
  soortid: Kind;
}

/** The parts of an option's value: the values of the wire. */
export const wireValues = (value: string): string[] => value.split(',');

/**
 * All options for a search in `kinds` (empty: every kind). With several kinds their ages and sexes are put together, so that 'Jong' and
 * 'Onbekend' stand there once; breeds are offered only when there is one kind, or one page of kinds.
 */
export function filterOptions(lookups: FilterLookups, kinds: readonly Kind[], facets?: AnimalFacets): FilterOptions {
  const isOfKinds = ({ soortid }: { soortid: Kind }) => kinds.length === 0 || kinds.includes(soortid);
  const ages = lookups.ages?.filter(isOfKinds) ?? [];
  const sexes = lookups.sexes?.filter(isOfKinds) ?? [];
  const breeds = kinds.length === 0 ? [] : (lookups.breeds?.filter(isOfKinds) ?? []);
  const checklist = lookups.checklist ?? [];
  const fromLookups: Record<LookupKey, FieldOption[]> = {
    ras: breedOptions(breeds, kinds),
    leeftijd: kinds.length === 1 ? merge(ages, ({ naam }) => naam) : ageOptions(ages),
    geslacht: kinds.length === 1 ? merge(sexes, ({ naam }) => naam) : merge(sexes, sexWord),
    provincie: (lookups.provinces ?? []).map(provinceOption),
    eig: checklist.filter((question) => isAskedOf(question, kinds)).map(({ key, label }) => ({ value: key, label })),
    geen: wishOptions(checklist, kinds, facets),
  };
  const declared = Object.fromEntries(CHOICE_FILTERS.map((key) => [key, choiceOptions(key)]));
  return withCounts({ ...fromLookups, ...(declared as Record<ChoiceFilter, FieldOption[]>) }, facets);
}

/** The declared options of a list, each with its word. */
function choiceOptions(key: ChoiceFilter): FieldOption[] {
  const words: Readonly<Record<string, string>> = filterMessages.options[key];
  return Object.values(ANIMAL_FILTERS[key].options).map((value) => ({ value, label: words[value] ?? value }));
}

/** A question is offered when it is asked of every kind that is searched. */
function isAskedOf({ soortids }: ChecklistOption, kinds: readonly Kind[]): boolean {
  if (soortids.length === 0) return true;
  return kinds.length > 0 && kinds.every((kind) => soortids.includes(kind));
}

/**
 * What the visitor may lack, when an animal of a kind that is searched can wish it. An api of a release before `geen` has no figures for it and
 * would ignore it: then it is not offered.
 */
function wishOptions(
  checklist: readonly ChecklistOption[],
  kinds: readonly Kind[],
  facets?: AnimalFacets,
): FieldOption[] {
  if (facets !== undefined && facets.geen === undefined) return [];
  const isAskedOfOne = ({ soortids }: ChecklistOption) =>
    kinds.length === 0 || soortids.length === 0 || kinds.some((kind) => soortids.includes(kind));
  return ANIMAL_WISHES.filter((wish) =>
    checklist.some((question) => question.key === wish && isAskedOfOne(question)),
  ).map((wish) => ({ value: wish, label: filterMessages.lacks[wish] }));
}

const sexWord = ({ sexecode }: SexOption) => filterMessages.sexes[sexecode ?? 'unknown'];

const provinceOption = ({ id, naam, land }: ProvinceOption): FieldOption => ({
  value: String(id),
  label: filterMessages.province(naam, land),
});

/** One option per word; options of several kinds with the same word share it. Keeps the order in which words first appear. */
function merge<T extends NamedOption>(options: readonly T[], wordOf: (option: T) => string): FieldOption[] {
  const ids = new Map<string, number[]>();
  for (const option of options) {
    const word = wordOf(option);
    ids.set(word, [...(ids.get(word) ?? []), option.id]);
  }
  return [...ids].map(([label, values]) => ({ value: values.join(','), label }));
}

/** By name. Those of one kind come in that order; the first comparison in Dutch takes a slow phone 30 ms. */
function breedOptions(breeds: readonly BreedOption[], kinds: readonly Kind[]): FieldOption[] {
  const options = merge(breeds, ({ naam }) => naam);
  return kinds.length === 1 ? options : options.sort((a, b) => a.label.localeCompare(b.label, 'nl'));
}

/** Adds the number of results; an option without any is greyed. Without figures nothing is greyed. */
function withCounts(options: FilterOptions, facets: AnimalFacets | undefined): FilterOptions {
  const counted = LIST_KEYS.map((key) => {
    const figures = facets?.[key];
    if (figures === undefined) return [key, options[key]];
    const countOf = ({ value }: FieldOption) => wireValues(value).reduce((sum, part) => sum + (figures[part] ?? 0), 0);
    return [
      key,
      options[key].map((option) => ({ ...option, count: countOf(option), isDisabled: countOf(option) === 0 })),
    ];
  });
  return Object.fromEntries(counted);
}

/** The options that hold one of the chosen values of the wire. */
export function chosenOptions(
  options: readonly FieldOption[],
  chosen: readonly (string | number)[] = [],
): FieldOption[] {
  const values = new Set(chosen.map(String));
  return options.filter((option) => wireValues(option.value).some((value) => values.has(value)));
}
