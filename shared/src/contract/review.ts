import * as z from 'zod/mini';
import { RATING_MAX, RATING_MIN } from './constants';
import { itemOf, pageOf } from './envelope';
import { switchFlag } from './form-field';
import { optionalLongText, requiredLongText, requiredText } from './text';
import { count, flag, ID_MAX, id, isoTime, pageNumber, queryNumber, queryValue, staffRows, uuidkey } from './wire';

const rating = z.int().check(z.gte(RATING_MIN), z.lte(RATING_MAX));

/** The one public answer of the shelter to a review (C56); `name` is the shelter's. */
export const PublicAnswer = z.object({ name: z.string(), message: z.string(), created: isoTime, updated: isoTime });
export type PublicAnswer = z.infer<typeof PublicAnswer>;

/**
 * A review. `uid` is the invite's uuid by default; `item` 'asiel' with `itemid` the shelter's number; `user_uuid` the author's
 * key. For an invite without a review `id` and `rating` are null: then it is new.
 */
export const Review = z.object({
  id: z.nullable(id),
  userid: z.nullable(id),
  uid: z.string(),
  item: z.string(),
  itemid: id,
  itemname: z.string(),
  invite_uuid: uuidkey,
  user_uuid: z.nullable(uuidkey),
  rating: z.nullable(rating),
  message: z.nullable(z.string()),
  anonymous: flag,
  created: z.nullable(isoTime),
  updated: z.nullable(isoTime),
  /** Name of the author for those who may see it; 'Anoniem' for an anonymous review (C20). */
  name: z.nullable(z.string()),
  /** Whether this reader may change the review: the author, for 30 days (C20). */
  editable: z.boolean(),
  hidden: flag,
  /** The party keys of its chat, for who may read it alone (C57): the author's uid, null when erased, and the shelter's uuidkey. */
  chat: z.optional(z.object({ author: z.nullable(z.string()), shelter: uuidkey })),
  /** Why it is hidden: for its author and for admins (C56). */
  hidden_reason: z.optional(z.nullable(z.string())),
  /** Until when a new review can be written; null for a written one (C19). */
  expires: z.optional(z.nullable(isoTime)),
  answer: z.optional(z.nullable(PublicAnswer)),
  /** Whether this reader may answer, or change the answer (C56). */
  answerable: z.optional(z.boolean()),
});
export type Review = z.infer<typeof Review>;

/** What a visitor learns of an invite (C19, C25): enough to choose between registering and logging in. */
export const ReviewInvite = z.object({
  item: z.string(),
  itemid: id,
  itemname: z.string(),
  invite_uuid: uuidkey,
  hasUser: z.boolean(),
});
export type ReviewInvite = z.infer<typeof ReviewInvite>;

/** `GET review/{invite_uuid}`: the review for whoever is signed in, the invite for a visitor. */
export const ReviewAnswer = z.union([itemOf(Review), itemOf(ReviewInvite)]);
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;

/** `GET review/{id}`: 36 characters are an invite's uuid, shorter is the review's number (C20). */
export const ByReview = z.object({ id: z.union([uuidkey, z.string().check(z.regex(/^[1-9]\d{0,8}$/))]) });

/** The review form: 1 to 5 stars. */
export const ReviewForm = z.object({
  rating: z
    .int('Kies een aantal sterren')
    .check(z.gte(RATING_MIN, 'Kies een aantal sterren'), z.lte(RATING_MAX, 'Kies een aantal sterren')),
  message: z.nullable(optionalLongText(4000)),
  anonymous: switchFlag,
});
export type ReviewForm = z.infer<typeof ReviewForm>;

/** Body of `POST review`: the review with `uid` defaulting to the invite's uuid. */
export const ReviewCreate = z.extend(ReviewForm, {
  invite_uuid: uuidkey,
  uid: z.optional(z.string().check(z.maxLength(128))),
});
export type ReviewCreate = z.infer<typeof ReviewCreate>;

/** Why an admin hides, shows or removes something: one line, mailed to whom it concerns. */
export const ReviewReason = z.object({ reason: requiredText('Geef een reden', 500) });
export type ReviewReason = z.infer<typeof ReviewReason>;

/** Body of `PUT review/{id}`: an admin's `{hidden, reason}`, or the author's changes (C26). */
export const ReviewUpdate = z.discriminatedUnion('hidden', [
  z.extend(ReviewReason, { hidden: z.literal([true, false]) }),
  z.object({
    hidden: z.optional(z.null()),
    rating: ReviewForm.shape.rating,
    message: z.nullable(optionalLongText(4000)),
  }),
]);
export type ReviewUpdate = z.infer<typeof ReviewUpdate>;

/** What a shelter answers to a review: text alone. */
export const PublicAnswerForm = z.object({ message: requiredLongText('Schrijf een antwoord', 2000) });
export type PublicAnswerForm = z.infer<typeof PublicAnswerForm>;

/**
 * Body of `PUT review/{id}/answer` (C56): the shelter's text, with `updated` of the answer that its writer saw (null for none), or an
 * admin's `{removed, reason}`.
 */
export const PublicAnswerUpdate = z.discriminatedUnion('removed', [
  z.extend(ReviewReason, { removed: z.literal(true) }),
  z.extend(PublicAnswerForm, { removed: z.optional(z.literal(false)), updated: z.nullable(isoTime) }),
]);
export type PublicAnswerUpdate = z.infer<typeof PublicAnswerUpdate>;

/** `POST review`, `PUT review/{id}`, `PUT review/{id}/answer`: `{data: {item}}`. */
export const ReviewItemAnswer = itemOf(Review);
export type ReviewItemAnswer = z.infer<typeof ReviewItemAnswer>;

/** A review in a shelter's public list: no keys of people (C20, AP-021). */
export const PublicReview = z.object({
  id,
  rating,
  message: z.nullable(z.string()),
  name: z.string(),
  created: isoTime,
  updated: isoTime,
  answer: z.optional(z.nullable(PublicAnswer)),
});
export type PublicReview = z.infer<typeof PublicReview>;

/** `GET shelter/{uuidkey}/review`: newest first, with the histogram of all reviews: index 0 is one star (C20). */
export const ReviewPage = z.extend(pageOf(PublicReview), {
  summary: z.object({
    rating: z.nullable(z.number()),
    ratingcount: count,
    histogram: z.array(count).check(z.minLength(5), z.maxLength(5)),
  }),
});
export type ReviewPage = z.infer<typeof ReviewPage>;

/** `GET review`, for admins (C56): of one shelter, and only those that are shown or hidden. */
export const ReviewListQuery = z.object({
  first: pageNumber,
  rows: staffRows,
  asiel: queryValue(queryNumber(1, ID_MAX)),
  status: queryValue(z.enum(['zichtbaar', 'verborgen'])),
});
export type ReviewListQuery = z.infer<typeof ReviewListQuery>;

/** A review as admins find it. */
export const ReviewRow = z.extend(PublicReview, {
  asiel: id,
  itemname: z.string(),
  hidden: flag,
  hidden_reason: z.nullable(z.string()),
});
export type ReviewRow = z.infer<typeof ReviewRow>;
export const ReviewList = pageOf(ReviewRow);
export type ReviewList = z.infer<typeof ReviewList>;

/** The tab of `admin/beheer` with reviews, and its address. */
export const REVIEW_TAB = 'recensies';
export const ReviewTabQuery = z.extend(ReviewListQuery, { tab: z.optional(z.literal(REVIEW_TAB)) });
export type ReviewTabQuery = z.infer<typeof ReviewTabQuery>;
