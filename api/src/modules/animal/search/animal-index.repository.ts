import type { Database } from '../../../ports/database/port';
import type { IndexRow } from './index-row';

/** One visible animal as the driver gives it, in the order of COLUMNS. */
type Tuple = [
  id: number,
  time: number,
  soort: number,
  ras: number,
  leeftijd: number,
  geslacht: number,
  provincie: number,
  land: string,
  asiel: number,
  asielUuidkey: string,
  koppel: boolean,
  gevonden: boolean,
  published: boolean,
  properties: string,
];

// Literals, not parameters: only then the partial indexes are used. Answers as text: arrays are slow to cross a thread.
const COLUMNS = `a.id, (extract(epoch FROM a.published_at) * 1000)::bigint, a.soort, a.ras, a.leeftijd, a.geslacht, a.provincie, a.land,
  a.asiel_id, s.uuidkey, a.koppel = 'J', a.gevonden = 'J', a.geplaatst = 'N', array_to_string(a.properties, ',')`;

function toRow(tuple: Tuple): IndexRow {
  const [
    id,
    time,
    soort,
    ras,
    leeftijd,
    geslacht,
    provincie,
    land,
    asiel,
    asielUuidkey,
    koppel,
    gevonden,
    published,
    text,
  ] = tuple;
  const properties = text === '' ? [] : text.split(',');
  return {
    ...{ id, time, soort, ras, leeftijd, geslacht, provincie, land },
    ...{ asiel, asielUuidkey, koppel, gevonden, published, properties },
  };
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
