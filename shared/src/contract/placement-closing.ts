import * as z from 'zod/mini';
import { ReactionStatus } from './codes';
import { dataOf } from './envelope';
import { count, isoTime, uuidkey } from './wire';

/** Most reactions that one call closes. */
export const PLACEMENT_CLOSING_MAX = 200;

/** How many other animals the mail names. */
export const SIMILAR_ANIMALS = 3;

/** A mail as it will be sent. */
export const MailPreview = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof MailPreview>;

/**
 * An open reaction to a placed animal, and the mail that closing it sends: null when the sender erased the account or was told before. Of
 * the person who got the animal there is none (`geplaatst`).
 */
export const ClosableReaction = z.object({
  uuidkey,
  displayname: z.string(),
  statuscode: z.enum(ReactionStatus),
  created_at: isoTime,
  mail: z.nullable(MailPreview),
});
export type ClosableReaction = z.infer<typeof ClosableReaction>;

/** `GET animal/{uuidkey}/response/close`: the open reactions, the longest wait first, `totalRecords` of them in all. */
export const PlacementClosing = dataOf(
  z.object({
    dier: z.object({ uuidkey, naam: z.string() }),
    items: z.array(ClosableReaction),
    totalRecords: count,
  }),
);
export type PlacementClosing = z.infer<typeof PlacementClosing>;

/** Body of `POST animal/{uuidkey}/response/close`: the keys of the reactions to close. */
export const PlacementClosingBody = z.object({
  reactions: z.array(uuidkey).check(z.minLength(1, 'Kies ten minste één reactie'), z.maxLength(PLACEMENT_CLOSING_MAX)),
});
export type PlacementClosingBody = z.infer<typeof PlacementClosingBody>;

/** Its answer: how many moved to the archive and how many mails left; a repeat closes and mails nothing. */
export const PlacementClosed = dataOf(z.object({ closed: count, mailed: count }));
export type PlacementClosed = z.infer<typeof PlacementClosed>;
