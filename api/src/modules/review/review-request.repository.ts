import { PlacementStatus, ReviewListType, type Suggestion } from '@portal/shared/contract';
import { insertReturning, isoTime } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';

/** Most suggestions of one answer. */
const SUGGESTIONS_MAX = 10;

/** Who may be suggested: people who reacted to one animal, or to any animal of the shelter. */
export type Correspondents = { dier_id: number; asiel: number } | { asiel: number };

/** A reaction as the review request needs it; `email` is empty when its sender erased the account. */
export interface AskedReaction {
  id: number;
  asiel: number;
  dier_id: number;
  isPlaced: boolean;
  email: string;
  displayname: string;
  kto: string | null;
}

/** A shelter that asks: its name in the mail, its address for answers. */
export interface AskingShelter {
  naam: string;
  email: string | null;
}

/** What an invite is made of; `reaction` is null for an address that was typed. */
export interface NewInvite {
  asiel: number;
  email: string;
  reaction: AskedReaction | null;
}

/** An invite that has to be reminded of. */
export interface RemindedInvite extends AskingShelter {
  invite_uuid: string;
  to: string;
  displayname: string | null;
  expires: string;
}

/** Everybody's newest reaction, so that their last word about being asked counts. */
const NEWEST = (
  condition: string,
) => `SELECT DISTINCT ON (lower(r.email)) r.id, r.email, r.displayname, r.kto, r.created_at,
    a.naam AS diernaam
  FROM reaction r JOIN animal a ON a.id = r.dier_id
  WHERE r.asiel_id = $1 AND ${condition} AND r.withdrawn_at IS NULL AND r.email <> ''
  ORDER BY lower(r.email), r.created_at DESC, r.id DESC`;

const listTypeOf = (reaction: AskedReaction | null): ReviewListType => {
  if (reaction === null) return ReviewListType.external;
  return reaction.isPlaced ? ReviewListType.inside : ReviewListType.outside;
};

/** Looking up who may be asked for a review, and the invites that asking makes (C19). */
export function reviewRequestRepository(tx: Pick<Executor, 'query'>) {
  return {
    /** The number of the shelter that has an animal. */
    async shelterOfAnimal(id: number): Promise<number | undefined> {
      const { rows } = await tx.query<{ asiel: number }>('SELECT asiel_id AS asiel FROM animal WHERE id = $1', [id]);
      return rows[0]?.asiel;
    },

    async shelter(id: number): Promise<AskingShelter | undefined> {
      const { rows } = await tx.query<AskingShelter>('SELECT naam, email FROM shelter WHERE id = $1', [id]);
      return rows[0];
    },

    /** People whose address or name has these words, the latest reaction first; never somebody who answered kto with Nee. */
    async suggestions(of: Correspondents, words: string): Promise<{ data: Suggestion[]; total: number }> {
      const ofAnimal = 'dier_id' in of;
      const { rows } = await tx.query<Suggestion & { total: number }>(
        `SELECT id::text AS id, email, displayname, diernaam, count(*) OVER ()::int AS total
         FROM (${NEWEST(ofAnimal ? 'r.dier_id = $3' : 'true')}) newest
         WHERE kto IS DISTINCT FROM 'Nee' AND (strpos(lower(email), lower($2)) > 0 OR strpos(lower(displayname), lower($2)) > 0)
         ORDER BY created_at DESC, id DESC LIMIT ${SUGGESTIONS_MAX}`,
        [of.asiel, words, ...(ofAnimal ? [of.dier_id] : [])],
      );
      return { data: rows.map(({ total: _total, ...suggestion }) => suggestion), total: rows[0]?.total ?? 0 };
    },

    async reaction(id: number): Promise<AskedReaction | undefined> {
      const { rows } = await tx.query<AskedReaction>(
        `SELECT r.id, r.asiel_id AS asiel, r.dier_id, a.geplaatst = '${PlacementStatus.placed}' AS "isPlaced", r.email,
           r.displayname, r.kto
         FROM reaction r JOIN animal a ON a.id = r.dier_id WHERE r.id = $1`,
        [id],
      );
      return rows[0];
    },

    /** From here on one request of a shelter waits for the other, until the transaction ends. */
    async lockShelter(asiel: number): Promise<void> {
      await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`review-request ${asiel}`]);
    },

    /** The invite that makes another one needless: of the same reaction, or to this address by this shelter since `since`. */
    async invited({ asiel, email, reaction }: NewInvite, since: Date): Promise<string | undefined> {
      const { rows } = await tx.query<{ invite_uuid: string }>(
        `SELECT invite_uuid FROM review_invite
         WHERE reaction_id = $1 OR (asiel_id = $2 AND lower(email) = lower($3) AND (created_at > $4 OR dier_id = $5))
         ORDER BY created_at DESC LIMIT 1`,
        [reaction?.id ?? null, asiel, email, since, reaction?.dier_id ?? null],
      );
      return rows[0]?.invite_uuid;
    },

    /** How many invites the shelter made after this moment. */
    async madeSince(asiel: number, since: Date): Promise<number> {
      const { rows } = await tx.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM review_invite WHERE asiel_id = $1 AND created_at > $2',
        [asiel, since],
      );
      return rows[0]?.count ?? 0;
    },

    async markPlaced(reactionId: number, now: Date): Promise<void> {
      await tx.query('UPDATE reaction SET geplaatst = true, updated_at = $2 WHERE id = $1', [reactionId, now]);
    },

    /** Answers the uuid of the invite. The animal is named only when it went to this person. */
    async add({ asiel, email, reaction }: NewInvite, now: Date, expires: Date): Promise<string> {
      const values = {
        ...{
          itemid: asiel,
          asiel_id: asiel,
          email,
          list_type: listTypeOf(reaction),
          reaction_id: reaction?.id ?? null,
        },
        ...{
          dier_id: reaction?.isPlaced ? reaction.dier_id : null,
          created_at: now,
          mailed_at: now,
          expires_at: expires,
        },
      };
      return (await insertReturning<{ invite_uuid: string }>(tx, 'review_invite', values, 'invite_uuid')).invite_uuid;
    },

    /** Whoever has the invite wants no reminder; the invite itself stays good. Answers when that was said, undefined for an unknown invite. */
    async decline(invite_uuid: string, now: Date): Promise<'now' | 'before' | undefined> {
      const { rows } = await tx.query<{ declined: boolean }>(
        'SELECT declined_at IS NOT NULL AS declined FROM review_invite WHERE invite_uuid = $1 FOR UPDATE',
        [invite_uuid],
      );
      if (!rows[0]) return undefined;
      if (rows[0].declined) return 'before';
      await tx.query('UPDATE review_invite SET declined_at = $2 WHERE invite_uuid = $1', [invite_uuid, now]);
      return 'now';
    },

    /** Marks an invite as reminded of, once, and answers it; undefined when there is nothing to remind of (any more). */
    async remind(invite_uuid: string, now: Date): Promise<RemindedInvite | undefined> {
      const { rows } = await tx.query<RemindedInvite>(
        `UPDATE review_invite i SET reminded_at = $2 FROM shelter s
         WHERE i.invite_uuid = $1 AND s.id = i.asiel_id AND i.reminded_at IS NULL AND i.email IS NOT NULL AND i.expires_at > $2
           AND i.declined_at IS NULL AND NOT EXISTS (SELECT FROM review r WHERE r.invite_uuid = i.invite_uuid)
           AND NOT EXISTS (SELECT FROM reaction n WHERE n.asiel_id = i.asiel_id AND lower(n.email) = lower(i.email) AND n.kto = 'Nee'
             AND n.created_at > i.created_at)
         RETURNING i.invite_uuid, i.email AS to, s.naam, s.email, ${isoTime('i.expires_at')} AS expires,
           (SELECT r.displayname FROM reaction r WHERE r.id = i.reaction_id) AS displayname`,
        [invite_uuid, now],
      );
      return rows[0];
    },
  };
}
