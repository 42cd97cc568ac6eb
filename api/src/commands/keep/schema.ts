import type { Executor } from '../../ports/database/port';

export interface Column {
  name: string;
  /** As SQL writes it, such as `timestamp(3) with time zone`. */
  type: string;
}

/** A table with what its rows are read and written by. */
export interface Table {
  name: string;
  /** All but generated ones: these follow from the rest. */
  columns: Column[];
  /** ORDER BY that is the same on every server, whatever its collation. */
  order: string;
}

interface ColumnRow extends Column {
  table: string;
  isGenerated: boolean;
  hasCollation: boolean;
  /** Place in the primary key, from 1. */
  keyPlace: number | null;
}

/** Not those that an extension brought: making the extension makes them. */
const OURS = `c.relnamespace = current_schema()::text::regnamespace
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

const COLUMNS = `
  SELECT c.relname::text AS table, a.attname::text AS name, format_type(a.atttypid, a.atttypmod) AS type,
    a.attgenerated <> '' AS "isGenerated", a.attcollation <> 0 AS "hasCollation",
    array_position(i.indkey::int[], a.attnum::int) + 1 AS "keyPlace"
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND ${OURS}
  ORDER BY c.relname COLLATE "C", a.attnum`;

/** Every table of the schema, by name: read from the catalogue, so none can be forgotten. */
export async function readTables(tx: Executor): Promise<Table[]> {
  const { rows } = await tx.query<ColumnRow>(COLUMNS);
  const names = [...new Set(rows.map(({ table }) => table))];
  return names.map((name) =>
    tableOf(
      name,
      rows.filter(({ table }) => table === name),
    ),
  );
}

function tableOf(name: string, all: ColumnRow[]): Table {
  const kept = all.filter(({ isGenerated }) => !isGenerated);
  const key = all
    .filter(({ keyPlace }) => keyPlace !== null)
    .sort((a, b) => Number(a.keyPlace) - Number(b.keyPlace))
    .map((column) => quoted(column.name) + (column.hasCollation ? ' COLLATE "C"' : ''));
  const whole = kept.map((column) => `${quoted(column.name)}::text COLLATE "C"`);
  return {
    name,
    columns: kept.map((column) => ({ name: column.name, type: column.type })),
    order: (key.length > 0 ? key : whole).join(', '),
  };
}

/** Where a sequence stands; text, because a bigint may not fit a number. */
export interface SequencePlace {
  name: string;
  value: string;
  isCalled: boolean;
}

/** All sequences, those of identity columns too. They stand outside of snapshots: read them after the snapshot was taken. */
export async function readSequences(tx: Executor): Promise<SequencePlace[]> {
  const { rows } = await tx.query<{ name: string }>(
    `SELECT c.relname::text AS name FROM pg_class c WHERE c.relkind = 'S' AND ${OURS} ORDER BY c.relname COLLATE "C"`,
  );
  const places: SequencePlace[] = [];
  for (const { name } of rows) {
    const { rows: place } = await tx.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    if (place[0]) places.push({ name, ...place[0] });
  }
  return places;
}

export interface ForeignKey {
  table: string;
  name: string;
  /** As ALTER TABLE … ADD CONSTRAINT takes it. */
  definition: string;
}

/** All foreign keys of our tables. */
export async function readForeignKeys(tx: Executor): Promise<ForeignKey[]> {
  const { rows } = await tx.query<ForeignKey>(
    `SELECT c.relname::text AS table, k.conname::text AS name, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     WHERE k.contype = 'f' AND k.conparentid = 0 AND ${OURS} ORDER BY 1, 2`,
  );
  return rows;
}

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
