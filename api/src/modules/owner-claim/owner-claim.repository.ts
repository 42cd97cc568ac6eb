import type {
  Answer,
  ClaimStatus,
  FoundAnimal,
  OwnerClaim,
  OwnerClaimForm,
  TermException,
} from '@portal/shared/contract';
import type { CustodyFacts, PlacementFacts } from '@portal/shared/domain';
import { insertReturning, isoTime } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';

/** A found animal as somebody who claims it, or who decides about that, needs it. */
export interface ClaimedAnimal extends PlacementFacts, CustodyFacts {
  id: number;
  uuidkey: string;
  naam: string;
  asiel: number;
  asielNaam: string;
  asielEmail: string | null;
}

/** A claim that is decided about, with its animal. */
export interface LockedClaim {
  id: number;
  statuscode: ClaimStatus;
  naam: string;
  email: string;
  dierId: number;
  dier: string;
}

/** A row of the list of terms, before the domain says which of them still run. */
export type FoundRow = Omit<FoundAnimal, 'laatstedag'> & CustodyFacts & { inbewaring: string };

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

const ANIMAL = `SELECT a.id, a.uuidkey, a.naam, a.asiel_id AS asiel, a.geplaatst, a.published_at IS NOT NULL AS "wasPublished",
    ${day("a.datumgeplaatst AT TIME ZONE 'Europe/Amsterdam'")} AS datumgeplaatst, a.gevonden, ${day('a.inbewaring')} AS inbewaring, a.land AS provincieland,
    s.naam AS "asielNaam", s.email AS "asielEmail"
  FROM animal a JOIN shelter s ON s.id = a.asiel_id WHERE a.uuidkey = $1`;

const CLAIM = `c.uuidkey, c.naam, c.email, c.telefoon, c.kenmerken, c.chip, c.statuscode, c.reden,
  ${isoTime('c.created_at')} AS created_at, ${isoTime('c.decided_at')} AS decided_at`;

/** Most found animals of one list: more than a shelter holds. */
const FOUND_MAX = 500;
/** Days of custody after which no term of any country runs. */
const CUSTODY_DAYS_MAX = 60;

/** Reads and writes who says to own a found animal (C51); what is written needs a transaction. */
export function ownerClaimRepository(tx: Pick<Executor, 'query'>) {
  return {
    async animal(uuidkey: string): Promise<ClaimedAnimal | undefined> {
      return (await tx.query<ClaimedAnimal>(ANIMAL, [uuidkey])).rows[0];
    },

    /** The same, while its status can not change: a placement that runs now is waited for, the next one waits. */
    async lockedAnimal(uuidkey: string): Promise<ClaimedAnimal | undefined> {
      return (await tx.query<ClaimedAnimal>(`${ANIMAL} FOR SHARE OF a`, [uuidkey])).rows[0];
    },

    /** How often the address and the animal were busy during a day, counted under a lock on both. */
    async recentLocked(email: string, animalId: number) {
      await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`claim ${email.toLowerCase()}`]);
      await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`claim animal ${animalId}`]);
      const { rows } = await tx.query<{ isOpen: boolean; ofSender: number; ofAnimal: number }>(
        `SELECT EXISTS (SELECT FROM owner_claim WHERE lower(email) = lower($1) AND dier_id = $2 AND statuscode = 'open') AS "isOpen",
           (SELECT count(*)::int FROM owner_claim WHERE lower(email) = lower($1) AND created_at > now() - interval '1 day') AS "ofSender",
           (SELECT count(*)::int FROM owner_claim WHERE dier_id = $2 AND created_at > now() - interval '1 day') AS "ofAnimal"`,
        [email, animalId],
      );
      return rows[0] ?? { isOpen: false, ofSender: 0, ofAnimal: 0 };
    },

    /** Adds a claim without its digits. */
    add({ naam, email, telefoon, kenmerken, chipcijfers }: OwnerClaimForm, animalId: number) {
      const values = {
        dier_id: animalId,
        naam,
        email,
        telefoon: telefoon || null,
        kenmerken,
        chip: chipcijfers ? 'X' : null,
      };
      return insertReturning<{ id: number; uuidkey: string }>(tx, 'owner_claim', values, 'id, uuidkey');
    },

    async addChip(claimId: number, hash: Uint8Array): Promise<void> {
      await tx.query('INSERT INTO owner_claim_chip (claim_id, digits_hash) VALUES ($1, $2)', [claimId, hash]);
    },

    async claims(animalId: number): Promise<OwnerClaim[]> {
      const { rows } = await tx.query<OwnerClaim>(
        `SELECT ${CLAIM} FROM owner_claim c WHERE c.dier_id = $1 ORDER BY c.created_at DESC, c.id DESC`,
        [animalId],
      );
      return rows;
    },

    /** The shelter of a claim. */
    async shelterOf(uuidkey: string): Promise<number | undefined> {
      const { rows } = await tx.query<{ asiel: number }>(
        'SELECT a.asiel_id AS asiel FROM owner_claim c JOIN animal a ON a.id = c.dier_id WHERE c.uuidkey = $1',
        [uuidkey],
      );
      return rows[0]?.asiel;
    },

    async lockClaim(uuidkey: string): Promise<LockedClaim | undefined> {
      const { rows } = await tx.query<LockedClaim>(
        `SELECT c.id, c.statuscode, c.naam, c.email, a.id AS "dierId", a.uuidkey AS dier
         FROM owner_claim c JOIN animal a ON a.id = c.dier_id WHERE c.uuidkey = $1 FOR UPDATE OF c`,
        [uuidkey],
      );
      return rows[0];
    },

    /** Decides, and forgets the digits. */
    async decide(id: number, statuscode: ClaimStatus, reden: string | null, userId: number, at: Date): Promise<void> {
      await tx.query(
        'UPDATE owner_claim SET statuscode = $2, reden = $3, decided_by = $4, decided_at = $5 WHERE id = $1',
        [id, statuscode, reden, userId, at],
      );
      await tx.query('DELETE FROM owner_claim_chip WHERE claim_id = $1', [id]);
    },

    /** Counts one comparison and answers the hash with the number of comparisons until now; undefined when there are no digits. */
    async countTry(claimId: number): Promise<{ digits_hash: Uint8Array; tries: number } | undefined> {
      const { rows } = await tx.query<{ digits_hash: Uint8Array; tries: number }>(
        'UPDATE owner_claim_chip SET tries = tries + 1 WHERE claim_id = $1 RETURNING digits_hash, tries',
        [claimId],
      );
      return rows[0];
    },

    async setChip(claimId: number, chip: Answer): Promise<void> {
      await tx.query('UPDATE owner_claim SET chip = $2 WHERE id = $1', [claimId, chip]);
    },

    /** The exception of the animal's present custody. */
    async exception(animalId: number): Promise<TermException | null> {
      const { rows } = await tx.query<TermException>(
        `SELECT e.reden, u.displayname AS naam, ${isoTime('e.created_at')} AS created_at
         FROM owner_term_exception e JOIN animal a ON a.id = e.dier_id AND a.inbewaring = e.inbewaring
         LEFT JOIN account u ON u.id = e.user_id WHERE e.dier_id = $1`,
        [animalId],
      );
      return rows[0] ?? null;
    },

    /** Records it for the present custody; a later reason replaces the one before, which stays in the audit log. */
    async setException(animalId: number, reden: string, userId: number): Promise<void> {
      await tx.query(
        `INSERT INTO owner_term_exception (dier_id, inbewaring, reden, user_id)
         SELECT id, inbewaring, $2, $3 FROM animal WHERE id = $1
         ON CONFLICT (dier_id, inbewaring) DO UPDATE SET reden = excluded.reden, user_id = excluded.user_id, created_at = now()`,
        [animalId, reden, userId],
      );
    },

    /** The number of a shelter by number or uuidkey. */
    async shelterId(id: string): Promise<number | undefined> {
      const { rows } = await tx.query<{ id: number }>(
        `SELECT id FROM shelter WHERE ${/^\d+$/.test(id) ? 'id' : 'uuidkey'} = $1`,
        [id],
      );
      return rows[0]?.id;
    },

    /** Found animals of a shelter that may be in their term or have an open claim, oldest custody first. */
    async found(asiel: number): Promise<FoundRow[]> {
      const { rows } = await tx.query<FoundRow>(
        `SELECT * FROM (
           SELECT a.uuidkey, a.naam, a.soort, k.naam AS soortnaam, a.geplaatst, a.gevonden, ${day('a.inbewaring')} AS inbewaring, a.gemeente,
             a.land AS provincieland,
             (SELECT count(*)::int FROM owner_claim c WHERE c.dier_id = a.id AND c.statuscode = 'open') AS meldingen,
             EXISTS (SELECT FROM owner_term_exception e WHERE e.dier_id = a.id AND e.inbewaring = a.inbewaring) AS uitzondering
           FROM animal a JOIN kind k ON k.id = a.soort
           WHERE a.asiel_id = $1 AND a.gevonden = 'J' AND a.inbewaring IS NOT NULL AND a.geplaatst <> 'A') f
         WHERE f.meldingen > 0 OR f.inbewaring > ${day(`(now() - interval '${CUSTODY_DAYS_MAX} days')`)}
         ORDER BY f.inbewaring, f.uuidkey LIMIT ${FOUND_MAX}`,
        [asiel],
      );
      return rows;
    },
  };
}

export type OwnerClaimRepository = ReturnType<typeof ownerClaimRepository>;
