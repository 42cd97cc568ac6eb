import { Answer, type ChecklistChange, type Kind, PlacementStatus } from '@portal/shared/contract';
import {
  AGE_WORDS,
  ANSWER_WORDS,
  agePlace,
  dayOf,
  KIND_WORDS,
  monthsBetween,
  plainWord,
  SEX_WORDS,
  STATUS_WORDS,
} from './cell-words';
import type { ImportLookups } from './import-lookups';
import { messages } from './messages';
import { itemOf, type RowCells, type RowProblem, refusal } from './row-cells';

/** A value, or what is wrong with the cell; nothing when the cell says nothing. */
type Read<Value> = { value?: Value; problem?: RowProblem };

const problem = (field: string, message: string) => ({ problem: refusal(field, message) });

/** A value of a lookup, by its name. */
const found = <Value>(value: Value | undefined, otherwise: { problem: RowProblem }): Read<Value> =>
  value === undefined ? otherwise : { value };

/** Shortens what is repeated in a message. */
const shown = (cell: string) => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell);

export function readKind({ soort }: RowCells, { kinds }: ImportLookups): Read<Kind> {
  if (soort === undefined) return {};
  const word = plainWord(soort);
  return found(kinds.get(word) ?? KIND_WORDS.get(word), problem('soort', messages.row.unknown(shown(soort))));
}

/** What `value` of a field of a kind is not. */
const unknownOf = (field: string, cell: string, kind: Kind, { kindNames }: ImportLookups) =>
  problem(field, messages.row.unknownOf(shown(cell), (kindNames.get(kind) ?? '').toLowerCase()));

/** By our name, or by the usual English one; otherwise the message names what it could mean. */
export function readBreed({ ras }: RowCells, kind: Kind, lookups: ImportLookups): Read<number> {
  if (ras === undefined) return {};
  const value = lookups.breeds.find(kind, ras);
  if (value !== undefined) return { value };
  const { problem: unknown } = unknownOf('ras', ras, kind, lookups);
  const likely = lookups.breeds.likely(kind, ras);
  return problem('ras', [unknown.message, ...(likely.length > 0 ? [messages.row.likely(likely)] : [])].join('. '));
}

export function readSex({ geslacht }: RowCells, kind: Kind, lookups: ImportLookups): Read<number> {
  if (geslacht === undefined) return {};
  const word = plainWord(geslacht);
  const ofKind = lookups.sexes.filter(({ soortid }) => soortid === kind);
  const code = SEX_WORDS.get(word);
  const option =
    ofKind.find(({ naam }) => plainWord(naam) === word) ??
    (code === undefined ? undefined : ofKind.find(({ sexecode }) => sexecode === code));
  return found(option?.id, unknownOf('geslacht', geslacht, kind, lookups));
}

/** By name, by first word, by the English word, in years, or by the date of birth. */
export function readAge(cells: RowCells, kind: Kind, lookups: ImportLookups, today: string): Read<number> {
  const ofKind = lookups.ages.filter(({ soortid }) => soortid === kind);
  const byMonths = (months: number) => {
    const place = agePlace(kind, months);
    return (place === undefined ? ofKind.find(({ naam }) => naam === 'Onbekend') : ofKind[place])?.id;
  };
  const { leeftijd, geboortedatum } = cells;
  if (leeftijd !== undefined) {
    const word = plainWord(leeftijd);
    const place = AGE_WORDS.get(word);
    const years = /^\d{1,2}([.,]\d{1,2})?$/.test(word) ? Number(word.replace(',', '.')) : undefined;
    const named =
      ofKind.find(({ naam }) => plainWord(naam) === word) ??
      ofKind.find(({ naam }) => plainWord(naam).split(' ')[0] === word);
    const id = named?.id ?? (place === undefined ? undefined : ofKind.at(place)?.id);
    return found(
      id ?? (years === undefined ? undefined : byMonths(Math.floor(years * 12))),
      unknownOf('leeftijd', leeftijd, kind, lookups),
    );
  }
  if (geboortedatum === undefined) return {};
  const day = dayOf(geboortedatum);
  if (!day) return problem('geboortedatum', messages.row.date);
  if (day > today) return problem('geboortedatum', messages.row.future);
  return found(byMonths(monthsBetween(day, today)), unknownOf('geboortedatum', geboortedatum, kind, lookups));
}

export function readProvince({ provincie }: RowCells, { provinces }: ImportLookups): Read<number> {
  if (provincie === undefined) return {};
  return found(provinces.get(plainWord(provincie)), problem('provincie', messages.row.unknown(shown(provincie))));
}

export function readDay(field: 'inbewaring', { [field]: cell }: RowCells): Read<string> {
  return cell === undefined ? {} : found(dayOf(cell), problem(field, messages.row.date));
}

/** J, N or X; with `isYesNo` J or N. */
export function readAnswer(field: string, { [field]: cell }: RowCells, { isYesNo = false } = {}): Read<Answer> {
  if (cell === undefined) return {};
  const value = ANSWER_WORDS.get(plainWord(cell));
  if (isYesNo && value === Answer.unknown) return problem(field, messages.row.yesNo);
  return found(value, problem(field, isYesNo ? messages.row.yesNo : messages.row.answer));
}

/** Whether the file calls the animal placed or archived (C54). */
export function readIsArchived({ geplaatst }: RowCells): Read<boolean> {
  if (geplaatst === undefined) return {};
  const status = STATUS_WORDS.get(plainWord(geplaatst));
  if (status === undefined) return problem('geplaatst', messages.row.unknown(shown(geplaatst)));
  return { value: status === PlacementStatus.placed || status === PlacementStatus.archived };
}

const OPPOSITE = { [Answer.yes]: Answer.no, [Answer.no]: Answer.yes, [Answer.unknown]: Answer.unknown } as const;

/** The answers to the checklist. An item of another kind is refused only when the row says yes or no to it. */
export function readChecklist(cells: RowCells, kind: Kind, { items }: ImportLookups) {
  const properties: ChecklistChange[] = [];
  const problems: RowProblem[] = [];
  for (const field of Object.keys(cells)) {
    const about = itemOf(field);
    if (!about) continue;
    const { value, problem: wrong } = readAnswer(field, cells);
    if (wrong) problems.push(wrong);
    const soortids = items.get(about.key)?.soortids ?? [];
    const isOfKind = soortids.length === 0 || soortids.includes(kind);
    if (value === undefined) continue;
    if (isOfKind) properties.push({ key: about.key, value: about.isReversed ? OPPOSITE[value] : value });
    else if (value !== Answer.unknown) problems.push({ field, message: messages.row.noItem, refused: false });
  }
  return { properties, problems };
}
