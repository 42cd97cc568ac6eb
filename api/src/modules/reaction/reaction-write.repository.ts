import type { FitEnclosure, ReactionForm, ReactionStatus } from '@portal/shared/contract';
import type { CustodyFacts, PauseFacts, PlacementFacts } from '@portal/shared/domain';
import { insertReturning } from '../../lib/sql';
import type { Executor, Parameter } from '../../ports/database/port';

/** An animal as somebody who reacts needs it. */
export interface ReactedAnimal extends PlacementFacts, CustodyFacts, PauseFacts {
  id: number;
  uuidkey: string;
  naam: string;
  asiel: number;
  asielNaam: string;
  asielEmail: string | null;
}

/** How often the sender and the shelter were busy lately (docs/trust.md#limits-of-calls). */
export interface RecentReactions {
  sameAnimal: number;
  ofSender: number;
  ofShelter: number;
}

/** Why a reaction changed its status, as `reaction_status_change` keeps it; 'term' is the nightly job's. */
export type StatusChangeCause = 'moved' | 'answered' | 'withdrawn' | 'placed';

const filled = (text: string | null | undefined) => text || null;

/** Writes reactions, always inside a transaction. */
export function reactionWriteRepository(tx: Pick<Executor, 'query'>) {
  return {
    async animal(key: number | string): Promise<ReactedAnimal | undefined> {
      const { rows } = await tx.query<ReactedAnimal>(
        `SELECT a.id, a.uuidkey, a.naam, a.asiel_id AS asiel, a.geplaatst, a.published_at IS NOT NULL AS "wasPublished",
           to_char(a.datumgeplaatst AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD') AS datumgeplaatst,
           a.gevonden, to_char(a.inbewaring, 'YYYY-MM-DD') AS inbewaring, a.land AS provincieland,
           s.naam AS "asielNaam", s.email AS "asielEmail",
           s.vol_tot::text AS vol_tot
         FROM animal a JOIN shelter s ON s.id = a.asiel_id WHERE a.${typeof key === 'number' ? 'id' : 'uuidkey'} = $1`,
        [key],
      );
      return rows[0];
    },

    /** Is the animal still available? Waits for a change of its status that runs now, and holds up the next one until the commit. */
    async isAvailable(animalId: number): Promise<boolean> {
      const { rows } = await tx.query<{ isAvailable: boolean }>(
        `SELECT geplaatst = 'N' AS "isAvailable" FROM animal WHERE id = $1 FOR SHARE`,
        [animalId],
      );
      return rows[0]?.isAvailable ?? false;
    },

    /** Counts under a lock on the address, so that two at once cannot both be the last one. */
    async recentLocked(email: string, { id, asiel }: ReactedAnimal): Promise<RecentReactions> {
      await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`reaction ${email.toLowerCase()}`]);
      const { rows } = await tx.query<RecentReactions>(
        `WITH sent AS (SELECT dier_id, created_at FROM reaction WHERE lower(email) = lower($1) AND created_at > now() - interval '1 day')
         SELECT (SELECT count(*)::int FROM sent WHERE dier_id = $2 AND created_at > now() - interval '10 minutes') AS "sameAnimal",
           (SELECT count(*)::int FROM sent) AS "ofSender",
           (SELECT count(*)::int FROM reaction WHERE asiel_id = $3 AND created_at > now() - interval '1 day') AS "ofShelter"`,
        [email, id, asiel],
      );
      return rows[0] ?? { sameAnimal: 0, ofSender: 0, ofShelter: 0 };
    },

    /** Answers the new key. */
    async add(
      form: ReactionForm,
      {
        animal,
        userId,
        usertype,
        fit,
      }: { animal: ReactedAnimal; userId: number | null; usertype: string | null; fit?: FitEnclosure | undefined },
    ): Promise<string> {
      const values: Record<string, Parameter> = {
        dier_id: animal.id,
        asiel_id: animal.asiel,
        user_id: userId,
        usertype,
        displayname: form.displayname,
        email: form.email,
        phone: filled(form.phone),
        informatie: form.informatie,
        woonruimte: filled(form.woonruimte),
        alleen_thuis: filled(form.alleenThuis),
        tuin: filled(form.tuin),
        kinderen: filled(form.kinderen),
        huisdieren: filled(form.huisdieren),
        ervaring: filled(form.ervaring),
        kto: filled(form.kto),
        fit_versie: fit?.version ?? null,
        kind_onder_zes: filled(fit?.kindOnderZes),
        dieren: filled(fit?.dieren?.join(',')),
      };
      return (await insertReturning<{ uuidkey: string }>(tx, 'reaction', values, 'uuidkey')).uuidkey;
    },

    /** The person and the cause of the changes of status in this transaction, as their history names them; by default staff moved it. */
    async actAs(userId: number | null, cause: StatusChangeCause = 'moved'): Promise<void> {
      await tx.query(`SELECT set_config('app.user_id', $1, true), set_config('app.reaction_cause', $2, true)`, [
        String(userId ?? ''),
        cause,
      ]);
    },

    /** The status now, held until the commit. */
    async lockStatus(id: number): Promise<ReactionStatus | undefined> {
      const { rows } = await tx.query<{ statuscode: ReactionStatus }>(
        'SELECT statuscode FROM reaction WHERE id = $1 FOR UPDATE',
        [id],
      );
      return rows[0]?.statuscode;
    },

    /** `answered`: a mail went to the adopter. */
    async move(
      id: number,
      statuscode: ReactionStatus,
      { answered = false }: { answered?: boolean } = {},
    ): Promise<void> {
      await tx.query(
        `UPDATE reaction SET statuscode = $2, updated_at = now(),
           status_at = CASE WHEN statuscode <> $2 THEN now() ELSE status_at END,
           answered_at = CASE WHEN $2 <> 'send' OR $3 THEN coalesce(answered_at, now()) ELSE answered_at END
         WHERE id = $1`,
        [id, statuscode, answered],
      );
    },

    async withdraw(id: number): Promise<void> {
      await tx.query(
        `UPDATE reaction SET statuscode = 'archive', status_at = now(), updated_at = now(), withdrawn_at = now()
         WHERE id = $1 AND withdrawn_at IS NULL`,
        [id],
      );
    },
  };
}
