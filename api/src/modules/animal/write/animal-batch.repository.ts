import type { Answer, Kind, PlacementStatus } from '@portal/shared/contract';
import type { Executor, Parameter } from '../../../ports/database/port';

/** Columns of an animal that a form fills, by name; what is absent is not written. */
export type AnimalValues = Record<string, Parameter>;

/** An animal with everything that a form can say about it. */
export interface StoredAnimal {
  id: number;
  uuidkey: string;
  external_code: string | null;
  soort: Kind;
  values: AnimalValues;
  answers: Partial<Record<string, Answer>>;
  /** Keys of the files of its photos. */
  photos: string[];
}

/** A new animal of a shelter that knows it by `external_code`. */
export interface NewAnimal {
  external_code: string;
  soort: Kind;
  geplaatst: PlacementStatus;
  values: AnimalValues;
}

const COLUMNS = [
  ...['ras', 'rasaanvul', 'naam', 'kleur', 'kleurgroep', 'leeftijd', 'geslacht', 'provincie', 'koppel', 'gevonden'],
  ...['inbewaring', 'gemeente', 'youtube_url', 'amivedinummer', 'donatienummer', 'omschrijving', 'html_policy'],
] as const;

const STORED = `SELECT a.id, a.uuidkey, a.external_code, a.soort, ${COLUMNS.map((column) => `a.${column}`)},
    coalesce((SELECT jsonb_object_agg(c.key, c.value) FROM checklist_answer c WHERE c.dier_id = a.id), '{}') AS answers,
    ARRAY(SELECT p.storage_key FROM photo p WHERE p.bron = 'DIER' AND p.bron_id = a.id) AS photos
  FROM animal a WHERE a.asiel_id = $1 AND (a.external_code = ANY($2::text[]) OR a.uuidkey = ANY($3::uuid[]))`;

type Row = Omit<StoredAnimal, 'values'> & AnimalValues;

/** Many animals of one shelter at once, for imports; writes as `animalWriteRepository` does, inside a transaction that holds the shelter. */
export function animalBatchRepository(tx: Pick<Executor, 'query'>) {
  return {
    /** The shelter's animals with these numbers of its own or these keys; `isLocked` holds their rows until the commit. */
    async find(
      asiel: number,
      { codes, keys }: { codes: readonly string[]; keys: readonly string[] },
      { isLocked = false } = {},
    ): Promise<StoredAnimal[]> {
      const { rows } = await tx.query<Row>(`${STORED} ORDER BY a.id ${isLocked ? 'FOR NO KEY UPDATE OF a' : ''}`, [
        asiel,
        codes,
        keys,
      ]);
      return rows.map(({ id, uuidkey, external_code, soort, answers, photos, ...values }) => ({
        ...{ id, uuidkey, external_code, soort, answers, photos },
        values,
      }));
    },

    /** Adds them in one statement, and answers number and key by the shelter's own number. */
    async add(asiel: number, animals: readonly NewAnimal[]): Promise<Map<string, { id: number; uuidkey: string }>> {
      if (animals.length === 0) return new Map();
      const columns = ['asiel_id', 'external_code', 'soort', 'geplaatst', ...COLUMNS];
      const places = animals.map(
        (_, animal) => `(${columns.map((_column, i) => `$${animal * columns.length + i + 1}`)})`,
      );
      const { rows } = await tx.query<{ id: number; uuidkey: string; external_code: string }>(
        `INSERT INTO animal (${columns}) VALUES ${places} RETURNING id, uuidkey, external_code`,
        animals.flatMap(({ external_code, soort, geplaatst, values }) => [
          ...[asiel, external_code, soort, geplaatst],
          ...COLUMNS.map((column) => values[column] ?? null),
        ]),
      );
      return new Map(rows.map(({ external_code, ...added }) => [external_code, added]));
    },

    /** Writes the given columns of one animal. */
    async change(id: number, values: AnimalValues): Promise<void> {
      const columns = Object.keys(values);
      await tx.query(`UPDATE animal SET ${columns.map((column, i) => `${column} = $${i + 2}`)} WHERE id = $1`, [
        id,
        ...Object.values(values),
      ]);
    },

    /** Writes answers to the checklist of several animals. */
    async answer(changes: readonly { id: number; key: string; value: Answer }[], userId: number | null): Promise<void> {
      if (changes.length === 0) return;
      await tx.query(
        `INSERT INTO checklist_answer AS c (dier_id, key, value, user_id)
         SELECT g.id, g.key, g.value, $4 FROM unnest($1::bigint[], $2::text[], $3::text[]) AS g (id, key, value)
         ON CONFLICT (dier_id, key) DO UPDATE SET value = excluded.value, user_id = excluded.user_id, updated_at = now()`,
        [changes.map(({ id }) => id), changes.map(({ key }) => key), changes.map(({ value }) => value), userId],
      );
    },
  };
}
