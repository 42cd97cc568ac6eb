import {
  Answer,
  type Country,
  type ImportField,
  importHeadings,
  type PlacementStatus,
  YesNo,
} from '@portal/shared/contract';
import { CSV_MARK, csvRow } from '@portal/shared/domain';
import type { Database } from '../../ports/database/port';
import { lookupRepository } from '../lookup';

/** Animals that are read, and sent, at once. */
const PAGE = 500;

/** Fields of the import that no animal has: an age is kept as a class, and photos have addresses. */
const NOT_STORED: readonly ImportField[] = ['geboortedatum', 'fotos'];

/** Behind the fields of the import, for people: what a file may say and an import does not read. */
const PHOTO_HEADING = 'Foto';

interface ExportRow extends Record<string, unknown> {
  id: number;
  datum: string;
  answers: Partial<Record<string, Answer>>;
  fotourl: string | null;
}

const ROWS = `SELECT a.id, a.datum, a.external_code AS eigennummer, a.uuidkey, a.naam, k.naam AS soort, b.naam AS ras, a.rasaanvul, a.kleur,
    g.naam AS leeftijd, x.naam AS geslacht, a.koppel, a.gevonden, to_char(a.inbewaring, 'DD-MM-YYYY') AS inbewaring, a.gemeente,
    p.naam AS provincie, p.land, a.omschrijving, a.youtube_url AS "youtubeUrl", a.amivedinummer, a.donatienummer, a.geplaatst, a.fotourl,
    coalesce((SELECT jsonb_object_agg(c.key, c.value) FROM checklist_answer c WHERE c.dier_id = a.id), '{}') AS answers
  FROM animal a JOIN kind k ON k.id = a.soort JOIN breed b ON b.id = a.ras JOIN age g ON g.id = a.leeftijd
    JOIN sex x ON x.id = a.geslacht JOIN province p ON p.id = a.provincie
  WHERE a.asiel_id = $1 AND (a.datum, a.id) > ($2::timestamptz, $3::bigint) ORDER BY a.datum, a.id LIMIT ${PAGE}`;

const WORDS: Readonly<Record<Answer, string>> = {
  [Answer.yes]: 'Ja',
  [Answer.no]: 'Nee',
  [Answer.unknown]: 'Onbekend',
};

const wordOf = (code: unknown) => WORDS[code as Answer] ?? '';

/** What stands in a cell, by field; others as they are stored. */
const CELLS: Partial<Record<ImportField, (row: ExportRow, statuses: ReadonlyMap<string, string>) => string>> = {
  koppel: ({ koppel }) => (koppel === YesNo.yes ? 'Ja' : 'Nee'),
  gevonden: ({ gevonden }) => wordOf(gevonden),
  // 'Limburg' exists twice.
  provincie: ({ provincie, land }) => `${provincie} (${land as Country})`,
  geplaatst: ({ geplaatst }, statuses) => statuses.get(geplaatst as PlacementStatus) ?? '',
};

/** All animals of a shelter under the headings of our own format, oldest first, a page at a time in memory (C54). */
export async function* exportedAnimals(
  database: Pick<Database, 'query'>,
  shelterId: number,
  origin: string,
): AsyncGenerator<string> {
  const lookups = lookupRepository(database);
  const items = await lookups.checklist();
  const statuses = new Map((await lookups.fieldOptions('geplaatst')).map(({ value, label }) => [value, label]));
  const fields = (Object.keys(importHeadings) as ImportField[]).filter((field) => !NOT_STORED.includes(field));
  const cellOf = (row: ExportRow, field: ImportField) =>
    CELLS[field]?.(row, statuses) ?? (row[field] as string | null) ?? '';
  const lineOf = (row: ExportRow) =>
    csvRow([
      ...fields.map((field) => cellOf(row, field)),
      ...items.map(({ key }) => wordOf(row.answers[key])),
      row.fotourl?.startsWith('/') ? origin + row.fotourl : row.fotourl,
    ]);
  const headings = [...fields.map((field) => importHeadings[field]), ...items.map(({ label }) => label), PHOTO_HEADING];
  yield CSV_MARK + csvRow(headings);
  let after: [datum: string, id: number] = ['-infinity', 0];
  for (;;) {
    const { rows } = await database.query<ExportRow>(ROWS, [shelterId, ...after]);
    if (rows.length > 0) yield rows.map(lineOf).join('');
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = [last.datum, last.id];
  }
}
