import * as z from 'zod/mini';
import { ImportFormat, ImportStatus } from './codes';
import { dataOf, itemOf, itemsOf, pageOf } from './envelope';
import { PhotoUpload } from './photo-form';
import { requiredText } from './text';
import { count, id, isoTime, uuidkey } from './wire';

/** Most bytes of a file of animals, and of one part of it: a part fits in a body as base64. */
export const IMPORT_FILE_MAX_BYTES = 64 * 1024 * 1024;
export const IMPORT_PART_BYTES = 2 * 1024 * 1024;
export const IMPORT_PARTS_MAX = IMPORT_FILE_MAX_BYTES / IMPORT_PART_BYTES;

/** Most columns of a file, most photos of an import, most rows with a message that are kept, and days until file, photos and messages go. */
export const IMPORT_COLUMNS_MAX = 300;
export const IMPORT_PHOTOS_MAX = 2000;
export const IMPORT_MESSAGES_MAX = 10_000;
export const IMPORT_KEPT_DAYS = 7;

/**
 * What a column can hold, with its heading in a file of our own, which is also its name on screen (C54). `eigennummer` is the number that the
 * shelter itself gave, `uuidkey` ours; `geboortedatum` gives the age class where `leeftijd` says nothing; `fotos` are names of files.
 */
export const importHeadings = {
  eigennummer: 'Eigen nummer',
  uuidkey: 'Sleutel',
  naam: 'Naam',
  soort: 'Soort',
  ras: 'Ras',
  rasaanvul: 'Rasaanvulling',
  kleur: 'Kleur',
  leeftijd: 'Leeftijd',
  geboortedatum: 'Geboortedatum',
  geslacht: 'Geslacht',
  koppel: 'Koppel',
  gevonden: 'Gevonden',
  inbewaring: 'In bewaring sinds',
  gemeente: 'Gemeente',
  provincie: 'Provincie',
  omschrijving: 'Omschrijving',
  youtubeUrl: 'Video',
  amivedinummer: 'Amivedinummer',
  donatienummer: 'Donatienummer',
  geplaatst: 'Status',
  fotos: 'Fotobestanden',
} as const;
export type ImportField = keyof typeof importHeadings;

/** What stands before the key of an item of the checklist (`GET checklist`): a column that says yes, and one that says no ('NoCats'). */
export const IMPORT_ANSWER = 'eigenschap.';
export const IMPORT_REVERSED_ANSWER = 'niet.';

/** A field of `importHeadings`, or `eigenschap.<key>` or `niet.<key>` of the checklist. */
const importTarget = z.string().check(
  z.maxLength(60),
  z.refine(
    (field) => Object.hasOwn(importHeadings, field) || /^(eigenschap|niet)\.[a-z_]{1,40}$/.test(field),
    'Kies waar deze kolom voor is',
  ),
);

/** One column of the file, from 0, and what it holds. */
export const ImportColumn = z.object({
  column: count.check(z.lte(IMPORT_COLUMNS_MAX - 1)),
  field: importTarget,
});
export type ImportColumn = z.infer<typeof ImportColumn>;

/**
 * Body of `PUT import/{uuidkey}/mapping`: the columns that are read; the others are not. No column and no field twice, and `eigennummer` or
 * `uuidkey` among them. Starts the dry run.
 */
export const AnimalImportMapping = z.object({
  columns: z.array(ImportColumn).check(
    z.maxLength(IMPORT_COLUMNS_MAX),
    z.refine(
      (columns) => new Set(columns.map(({ column }) => column)).size === columns.length,
      'Kies elke kolom één keer',
    ),
    z.refine((columns) => new Set(columns.map(({ field }) => field)).size === columns.length, 'Kies elk veld één keer'),
    z.refine(
      (columns) => columns.some(({ field }) => field === 'eigennummer' || field === 'uuidkey'),
      'Kies de kolom met het eigen nummer van het asiel',
    ),
  ),
});
export type AnimalImportMapping = z.infer<typeof AnimalImportMapping>;

/** Body of `POST shelter/{id}/import`: name and size in bytes of the file that follows in parts. */
export const AnimalImportCreate = z.object({
  bestandsnaam: requiredText('Kies een bestand', 200),
  bestandsgrootte: z
    .int('Kies een bestand')
    .check(z.gte(1, 'Dit bestand is leeg'), z.lte(IMPORT_FILE_MAX_BYTES, 'Een bestand mag maximaal 64 MB zijn')),
});
export type AnimalImportCreate = z.infer<typeof AnimalImportCreate>;

/** A text in base64; its length is limited by the body. */
const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Dit deel van het bestand is beschadigd'));

/**
 * Body of `POST import/{uuidkey}/part`: part `nr`, from 1, of `IMPORT_PART_BYTES` bytes (the last one holds the rest). In order; one that was
 * sent before may be sent again. With the last one the file is looked at, and the answer has `file` and the proposed `columns`.
 */
export const AnimalImportPart = z.object({
  nr: z.int().check(z.gte(1), z.lte(IMPORT_PARTS_MAX)),
  base64,
});
export type AnimalImportPart = z.infer<typeof AnimalImportPart>;

/** Body of `PUT import/{uuidkey}`: starts the import after its dry run, or stops it for good. */
export const AnimalImportUpdate = z.object({ statuscode: z.enum([ImportStatus.running, ImportStatus.cancelled]) });
export type AnimalImportUpdate = z.infer<typeof AnimalImportUpdate>;

/**
 * Body of `POST import/{uuidkey}/image`: a jpeg under the name that the rows use (upper and lower case are alike), before the import
 * starts; the same name again replaces it. `base64` and `base64org` as in `PhotoUpload`.
 */
export const AnimalImportPhoto = z.object({
  filename: requiredText('Kies een foto', 200),
  ...z.pick(PhotoUpload, { base64: true, base64org: true }).shape,
});
export type AnimalImportPhoto = z.infer<typeof AnimalImportPhoto>;

/** How the file is read, its headings, and its first rows (at most five; a long cell is cut). */
export const ImportFile = z.object({
  encoding: z.enum(['utf-8', 'windows-1252', 'utf-16le']),
  separator: z.enum([';', ',', '\t']),
  format: z.enum(ImportFormat),
  headings: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type ImportFile = z.infer<typeof ImportFile>;

/** What becomes, or became, of the rows; `warnings`: rows that come in with a remark. */
export const ImportCounts = z.object({
  added: count,
  changed: count,
  unchanged: count,
  refused: count,
  warnings: count,
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/**
 * An import of animals (C54). `parts` of `parts_total` have come. `reden` says in Dutch why a file cannot be read. `progress` is of the dry run
 * or of the import: rows that are done, all rows (null until the file was read once), and percent. `check` are the counts of the dry run, `result`
 * those of the import, also while it runs. File, photos and messages are kept until `expires_at`.
 */
export const AnimalImport = z.object({
  uuidkey,
  asiel: id,
  bestandsnaam: z.string(),
  bestandsgrootte: count,
  parts: count,
  parts_total: count,
  statuscode: z.enum(ImportStatus),
  reden: z.nullable(z.string()),
  file: z.nullable(ImportFile),
  columns: z.array(ImportColumn),
  progress: z.object({ rows: count, total: z.nullable(count), percent: count.check(z.lte(100)) }),
  check: z.nullable(ImportCounts),
  result: z.nullable(ImportCounts),
  photos: count,
  created_at: isoTime,
  expires_at: isoTime,
});
export type AnimalImport = z.infer<typeof AnimalImport>;

/** `GET import/{uuidkey}` and every call that changes one: `{data: {item}}`. */
export const AnimalImportAnswer = itemOf(AnimalImport);
export type AnimalImportAnswer = z.infer<typeof AnimalImportAnswer>;

/** `GET shelter/{id}/import`: what is still kept, newest first; at most one of them is open. */
export const AnimalImportList = itemsOf(AnimalImport);
export type AnimalImportList = z.infer<typeof AnimalImportList>;

/**
 * A message about a row: `row` as a spreadsheet counts, the headings are row 1; `column` is the heading, null when it is about the whole
 * row. A `refused` row does not come in; otherwise it does, with this remark.
 */
export const AnimalImportMessage = z.object({
  row: count,
  column: z.nullable(z.string()),
  eigennummer: z.nullable(z.string()),
  message: z.string(),
  refused: z.boolean(),
});
export type AnimalImportMessage = z.infer<typeof AnimalImportMessage>;

/** `GET import/{uuidkey}/error?first=&rows=`: messages of the last run by row, at most `IMPORT_MESSAGES_MAX`; `error.csv` has the same as a file. */
export const AnimalImportMessagePage = pageOf(AnimalImportMessage);
export type AnimalImportMessagePage = z.infer<typeof AnimalImportMessagePage>;

/** `POST import/{uuidkey}/image`: how many photos the import has now. */
export const AnimalImportPhotoAnswer = dataOf(z.object({ photos: count }));
export type AnimalImportPhotoAnswer = z.infer<typeof AnimalImportPhotoAnswer>;
