import * as z from 'zod/mini';
import { ColourGroup, Country, Flag, PlacementStatus, YesNo } from './codes';
import { Radius } from './place';
import { ID_MAX, idOrUuidkey, kindId, queryList, queryNumber, queryText, queryValue } from './wire';

const SMALLINT_MAX = 32_767;

const one = () => queryValue(z.pipe(queryNumber(1, 1), z.literal(Flag.on)));
const ids = (max: number) => queryList(queryNumber(1, max), 50);

/** A list of ids: an animal has one value of `column`, the chosen ones are alternatives. The words of the ids come from a lookup. */
const list = <Query extends z.core.$ZodType>(column: string, query: Query) =>
  ({ kind: 'list', column, query, isOfKind: false }) as const;

/** A list whose ids belong to a kind: another kind leaves the chosen ones behind. */
const listOfKind = (column: string, max: number) => ({ ...list(column, ids(max)), isOfKind: true }) as const;

/** A list whose options are the same for every search; a page has a word for each of them. */
const choice = <const Options extends Readonly<Record<string, string>>>(column: string, options: Options) =>
  ({ ...list(column, queryList(z.enum(options), Object.keys(options).length)), options }) as const;

/** On or off: the animals that have `on` in `column`. */
const flag = <const On extends string>(column: string, on: On) =>
  ({ kind: 'flag', column, on, query: queryValue(z.literal(on)) }) as const;

/** On or off, by the date of publication: the rule stands in `fitsSearch` and in the bounds of the index. */
const dateFlag = () => ({ kind: 'flag', column: null, on: Flag.on, query: one() }) as const;

/** Questions of the checklist, by their keys: all of them must be answered as the filter wants. */
const answers = () => ({ kind: 'answer', query: queryList(z.string().check(z.regex(/^[a-z_]{1,40}$/)), 30) }) as const;
/** Within so many kilometres of the place of another key. */
const radius = () => {
  const radii = Object.values(Radius);
  const among = queryNumber(Math.min(...radii), Math.max(...radii));
  return { kind: 'radius', radii, query: queryValue(z.pipe(among, z.literal(radii))) } as const;
};

const other = <Query extends z.core.$ZodType>(query: Query) => ({ kind: 'other', query }) as const;

/**
 * Every filter of the animal search (C05), declared once: query, index columns, SQL, saved searches, address, chips and panel follow, in
 * this order. `query` reads the key from an address, `column` is a column of the table animal. Lists, flags, answers and the radius have facets.
 */
export const ANIMAL_FILTERS = {
  soort: list('soort', queryList(z.pipe(queryNumber(1, 4), kindId), 4)),
  q: other(queryText(100)),
  leeftijd: listOfKind('leeftijd', SMALLINT_MAX),
  provincie: list('provincie', ids(SMALLINT_MAX)),
  land: choice('land', Country),
  plaats: other(queryValue(queryNumber(1, ID_MAX))),
  afstand: radius(),
  geslacht: listOfKind('geslacht', SMALLINT_MAX),
  ras: listOfKind('ras', ID_MAX),
  kleur: choice('kleurgroep', ColourGroup),
  asiel: other(queryValue(idOrUuidkey)),
  koppel: flag('koppel', YesNo.yes),
  gevonden: flag('gevonden', YesNo.yes),
  nieuw: dateFlag(),
  langzitter: dateFlag(),
  geplaatst: flag('geplaatst', PlacementStatus.published),
  eig: answers(),
  eigx: other(one()),
  geen: answers(),
} as const;

type Filters = typeof ANIMAL_FILTERS;
type FiltersLike<Declared> = { [Key in keyof Filters]: Filters[Key] extends Declared ? Key : never }[keyof Filters];

/** Filters with options, of which an animal has one. */
export type ListFilter = FiltersLike<{ kind: 'list' }>;
/** Those of them whose options are declared. */
export type ChoiceFilter = FiltersLike<{ options: object }>;
/** An option of a declared list. */
export type ChoiceOption<Key extends ChoiceFilter> = Extract<
  Filters[Key]['options'][keyof Filters[Key]['options']],
  string
>;
/** Filters that are on or off. */
export type FlagFilter = FiltersLike<{ kind: 'flag' }>;
/** Those of them that a column answers. */
export type ColumnFlag = FiltersLike<{ kind: 'flag'; column: string }>;

const KEYS = Object.keys(ANIMAL_FILTERS) as (keyof Filters)[];

/** The keys of each sort, in the order of the declaration. */
export const LIST_FILTERS = KEYS.filter((key): key is ListFilter => ANIMAL_FILTERS[key].kind === 'list');
export const CHOICE_FILTERS = LIST_FILTERS.filter((key): key is ChoiceFilter => 'options' in ANIMAL_FILTERS[key]);
export const FLAG_FILTERS = KEYS.filter((key): key is FlagFilter => ANIMAL_FILTERS[key].kind === 'flag');
export const COLUMN_FLAGS = FLAG_FILTERS.filter((key): key is ColumnFlag => ANIMAL_FILTERS[key].column !== null);

/** The schema of every filter, for a query or a body that holds them. */
export const filterShape = Object.fromEntries(
  Object.entries(ANIMAL_FILTERS).map(([key, { query }]) => [key, query]),
) as { [Key in keyof Filters]: Filters[Key]['query'] };
