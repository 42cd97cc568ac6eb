import type { AnswerTemplate, AnswerTemplateForm, Country, OpeningHours } from '@portal/shared/contract';
import { insertReturning, updateVersioned } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';

/** A template with the shelter that it belongs to. */
export interface OwnedTemplate extends AnswerTemplate {
  id: number;
  asiel: number;
}

/** What the placeholders of an answer to one reaction are made from. */
export interface PlaceholderSource {
  displayname: string;
  dierNaam: string;
  dierUuidkey: string;
  asielNaam: string;
  telefoon: string | null;
  email: string | null;
  adres: string | null;
  postcode: string | null;
  plaats: string;
  land: Country;
  openingstijden: OpeningHours | null;
}

const COLUMNS = 'uuidkey, naam, tekst, version';

/** Templates of answers, one shelter's at a time. */
export function answerTemplateRepository(database: Pick<Executor, 'query'>) {
  return {
    /** By name. */
    async list(asiel: number): Promise<AnswerTemplate[]> {
      const { rows } = await database.query<AnswerTemplate>(
        `SELECT ${COLUMNS} FROM answer_template WHERE asiel_id = $1 ORDER BY lower(naam), id`,
        [asiel],
      );
      return rows;
    },

    async find(uuidkey: string): Promise<OwnedTemplate | undefined> {
      const { rows } = await database.query<OwnedTemplate>(
        `SELECT id, asiel_id AS asiel, ${COLUMNS} FROM answer_template WHERE uuidkey = $1`,
        [uuidkey],
      );
      return rows[0];
    },

    /** Holds all templates of a shelter until the commit: how many there are, and whether another one than `except` has the name. */
    async lockNames(asiel: number, naam: string, except = 0): Promise<{ total: number; isTaken: boolean }> {
      await database.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`answer_template ${asiel}`]);
      const { rows } = await database.query<{ total: number; isTaken: boolean }>(
        `SELECT count(*)::int AS total, coalesce(bool_or(lower(naam) = lower($2) AND id <> $3), false) AS "isTaken"
         FROM answer_template WHERE asiel_id = $1`,
        [asiel, naam, except],
      );
      return rows[0] ?? { total: 0, isTaken: false };
    },

    /** Answers the new key. */
    add: async (asiel: number, { naam, tekst }: AnswerTemplateForm): Promise<string> =>
      (
        await insertReturning<{ uuidkey: string }>(
          database,
          'answer_template',
          { asiel_id: asiel, naam, tekst },
          'uuidkey',
        )
      ).uuidkey,

    change: (id: number, { naam, tekst }: AnswerTemplateForm) =>
      updateVersioned(database, 'answer_template', id, { naam, tekst }),

    async remove(id: number): Promise<void> {
      await database.query('DELETE FROM answer_template WHERE id = $1', [id]);
    },

    /** What fills the templates of an answer to a reaction. */
    async placeholderSource(reactionKey: string): Promise<PlaceholderSource | undefined> {
      const { rows } = await database.query<PlaceholderSource>(
        `SELECT r.displayname, a.naam AS "dierNaam", a.uuidkey AS "dierUuidkey", s.naam AS "asielNaam", s.telefoon, s.email, s.adres,
           s.postcode, s.plaats, s.land, s.openingstijden
         FROM reaction r JOIN animal a ON a.id = r.dier_id JOIN shelter s ON s.id = r.asiel_id WHERE r.uuidkey = $1`,
        [reactionKey],
      );
      return rows[0];
    },
  };
}
export type AnswerTemplateRepository = ReturnType<typeof answerTemplateRepository>;
