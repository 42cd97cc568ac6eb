import { Answer, Kind, PlacementStatus, SexCode } from '@portal/shared/contract';

/** A text as names are compared: without accents, case and outer spaces, one space between words. */
export const plainWord = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const words = <Value>(entries: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> =>
  new Map(entries.flatMap(([value, list]) => list.split('|').map((word) => [word, value] as const)));

/** English and other usual names of kinds; our own come from the lookup. */
export const KIND_WORDS = words([
  [Kind.cat, 'cat|cats|poes|kater|kitten|katten'],
  [Kind.dog, 'dog|dogs|reu|teef|pup|honden'],
  [Kind.rabbit, 'rabbit|rabbits|bunny|konijnen'],
  [
    Kind.other,
    'other|overige|anders|bird|guinea pig|hamster|rat|mouse|ferret|chinchilla|reptile|tortoise|horse|goat|cavia|vogel',
  ],
]);

/** Words for every kind; those of one kind (Kater, Reu) come from the lookup. Null is an unknown sex. */
export const SEX_WORDS = words<SexCode | null>([
  [SexCode.male, 'm|male|man|mannelijk|mannetje'],
  [SexCode.female, 'f|v|female|vrouw|vrouwelijk|vrouwtje'],
  [null, 'u|x|?|unknown|onbekend'],
]);

export const ANSWER_WORDS = words([
  [Answer.yes, 'j|ja|y|yes|true|waar|1'],
  [Answer.no, 'n|nee|no|false|onwaar|0'],
  [Answer.unknown, 'x|u|?|unknown|onbekend'],
]);

/** Labels of the statuses and usual words (C10). */
export const STATUS_WORDS = words([
  [PlacementStatus.placed, 'j|geplaatst|adopted|placed'],
  [PlacementStatus.archived, 'a|archiveren|gearchiveerd|archief|archived'],
  [PlacementStatus.reserved, 'g|gereserveerd|reserved'],
  [PlacementStatus.published, 'n|publiceren|gepubliceerd|beschikbaar|available'],
  [PlacementStatus.preview, 'p|preview|concept'],
]);

/** English age classes as the place of ours in their order, counted from the end when negative. */
export const AGE_WORDS: ReadonlyMap<string, number> = new Map([
  ['baby', 0],
  ['young', 1],
  ['adult', 2],
  ['senior', -1],
]);

/** Months at which the next age class begins, by kind (C54); other animals have no borders. */
const AGE_BORDERS: Readonly<Record<Kind, readonly number[]>> = {
  [Kind.cat]: [6, 24, 96, 144],
  [Kind.dog]: [6, 24, 96, 132],
  [Kind.rabbit]: [6, 72],
  [Kind.other]: [],
};

/** The place of the class of an age in months among those of its kind, or undefined when the kind has no borders. */
export function agePlace(kind: Kind, months: number): number | undefined {
  const borders = AGE_BORDERS[kind];
  return borders.length === 0 ? undefined : borders.filter((border) => months >= border).length;
}

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].{0,30})?$/;
const DUTCH_DAY = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?: .{0,30})?$/;

/** A calendar day as yyyy-MM-dd, from 31-12-2026 (the day first) or 2026-12-31, with or without a time; undefined for no day. */
export function dayOf(text: string): string | undefined {
  const iso = ISO_DAY.exec(text);
  const dutch = iso ? null : DUTCH_DAY.exec(text);
  const [year, month, day] = iso ? iso.slice(1, 4) : dutch ? [dutch[3], dutch[2], dutch[1]] : [];
  if (!year || !month || !day) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

/** Whole months between two calendar days. */
export function monthsBetween(from: string, until: string): number {
  const [y1 = 0, m1 = 0, d1 = 0] = from.split('-').map(Number);
  const [y2 = 0, m2 = 0, d2 = 0] = until.split('-').map(Number);
  return (y2 - y1) * 12 + (m2 - m1) - (d2 < d1 ? 1 : 0);
}
