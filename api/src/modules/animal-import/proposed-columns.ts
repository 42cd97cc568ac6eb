import { type ImportColumn, type ImportField, ImportFormat, importHeadings } from '@portal/shared/contract';

/** What a heading means; letters and digits alone count. */
type Headings = Readonly<Record<string, string>>;

/** ASM3 (doc/manual/csvimportfields.rst of its repository): ANIMALCODE is the number that it knows an animal by. */
const ASM3: Headings = {
  animalcode: 'eigennummer',
  animalname: 'naam',
  animalspecies: 'soort',
  animalbreed1: 'ras',
  animalbreed2: 'rasaanvul',
  animalcolor: 'kleur',
  animalsex: 'geslacht',
  animalage: 'leeftijd',
  animaldob: 'geboortedatum',
  animaldescription: 'omschrijving',
  animalgoodwithcats: 'eigenschap.katten',
  animalgoodwithdogs: 'eigenschap.honden',
  animalgoodwithkids: 'eigenschap.kinderen',
  animalhousetrained: 'eigenschap.zindelijk',
  animalgoodonlead: 'eigenschap.lijn',
  animalneutered: 'eigenschap.gecastreerd',
};

/** The columns that Petfinder takes; NoDogs and the like are negated. Its status says adoptable by A, which means something else here. */
const PETFINDER: Headings = {
  id: 'eigennummer',
  animalname: 'naam',
  type: 'soort',
  primarybreed: 'ras',
  secondarybreed: 'rasaanvul',
  primarycolor: 'kleur',
  sex: 'geslacht',
  age: 'leeftijd',
  birthdate: 'geboortedatum',
  desc: 'omschrijving',
  nodogs: 'niet.honden',
  nocats: 'niet.katten',
  nokids: 'niet.kinderen',
  housetrained: 'eigenschap.zindelijk',
  altered: 'eigenschap.gecastreerd',
};

/** Headings of files that shelters make themselves. */
const USUAL: Headings = {
  nummer: 'eigennummer',
  diernummer: 'eigennummer',
  diersoort: 'soort',
  sexe: 'geslacht',
  beschrijving: 'omschrijving',
  foto: 'fotos',
  fotos: 'fotos',
};

const wordOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Our own headings: those of the fields, and the labels of the checklist. */
function ownHeadings(checklist: readonly { key: string; label: string }[]): Headings {
  const fields = Object.entries(importHeadings).map(([field, heading]) => [wordOf(heading), field]);
  return Object.fromEntries([...checklist.map(({ key, label }) => [wordOf(label), `eigenschap.${key}`]), ...fields]);
}

const has = (words: readonly string[], ...wanted: string[]) => wanted.every((word) => words.includes(word));

/** Whose headings these are. */
function formatOf(words: readonly string[]): ImportFormat {
  if (has(words, 'animalcode', 'animalname')) return ImportFormat.asm3;
  if (has(words, 'animalname', 'primarybreed')) return ImportFormat.petfinder;
  const own = (['naam', 'soort', 'uuidkey'] satisfies ImportField[]).map((field) => wordOf(importHeadings[field]));
  return has(words, ...own) ? ImportFormat.own : ImportFormat.other;
}

/** What the columns of a file seem to hold: each field at its first heading. */
export function proposedColumns(
  headings: readonly string[],
  checklist: readonly { key: string; label: string }[],
): { format: ImportFormat; columns: ImportColumn[] } {
  const words = headings.map(wordOf);
  const format = formatOf(words);
  const own = ownHeadings(checklist);
  const known = { asm3: ASM3, petfinder: PETFINDER, own, other: { ...USUAL, ...own } }[format];
  const columns: ImportColumn[] = [];
  words.forEach((word, column) => {
    const field = Object.hasOwn(known, word) ? known[word] : undefined;
    if (field && !columns.some((taken) => taken.field === field)) columns.push({ column, field });
  });
  return { format, columns };
}
