import type {
  AnimalImport,
  AnimalImportMessage,
  AnimalImportMessagePage,
  ImportColumn,
  ImportCounts,
  ImportFile,
  ImportStatus,
} from '@portal/shared/contract';
import { IMPORT_KEPT_DAYS, IMPORT_PART_BYTES } from '@portal/shared/contract';
import { isoTime, pagination } from '../../lib/sql';
import type { Executor, Parameter } from '../../ports/database/port';

/** Counts of a run; `places` counts the added animals that take a place of the shelter. */
export type RunCounts = ImportCounts & { places: number };

/** An import as it is stored. */
export interface ImportRow {
  id: number;
  uuidkey: string;
  asiel_id: number;
  user_id: number | null;
  usertype: string | null;
  request_id: string | null;
  bestandsnaam: string;
  bestandsgrootte: number;
  parts: number;
  statuscode: ImportStatus;
  reden: string | null;
  file: ImportFile | null;
  columns: ImportColumn[];
  rows_done: number;
  rows_total: number | null;
  percent: number;
  check_counts: RunCounts | null;
  result_counts: RunCounts | null;
  messages: number;
  photos: number;
  created_at: string;
  expires_at: string;
}

const ROW = `SELECT i.id, i.uuidkey, i.asiel_id, i.user_id, a.usertype, i.request_id, i.bestandsnaam, i.bestandsgrootte, i.parts, i.statuscode,
    i.reden, i.file, i.columns, i.rows_done, i.rows_total, i.percent, i.check_counts, i.result_counts, i.messages,
    (SELECT count(*)::int FROM animal_import_photo p WHERE p.import_id = i.id) AS photos,
    ${isoTime('i.created_at')} AS created_at, ${isoTime(`(i.created_at + interval '${IMPORT_KEPT_DAYS} days')`)} AS expires_at
  FROM animal_import i LEFT JOIN account a ON a.id = i.user_id`;

/** How many parts a file comes in. */
export const partsOf = (bytes: number): number => Math.ceil(bytes / IMPORT_PART_BYTES);

const publicCounts = (counts: RunCounts | null): ImportCounts | null => {
  if (!counts) return null;
  const { places, ...others } = counts;
  return others;
};

/** An import as it goes over the wire. */
export function toWire(row: ImportRow): AnimalImport {
  const counts = row.result_counts ?? row.check_counts;
  const rows = counts ? counts.added + counts.changed + counts.unchanged + counts.refused : 0;
  return {
    ...{
      uuidkey: row.uuidkey,
      asiel: row.asiel_id,
      bestandsnaam: row.bestandsnaam,
      bestandsgrootte: row.bestandsgrootte,
    },
    ...{ parts: row.parts, parts_total: partsOf(row.bestandsgrootte), statuscode: row.statuscode, reden: row.reden },
    ...{ file: row.file, columns: row.columns, photos: row.photos },
    progress: { rows, total: row.rows_total, percent: row.percent },
    ...{ check: publicCounts(row.check_counts), result: publicCounts(row.result_counts) },
    ...{ created_at: row.created_at, expires_at: row.expires_at },
  };
}

/** Columns of an import that change; jsonb is written as text. */
export type ImportChange = Partial<
  Pick<
    ImportRow,
    | 'parts'
    | 'statuscode'
    | 'reden'
    | 'file'
    | 'columns'
    | 'rows_done'
    | 'rows_total'
    | 'percent'
    | 'check_counts'
    | 'result_counts'
    | 'messages'
    | 'user_id'
    | 'request_id'
  >
>;

const stored = (value: ImportChange[keyof ImportChange]): Parameter =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null);

/** Imports of animals and what is said about their rows. */
export function animalImportRepository(tx: Pick<Executor, 'query'>) {
  return {
    async find(uuidkey: string): Promise<ImportRow | undefined> {
      return (await tx.query<ImportRow>(`${ROW} WHERE i.uuidkey = $1`, [uuidkey])).rows[0];
    },
    /** The same, held until the commit. */
    async lock(uuidkey: string): Promise<ImportRow | undefined> {
      return (await tx.query<ImportRow>(`${ROW} WHERE i.uuidkey = $1 FOR UPDATE OF i`, [uuidkey])).rows[0];
    },
    async ofShelter(asiel: number, max: number): Promise<ImportRow[]> {
      return (await tx.query<ImportRow>(`${ROW} WHERE i.asiel_id = $1 ORDER BY i.id DESC LIMIT $2`, [asiel, max])).rows;
    },
    /** Its key; undefined while another one of the shelter is open. */
    async add(values: {
      asiel_id: number;
      user_id: number;
      bestandsnaam: string;
      bestandsgrootte: number;
      created_at: Date;
    }): Promise<string | undefined> {
      const { rows } = await tx.query<{ uuidkey: string }>(
        `INSERT INTO animal_import (asiel_id, user_id, bestandsnaam, bestandsgrootte, created_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (asiel_id) WHERE statuscode IN ('upload', 'mapping', 'checking', 'checked', 'running') DO NOTHING
         RETURNING uuidkey`,
        [values.asiel_id, values.user_id, values.bestandsnaam, values.bestandsgrootte, values.created_at],
      );
      return rows[0]?.uuidkey;
    },
    async change(id: number, values: ImportChange): Promise<void> {
      const entries = Object.entries(values);
      if (entries.length === 0) return;
      await tx.query(
        `UPDATE animal_import SET ${entries.map(([column], i) => `${column} = $${i + 2}`)} WHERE id = $1`,
        [id, ...entries.map(([, value]) => stored(value))],
      );
    },

    async addMessages(id: number, messages: readonly AnimalImportMessage[]): Promise<void> {
      if (messages.length === 0) return;
      await tx.query(
        `INSERT INTO animal_import_message (import_id, row_no, column_name, eigennummer, message, refused)
         SELECT $1, m.* FROM unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::boolean[]) AS m`,
        [
          ...[id, messages.map(({ row }) => row), messages.map(({ column }) => column)],
          ...[messages.map(({ eigennummer }) => eigennummer), messages.map(({ message }) => message)],
          messages.map(({ refused }) => refused),
        ],
      );
    },
    async forgetMessages(id: number): Promise<void> {
      await tx.query('DELETE FROM animal_import_message WHERE import_id = $1', [id]);
    },
    async messages(
      { id, messages: total }: Pick<ImportRow, 'id' | 'messages'>,
      { first, rows: size }: { first: number; rows: number },
    ): Promise<AnimalImportMessagePage> {
      const { rows } = await tx.query<AnimalImportMessage>(
        `SELECT row_no AS "row", column_name AS "column", eigennummer, message, refused FROM animal_import_message
         WHERE import_id = $1 ORDER BY row_no, id LIMIT $2 OFFSET $3`,
        [id, size, (first - 1) * size],
      );
      return { data: rows, pagination: pagination(total, size) };
    },
  };
}
