import type { AnimalCreate, PlacementStatus } from '@portal/shared/contract';
import type { Executor, Parameter } from '../../ports/database/port';

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
  geplaatst: PlacementStatus;
  visible: boolean;
}

/** The options of a form that are not among those of the kind. */
export type UnknownOption = 'ras' | 'leeftijd' | 'geslacht' | 'provincie';

/** Writes animals, always inside a transaction, and always in the order shelter, animal, audit line (backend § 5.4). */
export const animalWriteRepository = {
  /** Says who writes: the status history keeps it. */
  async actAs(tx: Executor, userId: number): Promise<void> {
    await tx.query("SELECT set_config('app.user_id', $1, true)", [String(userId)]);
  },

  /** Holds the shelter until the commit, so that its places are counted one after the other (C11). */
  async lockShelter(tx: Executor, id: number): Promise<ShelterPlaces | undefined> {
    const { rows } = await tx.query<ShelterPlaces>(
      'SELECT id, nmax, ntotaal FROM shelter WHERE id = $1 AND active FOR NO KEY UPDATE',
      [id],
    );
    return rows[0];
  },

  async lockAnimal(tx: Executor, uuidkey: string): Promise<AnimalState | undefined> {
    const { rows } = await tx.query<AnimalState>(
      'SELECT id, version, geplaatst, visible FROM animal WHERE uuidkey = $1 FOR UPDATE',
      [uuidkey],
    );
    return rows[0];
  },

  async unknownOptions(tx: Executor, form: Pick<AnimalCreate, 'soort' | UnknownOption>): Promise<UnknownOption[]> {
    const { rows } = await tx.query<Record<UnknownOption, boolean>>(
      `SELECT EXISTS (SELECT FROM breed WHERE id = $2 AND soortid = $1) AS ras,
         EXISTS (SELECT FROM age WHERE id = $3 AND soortid = $1) AS leeftijd,
         EXISTS (SELECT FROM sex WHERE id = $4 AND soortid = $1) AS geslacht,
         EXISTS (SELECT FROM province WHERE id = $5) AS provincie`,
      [form.soort, form.ras, form.leeftijd, form.geslacht, form.provincie],
    );
    return (['ras', 'leeftijd', 'geslacht', 'provincie'] as const).filter((option) => !rows[0]?.[option]);
  },

  /** `omschrijving` is clean already. */
  async add(tx: Executor, asiel: number, form: AnimalCreate, geplaatst: PlacementStatus) {
    const values: Record<string, Parameter> = {
      asiel_id: asiel,
      soort: form.soort,
      ras: form.ras,
      rasaanvul: form.rasaanvul || null,
      naam: form.naam,
      kleur: form.kleur || null,
      leeftijd: form.leeftijd,
      geslacht: form.geslacht,
      provincie: form.provincie,
      koppel: form.koppel,
      gevonden: form.gevonden,
      geplaatst,
      youtube_url: form.youtubeUrl || null,
      amivedinummer: form.amivedinummer || null,
      donatienummer: form.donatienummer || null,
      omschrijving: form.omschrijving,
    };
    const places = Object.keys(values).map((_, i) => `$${i + 1}`);
    const { rows } = await tx.query<{ id: number; uuidkey: string }>(
      `INSERT INTO animal (${Object.keys(values)}) VALUES (${places}) RETURNING id, uuidkey`,
      Object.values(values),
    );
    const row = rows[0];
    if (!row) throw new Error('No animal was added.');
    return row;
  },

  async setStatus(tx: Executor, id: number, geplaatst: PlacementStatus): Promise<void> {
    await tx.query('UPDATE animal SET geplaatst = $2 WHERE id = $1', [id, geplaatst]);
  },
};
