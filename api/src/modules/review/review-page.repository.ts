import type { Review, ReviewForm } from '@portal/shared/contract';
import { insertRow, isoTime } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';
import type { AuthorNames } from './author-name';
import { ANSWER_COLUMNS, type AnswerColumns } from './shelter-answer';

/** A written review as the database has it, whoever asks. */
export interface StoredReview
  extends AuthorNames,
    AnswerColumns,
    Pick<Review, 'uid' | 'item' | 'itemid' | 'itemname' | 'invite_uuid' | 'message' | 'userid' | 'user_uuid'> {
  id: number;
  asiel: number;
  rating: number;
  /** The keys of the two parties of the chat. */
  author_uid: string | null;
  asiel_uuidkey: string;
  anonymous: boolean;
  hidden: boolean;
  hidden_reason: string | null;
  created: string;
  updated: string;
}

/** The author of a review, as mails address them. */
interface ReviewAuthor {
  email: string;
  name: string | null;
}

/** An invite; `email` is empty once its term has ended. */
export interface StoredInvite extends Pick<Review, 'item' | 'itemid' | 'itemname' | 'invite_uuid' | 'userid'> {
  asiel: number;
  email: string | null;
  expires: string;
}

const REVIEW = `SELECT r.id, r.uid, r.item, r.itemid::int AS itemid, s.naam AS itemname, r.uid AS invite_uuid,
  r.asiel_id AS asiel, r.rating, r.message, r.anonymous, r.hidden_at IS NOT NULL AS hidden, r.hidden_reason, r.userid, u.uuidkey AS user_uuid,
  u.uid AS author_uid, s.uuidkey AS asiel_uuidkey,
  u.firstname, u.lastname, ${isoTime('r.created')} AS created, ${isoTime('r.updated')} AS updated, ${ANSWER_COLUMNS}
  FROM review r JOIN shelter s ON s.id = r.asiel_id LEFT JOIN account u ON u.id = r.userid AND u.closed_at IS NULL`;
const INVITE = `SELECT i.invite_uuid, i.item, i.itemid::int AS itemid, s.naam AS itemname, i.asiel_id AS asiel, i.userid, i.email,
  ${isoTime('i.expires_at')} AS expires FROM review_invite i JOIN shelter s ON s.id = i.asiel_id WHERE i.invite_uuid = $1`;

/** Reviews and invites by their keys: the rows alone, what may be seen of them is for the service. */
export function reviewPageRepository(tx: Executor) {
  return {
    /** By the invite's uuid of 36 characters, which is the review's uid, or by the review's number (C20). */
    async review(id: string | number): Promise<StoredReview | undefined> {
      const isNumber = /^\d+$/.test(String(id));
      const { rows } = await tx.query<StoredReview>(`${REVIEW} WHERE ${isNumber ? 'r.id' : 'r.uid'} = $1`, [id]);
      return rows[0];
    },

    async invite(uuid: string): Promise<StoredInvite | undefined> {
      const { rows } = await tx.query<StoredInvite>(INVITE, [uuid]);
      return rows[0];
    },

    /** The same, and nobody else uses it until the transaction ends. */
    async lockInvite(uuid: string): Promise<StoredInvite | undefined> {
      const { rows } = await tx.query<StoredInvite>(`${INVITE} FOR UPDATE OF i`, [uuid]);
      return rows[0];
    },

    /** Whether this person has shown that the address of the account is their own. */
    async isVerified(userId: number): Promise<boolean> {
      const { rows } = await tx.query<{ email_verified: boolean }>('SELECT email_verified FROM account WHERE id = $1', [
        userId,
      ]);
      return rows[0]?.email_verified === true;
    },

    /** Ties the invite to a person; it stays with the first one. */
    async tie(uuid: string, userId: number): Promise<void> {
      await tx.query('UPDATE review_invite SET userid = $2 WHERE invite_uuid = $1 AND userid IS NULL', [uuid, userId]);
    },

    /** How many reviews this person wrote during the last day. */
    async writtenToday(userId: number): Promise<number> {
      const { rows } = await tx.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM review WHERE userid = $1 AND created > now() - interval '1 day'`,
        [userId],
      );
      return rows[0]?.count ?? 0;
    },

    add: (invite: StoredInvite, userId: number, form: ReviewForm): Promise<number> =>
      insertRow(tx, 'review', {
        ...{ uid: invite.invite_uuid, invite_uuid: invite.invite_uuid, userid: userId, item: invite.item },
        ...{ itemid: invite.itemid, asiel_id: invite.asiel, rating: form.rating, message: form.message || null },
        anonymous: form.anonymous === 1,
      }),

    async change(id: number, form: Pick<ReviewForm, 'rating' | 'message'>): Promise<void> {
      await tx.query('UPDATE review SET rating = $2, message = $3, updated = now() WHERE id = $1', [
        id,
        form.rating,
        form.message || null,
      ]);
    },

    /** The same review, and nobody else changes it until the transaction ends. */
    async lock(id: number): Promise<StoredReview | undefined> {
      const { rows } = await tx.query<StoredReview>(`${REVIEW} WHERE r.id = $1 FOR UPDATE OF r`, [id]);
      return rows[0];
    },

    /** Hides it from the public for this reason, or shows it again. */
    async hide(id: number, hidden: boolean, reason: string): Promise<void> {
      await tx.query(
        `UPDATE review SET hidden_at = CASE WHEN $2 THEN coalesce(hidden_at, now()) END, hidden_reason = CASE WHEN $2 THEN $3 END
         WHERE id = $1`,
        [id, hidden, reason],
      );
    },

    /** Whom a mail about the review goes to; undefined when the account is closed or erased. */
    async author(id: number): Promise<ReviewAuthor | undefined> {
      const { rows } = await tx.query<ReviewAuthor>(
        `SELECT u.email, coalesce(u.firstname, u.displayname) AS name FROM review r JOIN account u ON u.id = r.userid
         WHERE r.id = $1 AND u.closed_at IS NULL`,
        [id],
      );
      return rows[0];
    },
  };
}
