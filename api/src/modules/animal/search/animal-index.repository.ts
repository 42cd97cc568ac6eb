import { ANIMAL_FILTERS, COLUMN_FLAGS, LIST_FILTERS } from '@portal/shared/contract';
import type { Database } from '../../../ports/database/port';
import type { IndexRow } from './index-row';

/** One visible animal as the driver gives it: the places of FIXED, then of LIST_FILTERS, then of COLUMN_FLAGS. */
type Tuple = [
  id: number,
  time: number,
  asiel: number,
  asielUuidkey: string,
  properties: string,
  ...facts: (string | number | boolean)[],
];

// Answers as text: arrays are slow to cross a thread.
const FIXED = `a.id, (extract(epoch FROM a.published_at) * 1000)::bigint, a.asiel_id, s.uuidkey, array_to_string(a.properties, ',')`;

// Literals, not parameters: only then the partial indexes are used.
const COLUMNS = [
  FIXED,
  ...LIST_FILTERS.map((key) => `a.${ANIMAL_FILTERS[key].column}`),
  ...COLUMN_FLAGS.map((key) => `a.${ANIMAL_FILTERS[key].column} = '${ANIMAL_FILTERS[key].on}'`),
].join(', ');

const FACTS = [...LIST_FILTERS, ...COLUMN_FLAGS];

function toRow([id, time, asiel, asielUuidkey, text, ...facts]: Tuple): IndexRow {
  const properties = text === '' ? [] : text.split(',');
  const row: Record<string, unknown> = { id, time, asiel, asielUuidkey, properties };
  for (let i = 0; i < FACTS.length; i += 1) row[FACTS[i] as string] = facts[i];
  return row as IndexRow;
}

/** What the search index reads. */
export function animalIndexRepository(database: Pick<Database, 'query'>) {
  const arrays = { rowMode: 'array' } as const;
  return {
    /** How often the animals changed; read it before the rows. */
    async version(): Promise<number> {
      const { rows } = await database.query<{ v: number }>("SELECT v FROM catalog_version WHERE name = 'animal'");
      return rows[0]?.v ?? 0;
    },
    /** Every visible animal, in the order (published_at, id). */
    async allRows(): Promise<IndexRow[]> {
      const { rows } = await database.query<Tuple>(
        `SELECT ${COLUMNS} FROM animal a JOIN shelter s ON s.id = a.asiel_id WHERE a.visible ORDER BY a.published_at, a.id`,
        [],
        arrays,
      );
      return rows.map(toRow);
    },
    /** The visible animals among `ids`; those that are missing are gone or hidden. */
    async rowsOf(ids: readonly number[]): Promise<IndexRow[]> {
      const { rows } = await database.query<Tuple>(
        `SELECT ${COLUMNS} FROM animal a JOIN shelter s ON s.id = a.asiel_id WHERE a.id = ANY($1::bigint[]) AND a.visible
         ORDER BY a.published_at, a.id`,
        [ids],
        arrays,
      );
      return rows.map(toRow);
    },
    /** Every visible animal with all words of a visitor's text, in no order. */
    async idsOfWords(words: string): Promise<number[]> {
      const { rows } = await database.query<[number]>(
        'SELECT id FROM animal WHERE visible AND search_vector @@ search_query($1)',
        [words],
        arrays,
      );
      return rows.map(([id]) => id);
    },
  };
}

export type AnimalIndexRepository = ReturnType<typeof animalIndexRepository>;
