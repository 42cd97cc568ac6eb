import type {
  ApplicationStatus,
  ShelterApplication,
  ShelterApplicationForm,
  ShelterApplicationPage,
  ShelterApplicationQuery,
} from '@portal/shared/contract';
import { insertRow, isoTime, pagination } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';

const COLUMNS = `id, uuidkey, naam, asiel_id AS asiel, contactpersoon, ubn, traces, land, provincie, adres, plaats, postcode, telefoon, url,
  pension::int AS pension, dieren_buitenland::int AS dieren_buitenland, email, emailbheerder, email_factuur, motivatie, status, reason,
  ${isoTime('created_at')} AS created_at, ${isoTime('decided_at')} AS decided_at`;

/** The account that an approved application can be linked to. */
export interface Applicant {
  id: number;
  isConfirmed: boolean;
}

/** An application under a lock. `userId`: the account that sent it. */
export type LockedApplication = ShelterApplication & { userId: number | null };

type Tx = Pick<Executor, 'query'>;

/** Reads and writes applications of shelters. */
export function applicationRepository(tx: Tx) {
  return {
    /** Adds it; undefined when one of the same name and postcode is there already. */
    async add(
      form: Omit<ShelterApplicationForm, 'naamObject'> & { naam: string; asiel: number | null },
      userId: number | null,
    ): Promise<string | undefined> {
      const { rows } = await tx.query<{ uuidkey: string }>(
        `INSERT INTO shelter_application (naam, asiel_id, contactpersoon, ubn, traces, land, provincie, adres, plaats, postcode, telefoon,
         url, pension, dieren_buitenland, email, emailbheerder, email_factuur, motivatie, user_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
       ON CONFLICT DO NOTHING RETURNING uuidkey`,
        [
          ...[form.naam, form.asiel, form.contactpersoon, form.ubn || null, form.traces || null, form.land],
          ...[form.provincie ?? null, form.adres, form.plaats, form.postcode, form.telefoon, form.url],
          ...[form.pension === 1, form.dieren_buitenland === 1, form.email, form.emailbheerder, form.email_factuur],
          ...[form.motivatie || null, userId],
        ],
      );
      return rows[0]?.uuidkey;
    },

    async shelterName(id: number): Promise<string | undefined> {
      const { rows } = await tx.query<{ naam: string }>('SELECT naam FROM shelter WHERE id = $1 AND active', [id]);
      return rows[0]?.naam;
    },

    async hasProvince(land: string, id: number): Promise<boolean> {
      return (await tx.query('SELECT FROM province WHERE id = $1 AND land = $2', [id, land])).rows.length > 0;
    },

    async find(uuidkey: string): Promise<ShelterApplication | undefined> {
      const { rows } = await tx.query<ShelterApplication>(
        `SELECT ${COLUMNS} FROM shelter_application WHERE uuidkey = $1`,
        [uuidkey],
      );
      return rows[0];
    },

    /** The row, held until the commit. */
    async lock(uuidkey: string): Promise<LockedApplication | undefined> {
      const { rows } = await tx.query<LockedApplication>(
        `SELECT ${COLUMNS}, user_id AS "userId" FROM shelter_application WHERE uuidkey = $1 FOR UPDATE`,
        [uuidkey],
      );
      return rows[0];
    },

    /** Newest first. */
    async page({ status, first, rows: size }: ShelterApplicationQuery): Promise<ShelterApplicationPage> {
      const condition = 'WHERE $1::text[] IS NULL OR status = ANY($1::text[])';
      const total = await tx.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM shelter_application ${condition}`,
        [status ?? null],
      );
      const { rows } = await tx.query<ShelterApplication>(
        `SELECT ${COLUMNS} FROM shelter_application ${condition} ORDER BY shelter_application.created_at DESC, id DESC LIMIT $2 OFFSET $3`,
        [status ?? null, size, (first - 1) * size],
      );
      return { data: rows, pagination: pagination(total.rows[0]?.total ?? 0, size) };
    },

    /** A new shelter with what the application says about it. */
    addShelter: (a: ShelterApplication): Promise<number> =>
      insertRow(tx, 'shelter', {
        ...{
          naam: a.naam,
          adres: a.adres,
          postcode: a.postcode,
          plaats: a.plaats,
          provincie: a.provincie,
          land: a.land,
        },
        ...{ telefoon: a.telefoon, email: a.email, emailbheerder: a.emailbheerder, email_factuur: a.email_factuur },
        ...{ url: a.url, ubn: a.ubn, traces: a.traces, pension: a.pension === 1 },
        dieren_buitenland: a.dieren_buitenland === 1,
      }),

    async decide(
      id: number,
      decision: { status: ApplicationStatus; asiel: number | null; reason: string | null; adminId: number; at: Date },
    ): Promise<void> {
      await tx.query(
        `UPDATE shelter_application SET status = $2, asiel_id = $3, reason = $4, decided_by = $5, decided_at = $6 WHERE id = $1`,
        [id, decision.status, decision.asiel, decision.reason, decision.adminId, decision.at],
      );
    },

    /** The account that sent it, otherwise the one whose confirmed address it names: of type default, open (C36). Held until the commit. */
    async applicant({ userId, emailbheerder }: LockedApplication): Promise<Applicant | undefined> {
      // Confirming an address takes the same lock (migration 0150): neither overlooks the other.
      await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`application ${emailbheerder.toLowerCase()}`]);
      const { rows } = await tx.query<Applicant>(
        `SELECT id, email_verified AS "isConfirmed" FROM account
       WHERE usertype = 'default' AND NOT disabled AND closed_at IS NULL AND erased_at IS NULL
         AND (id = $1::int OR (email_verified AND lower(email) = lower($2)))
       ORDER BY id IS NOT DISTINCT FROM $1::int DESC LIMIT 1 FOR UPDATE`,
        [userId, emailbheerder],
      );
      return rows[0];
    },

    /** Makes the account staff of the shelter, once. The same happens by itself when an address is confirmed later. */
    async link(applicationId: number, accountId: number): Promise<void> {
      await tx.query('SELECT link_application($1, $2)', [applicationId, accountId]);
    },

    /** Nobody sent it any more, as far as linking goes: whoever confirms the address that it names is linked. */
    async forgetSender(applicationId: number): Promise<void> {
      await tx.query('UPDATE shelter_application SET user_id = NULL WHERE id = $1', [applicationId]);
    },
  };
}
