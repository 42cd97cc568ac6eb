import type { ContactForm } from '@portal/shared/contract';
import { insertRow } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';

/** Messages to the board. */
export function contactRepository(tx: Executor) {
  return {
    /** The label of a subject, whatever group it belongs to; undefined for an unknown one. */
    async subjectLabel(value: string): Promise<string | undefined> {
      const { rows } = await tx.query<{ label: string }>('SELECT label FROM contact_subject WHERE value = $1 LIMIT 1', [
        value,
      ]);
      return rows[0]?.label;
    },

    /** How many messages an address sent during a day. Whoever asks is alone with the address until the commit. */
    async countOfDay(email: string): Promise<number> {
      await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`contact ${email.toLowerCase()}`]);
      const { rows } = await tx.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM contact_message
       WHERE lower(email) = lower($1) AND created_at > now() - interval '1 day'`,
        [email],
      );
      return rows[0]?.count ?? 0;
    },

    add: ({ subject, mv, naam, email, tel, msg }: ContactForm): Promise<number> =>
      insertRow(tx, 'contact_message', { subject, mv, naam, email, tel: tel || null, msg }),
  };
}
