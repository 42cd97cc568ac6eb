import type { AnimalCreate, AnimalForm, ChecklistChange, Kind, PlacementStatus } from '@portal/shared/contract';
import { colourGroup } from '@portal/shared/domain';
import { insertReturning, type Values } from '../../../lib/sql';
import type { Executor, Parameter } from '../../../ports/database/port';
import { RICH_TEXT_POLICY } from '../../../ports/sanitiser/port';

/** Who may hold how many. `nmax` is null when no limit was agreed. */
export interface ShelterPlaces {
  id: number;
  nmax: number | null;
  ntotaal: number;
}

/** What a change of the status looks at. */
export interface AnimalState {
  id: number;
  version: number;
  soort: Kind;
  geplaatst: PlacementStatus;
  visible: boolean;
}

/** The options of a form that are not among those of the kind. */
export type UnknownOption = 'ras' | 'leeftijd' | 'geslacht' | 'provincie';

/** Columns that follow from another one. */
export const DERIVED_COLUMNS: readonly string[] = ['html_policy', 'kleurgroep'];

const STATE = 'SELECT id, version, soort, geplaatst, visible FROM animal WHERE uuidkey = $1';

/** The wanted answers ($2 keys, $3 values) that differ from those of animal $1; no answer is X. */
const OTHER_ANSWERS = `FROM unnest($2::text[], $3::text[]) AS g (key, value)
       WHERE g.value <> coalesce((SELECT value FROM checklist_answer WHERE dier_id = $1 AND key = g.key), 'X')`;

/** Keys and values side by side; of several to one item the last counts. */
function lastAnswers(changes: readonly ChecklistChange[]): [string[], string[]] {
  const last = new Map(changes.map(({ key, value }) => [key, value]));
  return [[...last.keys()], [...last.values()]];
}

/** The fields of a form that are written, by column; an empty text is none. `omschrijving` is clean already. */
export function valuesOf(
  form: Partial<AnimalForm> & { omschrijving?: string },
  soort: Kind,
): Record<string, Parameter | undefined> {
  const optional = (text: string | null | undefined) => (text === undefined ? undefined : text || null);
  return {
    ras: form.ras,
    rasaanvul: optional(form.rasaanvul),
    naam: form.naam,
    kleur: optional(form.kleur),
    kleurgroep: form.kleur === undefined ? undefined : colourGroup(form.kleur, soort),
    leeftijd: form.leeftijd,
    geslacht: form.geslacht,
    provincie: form.provincie,
    koppel: form.koppel,
    gevonden: form.gevonden,
    inbewaring: optional(form.inbewaring),
    gemeente: optional(form.gemeente),
    youtube_url: optional(form.youtubeUrl),
    amivedinummer: optional(form.amivedinummer),
    donatienummer: optional(form.donatienummer),
    omschrijving: form.omschrijving,
    html_policy: form.omschrijving === undefined ? undefined : RICH_TEXT_POLICY,
  };
}

/**
 * Writes animals, always inside a transaction, and always in the order shelter, animal (docs/data-and-search.md#transactions). What only
 * reads needs none.
 */
export function animalWriteRepository(tx: Executor) {
  /** The columns of the given fields that differ from what is stored, with the old and the new values. */
  async function changesOf({ id, soort }: Pick<AnimalState, 'id' | 'soort'>, form: Parameters<typeof valuesOf>[0]) {
    const values: Values = valuesOf(form, soort);
    const columns = Object.keys(values).filter((column) => values[column] !== undefined);
    if (columns.length === 0) return { values, before: {}, changed: [] };
    const { rows } = await tx.query<Record<string, Parameter>>(`SELECT ${columns} FROM animal WHERE id = $1`, [id]);
    const before = rows[0] ?? {};
    return { values, before, changed: columns.filter((column) => before[column] !== values[column]) };
  }

  return {
    /** Says who writes: the status history keeps it. */
    async actAs(userId: number): Promise<void> {
      await tx.query("SELECT set_config('app.user_id', $1, true)", [String(userId)]);
    },

    /** Holds the shelter until the commit, so that its places are counted one after the other (C11). */
    async lockShelter(id: number): Promise<ShelterPlaces | undefined> {
      const { rows } = await tx.query<ShelterPlaces>(
        'SELECT id, nmax, ntotaal FROM shelter WHERE id = $1 AND active FOR NO KEY UPDATE',
        [id],
      );
      return rows[0];
    },

    async lockAnimal(uuidkey: string): Promise<AnimalState | undefined> {
      return (await tx.query<AnimalState>(`${STATE} FOR UPDATE`, [uuidkey])).rows[0];
    },

    async findAnimal(uuidkey: string): Promise<AnimalState | undefined> {
      return (await tx.query<AnimalState>(STATE, [uuidkey])).rows[0];
    },

    /** Those of the given options that the kind does not have. */
    async unknownOptions(soort: number, form: Partial<Pick<AnimalCreate, UnknownOption>>): Promise<UnknownOption[]> {
      const { rows } = await tx.query<Record<UnknownOption, boolean>>(
        `SELECT EXISTS (SELECT FROM breed WHERE id = $2 AND soortid = $1) AS ras,
         EXISTS (SELECT FROM age WHERE id = $3 AND soortid = $1) AS leeftijd,
         EXISTS (SELECT FROM sex WHERE id = $4 AND soortid = $1) AS geslacht,
         EXISTS (SELECT FROM province WHERE id = $5) AS provincie`,
        [soort, form.ras ?? null, form.leeftijd ?? null, form.geslacht ?? null, form.provincie ?? null],
      );
      const options = ['ras', 'leeftijd', 'geslacht', 'provincie'] as const;
      return options.filter((option) => form[option] !== undefined && !rows[0]?.[option]);
    },

    /** Adds the animal and answers its number and key. */
    async add(asiel: number, form: AnimalCreate, geplaatst: PlacementStatus) {
      const values = { asiel_id: asiel, soort: form.soort, geplaatst, ...valuesOf(form, form.soort) };
      return insertReturning<{ id: number; uuidkey: string }>(tx, 'animal', values, 'id, uuidkey');
    },

    /** The columns that the given fields would change. */
    async differing(
      animal: Pick<AnimalState, 'id' | 'soort'>,
      form: Parameters<typeof valuesOf>[0],
    ): Promise<string[]> {
      return (await changesOf(animal, form)).changed;
    },

    /** Writes the given fields that differ, and answers them with what was there before. The version rises by the row's own trigger. */
    async change(animal: Pick<AnimalState, 'id' | 'soort'>, form: Parameters<typeof valuesOf>[0]) {
      const { values, before, changed } = await changesOf(animal, form);
      const written: Values = Object.fromEntries(changed.map((column) => [column, values[column] ?? null]));
      if (changed.length === 0) return { before, written };
      await tx.query(`UPDATE animal SET ${changed.map((column, i) => `${column} = $${i + 2}`)} WHERE id = $1`, [
        animal.id,
        ...changed.map((column) => values[column] ?? null),
      ]);
      return { before, written };
    },

    /** Keys that are no item of the kind's checklist. */
    async unknownItems(soort: number, changes: readonly ChecklistChange[]): Promise<string[]> {
      const { rows } = await tx.query<{ key: string }>(
        `SELECT k AS key FROM unnest($2::text[]) k
       WHERE NOT EXISTS (SELECT FROM checklist_item i WHERE i.key = k AND (i.soortids = '{}' OR $1::int = ANY(i.soortids)))`,
        [soort, changes.map(({ key }) => key)],
      );
      return rows.map(({ key }) => key);
    },

    /** The keys of the answers that the given ones would change. */
    async differingAnswers(id: number, changes: readonly ChecklistChange[]): Promise<string[]> {
      const { rows } = await tx.query<{ key: string }>(`SELECT g.key ${OTHER_ANSWERS}`, [id, ...lastAnswers(changes)]);
      return rows.map(({ key }) => key);
    },

    /** Writes the answers that differ, and answers their keys. */
    async answer(id: number, changes: readonly ChecklistChange[], userId: number): Promise<string[]> {
      const { rows } = await tx.query<{ key: string }>(
        `INSERT INTO checklist_answer AS c (dier_id, key, value, user_id)
       SELECT $1, g.key, g.value, $4 ${OTHER_ANSWERS}
       ON CONFLICT (dier_id, key) DO UPDATE SET value = excluded.value, user_id = excluded.user_id, updated_at = now()
       RETURNING key`,
        [id, ...lastAnswers(changes), userId],
      );
      return rows.map(({ key }) => key);
    },

    async setStatus(id: number, geplaatst: PlacementStatus): Promise<void> {
      await tx.query('UPDATE animal SET geplaatst = $2 WHERE id = $1', [id, geplaatst]);
    },
  };
}
