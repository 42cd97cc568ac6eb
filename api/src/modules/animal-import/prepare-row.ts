import {
  AnimalCreateForm,
  AnimalFieldUpdate,
  type AnimalForm,
  Answer,
  type ChecklistChange,
  type Kind,
  YesNo,
} from '@portal/shared/contract';
import { hasTag, textToHtml } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import { cleanRequired } from '../../lib/clean-text';
import type { Sanitiser } from '../../ports/sanitiser/port';
import { type AnimalValues, type StoredAnimal, valuesOf } from '../animal';
import type { ImportLookups } from './import-lookups';
import { messages } from './messages';
import { type RowCells, type RowProblem, refusal } from './row-cells';
import * as read from './row-options';

/** What a row asks for, judged by the rules of the form; nothing of it is written yet. */
export interface PreparedRow {
  soort: Kind | undefined;
  isArchived: boolean;
  values: AnimalValues;
  properties: ChecklistChange[];
  problems: RowProblem[];
}

export interface RowContext {
  lookups: ImportLookups;
  /** The province of the shelter: that of a new animal (C50). */
  province: number | null;
  sanitiser: Pick<Sanitiser, 'clean'>;
  /** yyyy-MM-dd in Amsterdam. */
  today: string;
}

type Form = Record<string, unknown>;

const TEXTS = ['naam', 'rasaanvul', 'kleur', 'gemeente', 'youtubeUrl', 'amivedinummer', 'donatienummer'] as const;

/** A new animal of which the file says no more: the first values of the form. */
const EMPTY = {
  ...{ koppel: YesNo.no, gevonden: Answer.unknown },
  ...{ kleur: null, rasaanvul: null, amivedinummer: null, donatienummer: null },
};

/** The cells as the fields of the form, with what is wrong with them. */
function readForm(
  cells: RowCells,
  soort: Kind,
  { lookups, today }: RowContext,
): { form: Form; problems: RowProblem[] } {
  const form: Form = {};
  const problems: RowProblem[] = [];
  const take = (field: string, { value, problem }: { value?: unknown; problem?: RowProblem }) => {
    if (problem) problems.push(problem);
    else if (value !== undefined) form[field] = value;
  };
  for (const field of TEXTS) take(field, { value: cells[field] });
  take('ras', read.readBreed(cells, soort, lookups));
  take('geslacht', read.readSex(cells, soort, lookups));
  take('leeftijd', read.readAge(cells, soort, lookups, today));
  take('provincie', read.readProvince(cells, lookups));
  take('koppel', read.readAnswer('koppel', cells, { isYesNo: true }));
  take('gevonden', read.readAnswer('gevonden', cells));
  take('inbewaring', read.readDay('inbewaring', cells));
  if (typeof form.inbewaring === 'string' && form.inbewaring > today) {
    problems.push(refusal('inbewaring', messages.row.future));
  }
  return { form, problems };
}

/** A text of the file as HTML. */
const htmlOf = (text: string) => (hasTag(text) ? text : textToHtml(text.replace(/\r\n?/g, '\n')));

/** The description as it is stored; a text without tags needs no cleaning. */
async function cleaned(html: string, original: string, sanitiser: RowContext['sanitiser']): Promise<string> {
  if (!hasTag(original)) return html;
  return cleanRequired(sanitiser, { field: 'omschrijving', message: 'Vul een omschrijving in' }, html);
}

/** Judges a row as the form judges what is typed there; `stored` is the animal that it is about, if there is one. */
export async function prepareRow(
  cells: RowCells,
  stored: Pick<StoredAnimal, 'soort' | 'values'> | undefined,
  context: RowContext,
): Promise<PreparedRow> {
  const problems: RowProblem[] = [];
  const kind = read.readKind(cells, context.lookups);
  const archived = read.readIsArchived(cells);
  for (const { problem } of [kind, archived]) if (problem) problems.push(problem);
  const soort = stored?.soort ?? kind.value;
  if (stored && kind.value !== undefined && kind.value !== stored.soort) {
    problems.push(refusal('soort', messages.row.kindChanged));
  }
  const nothing = { soort, isArchived: archived.value ?? false, values: {}, properties: [] };
  if (soort === undefined) {
    if (!kind.problem) problems.push(refusal('soort', 'kies een dier soort'));
    return { ...nothing, problems };
  }
  const { form, problems: wrong } = readForm(cells, soort, context);
  const checklist = read.readChecklist(cells, soort, context.lookups);
  problems.push(...wrong, ...checklist.problems);
  const text = cells.omschrijving;
  // What is stored already was cleaned once.
  if (text !== undefined && text !== stored?.values.omschrijving) form.omschrijving = htmlOf(text);
  const judged = stored
    ? AnimalFieldUpdate.safeParse(form)
    : AnimalCreateForm.safeParse({ ...EMPTY, provincie: context.province, soort, ...form });
  if (!judged.success) problems.push(...issuesOf(judged.error, problems));
  if (!judged.success || problems.some(({ refused }) => refused)) return { ...nothing, problems };
  try {
    const fields = judged.data as Partial<AnimalForm> & { omschrijving?: string };
    const { omschrijving: html, ...others } = fields;
    const clean = html === undefined ? {} : { omschrijving: await cleaned(html, text ?? '', context.sanitiser) };
    const values = given(valuesOf({ ...others, ...clean }, soort));
    return { ...nothing, values, properties: checklist.properties, problems };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...nothing, problems: [...problems, refusal('omschrijving', messages.row.text)] };
  }
}

const given = (values: Readonly<Record<string, AnimalValues[string] | undefined>>): AnimalValues =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, AnimalValues[string]] => entry[1] !== undefined),
  );

/** The messages of the form, one for each field that has none yet. */
function issuesOf(
  error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] },
  problems: readonly RowProblem[],
): RowProblem[] {
  const taken = new Set(problems.map(({ field }) => field));
  // A date of birth that cannot be read is why there is no age.
  if (taken.has('geboortedatum')) taken.add('leeftijd');
  return error.issues.flatMap(({ path, message }) => {
    const field = String(path[0]);
    if (taken.has(field)) return [];
    taken.add(field);
    return [refusal(field, message)];
  });
}
