import { type Answer, PlacementStatus } from '@portal/shared/contract';
import { limitBadge, needsPlace } from '@portal/shared/domain';
import type { StoredAnimal } from '../animal';
import type { PhotoFacts } from '../photo';
import { messages } from './messages';
import type { PreparedRow } from './prepare-row';
import { type RowProblem, refusal } from './row-cells';

/** A row of the file that was read, and that names an animal by number or key. */
export interface ImportLine {
  row: number;
  eigennummer: string | undefined;
  uuidkey: string | undefined;
  photos: readonly string[];
  prepared: PreparedRow;
}

/** The animals of the shelter that a batch speaks of. */
export interface StoredAnimals {
  byCode: ReadonlyMap<string, StoredAnimal>;
  byKey: ReadonlyMap<string, StoredAnimal>;
}

/** What is to be done about a row. */
export type RowPlan = { line: ImportLine; problems: RowProblem[] } & (
  | { what: 'refused' | 'unchanged' }
  | { what: 'add'; code: string; geplaatst: PlacementStatus; photos: PhotoFacts[] }
  | {
      what: 'change';
      stored: StoredAnimal;
      values: StoredAnimal['values'];
      answers: { key: string; value: Answer }[];
      photos: PhotoFacts[];
    }
);

/** Names of both kinds point at one animal. */
export function storedAnimals(animals: readonly StoredAnimal[]): StoredAnimals {
  return {
    byCode: new Map(animals.flatMap((animal) => (animal.external_code ? [[animal.external_code, animal]] : []))),
    byKey: new Map(animals.map((animal) => [animal.uuidkey, animal])),
  };
}

/** The animal that a row is about. */
export const storedOf = (
  { eigennummer, uuidkey }: Pick<ImportLine, 'eigennummer' | 'uuidkey'>,
  animals: StoredAnimals,
) => (uuidkey === undefined ? animals.byCode.get(eigennummer ?? '') : animals.byKey.get(uuidkey));

/** Places of the shelter, counted while rows come in. */
export interface Places {
  ntotaal: number;
  nmax: number | null;
  defaultNmax: number;
}

const isFull = ({ ntotaal, nmax, defaultNmax }: Places) => limitBadge(ntotaal, nmax, defaultNmax).isFull;

function answersThatDiffer({ prepared }: ImportLine, { answers }: StoredAnimal) {
  const wanted = new Map(prepared.properties.map(({ key, value }) => [key, value]));
  return [...wanted].filter(([key, value]) => (answers[key] ?? 'X') !== value).map(([key, value]) => ({ key, value }));
}

/** Decides about one row; `places` goes up with every animal that takes one. */
export function planRow(
  line: ImportLine,
  animals: StoredAnimals,
  { places, photos: sent }: { places: Places; photos: ReadonlyMap<string, PhotoFacts> },
): RowPlan {
  const { prepared, eigennummer, uuidkey } = line;
  const stored = storedOf(line, animals);
  const problems = [...prepared.problems];
  if (uuidkey !== undefined && !stored) problems.push(refusal('uuidkey', messages.row.notOurs));
  const other = eigennummer === undefined ? undefined : animals.byCode.get(eigennummer);
  if (other && stored && other.id !== stored.id) problems.push(refusal('eigennummer', messages.row.otherNumber));
  const missing = line.photos.filter((name) => !sent.has(name.toLowerCase()));
  const photos = line.photos.flatMap((name) => sent.get(name.toLowerCase()) ?? []);
  if (missing.length > 0) {
    problems.push({ field: 'fotos', message: messages.row.noPhoto(missing), refused: false });
  }
  if (problems.some(({ refused }) => refused)) return { what: 'refused', line, problems };
  if (stored) return planChange(line, { stored, photos, problems });
  const geplaatst = prepared.isArchived ? PlacementStatus.archived : PlacementStatus.preview;
  if (needsPlace(null, geplaatst)) {
    if (isFull(places)) return { what: 'refused', line, problems: [...problems, refusal(null, messages.row.full)] };
    places.ntotaal += 1;
  }
  return { what: 'add', line, problems, code: eigennummer ?? '', geplaatst, photos };
}

/** Columns that follow from another one: alone they say nothing. */
const DERIVED = [
  ['html_policy', 'omschrijving'],
  ['kleurgroep', 'kleur'],
] as const;

function planChange(
  line: ImportLine,
  { stored, photos, problems }: { stored: StoredAnimal; photos: PhotoFacts[]; problems: RowProblem[] },
): RowPlan {
  const wanted = { ...line.prepared.values };
  for (const [derived, source] of DERIVED) if (wanted[source] === stored.values[source]) delete wanted[derived];
  const values = Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => stored.values[column] !== value),
  );
  if (line.eigennummer !== undefined && line.eigennummer !== stored.external_code)
    values.external_code = line.eigennummer;
  const answers = answersThatDiffer(line, stored);
  const added = photos.filter(({ storageKey }) => !stored.photos.includes(storageKey));
  if (Object.keys(values).length + answers.length + added.length === 0) return { what: 'unchanged', line, problems };
  return { what: 'change', line, problems, stored, values, answers, photos: added };
}
