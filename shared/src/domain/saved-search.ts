import {
  ANIMAL_FILTERS,
  type AnimalFilter,
  Answer,
  COLUMN_FLAGS,
  type ColumnFlag,
  Kind,
  LIST_FILTERS,
  type ListFilter,
  LONG_STAYER_DAYS,
  NEW_DAYS,
  type PlacementStatus,
} from '@portal/shared/contract';
import type { When } from './calendar';
import { distanceKm, type Point } from './distance';
import { isListed } from './placement';
import { isLongStayer, isNew } from './publication';

/** An animal as a search sees it: the value of every list and flag, and the checklist by its keys, where a missing one is X. */
export type SearchedAnimal = Readonly<Record<ListFilter, string | number>> &
  Readonly<Record<Exclude<ColumnFlag, 'geplaatst'>, string>> & {
    geplaatst: PlacementStatus;
    publishedAt: When | null;
    /** `plek`: where the shelter is, null when its place is not known. */
    asiel: { id: number; uuidkey: string; plek: Point | null };
    checklist: Readonly<Record<string, Answer>>;
  };

const isOneOf = (list: readonly (string | number)[] | undefined, value: string | number) =>
  list === undefined || list.includes(value);

const isOfShelter = (asiel: string, shelter: SearchedAnimal['asiel']) =>
  asiel.toLowerCase() === shelter.uuidkey.toLowerCase() || asiel === String(shelter.id);

/** What a search needs to know beside the animal: the days of C08, and where the place with a number is. */
export interface SearchRules {
  newDays: number;
  longStayerDays: number;
  placeOf?: (plaats: number) => Point | undefined;
}

/** Within the radius around the place, the border included; nothing is near to what is not known. */
function isNear({ plek }: SearchedAnimal['asiel'], { plaats, afstand }: AnimalFilter, placeOf: SearchRules['placeOf']) {
  if (plaats === undefined || afstand === undefined) return true;
  const home = placeOf?.(plaats);
  return home !== undefined && plek !== null && distanceKm(home, plek) <= afstand;
}

/** Every wanted answer is J; with `eigx` X will do as well. None that is not wanted is J: unknown is never no. */
function hasAnswers(checklist: SearchedAnimal['checklist'], { eig = [], eigx, geen = [] }: AnimalFilter): boolean {
  const answerTo = (key: string) => (Object.hasOwn(checklist, key) ? checklist[key] : Answer.unknown);
  const isWanted = (answer: Answer | undefined) => answer === Answer.yes || (eigx === 1 && answer === Answer.unknown);
  return eig.every((key) => isWanted(answerTo(key))) && geen.every((key) => answerTo(key) !== Answer.yes);
}

/**
 * Whether a search would find the animal (C05, C12): options of one key are alternatives, keys must all fit, and an animal that is not N or G
 * is found by none. The words of `q` are not looked at: the database knows which words are in a text.
 */
export function fitsSearch(
  animal: SearchedAnimal,
  filter: AnimalFilter,
  now: When,
  rules: SearchRules = { newDays: NEW_DAYS, longStayerDays: LONG_STAYER_DAYS },
): boolean {
  if (!isListed(animal.geplaatst)) return false;
  if (!LIST_FILTERS.every((key) => isOneOf(filter[key], animal[key]))) return false;
  if (filter.asiel !== undefined && !isOfShelter(filter.asiel, animal.asiel)) return false;
  if (!isNear(animal.asiel, filter, rules.placeOf)) return false;
  if (COLUMN_FLAGS.some((key) => filter[key] !== undefined && animal[key] !== ANIMAL_FILTERS[key].on)) return false;
  if (filter.nieuw !== undefined && !isNew(animal.publishedAt, now, rules.newDays)) return false;
  if (filter.langzitter !== undefined && !isLongStayer(animal, now, rules.longStayerDays)) return false;
  return hasAnswers(animal.checklist, filter);
}

/** The kinds that a search can find: all four when none is chosen. */
export const kindsOf = (filter: Pick<AnimalFilter, 'soort'>): Kind[] => filter.soort ?? Object.values(Kind);
