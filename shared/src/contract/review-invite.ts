import * as z from 'zod/mini';
import { ReviewListType } from './codes';
import { SUGGESTION_MIN } from './constants';
import { itemOf } from './envelope';
import { email } from './text';
import { count, emailPiece, ID_MAX, id, iframeFlag, queryNumber, queryValue, uuidkey } from './wire';

/** `GET response-email` (C19): at least 3 characters of the address or the name; `dier_id` with type inside, `asiel_id` for admins of another shelter. */
export const SuggestionQuery = z.object({
  searchEmail: emailPiece.check(z.minLength(SUGGESTION_MIN)),
  searchType: z.enum(ReviewListType),
  dier_id: queryValue(queryNumber(1, ID_MAX)),
  asiel_id: queryValue(queryNumber(1, ID_MAX)),
  iframe: iframeFlag,
});
export type SuggestionQuery = z.infer<typeof SuggestionQuery>;

/** A suggestion: `id` is a reaction's number as text or an opaque signed id of a typed address (C19). */
export const Suggestion = z.object({
  id: z.string(),
  email: z.string(),
  displayname: z.nullable(z.string()),
  diernaam: z.nullable(z.string()),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** `{data: […], filter: {…}}` (C27); `filter` repeats what was searched. */
export const SuggestionAnswer = z.object({
  data: z.array(Suggestion),
  filter: z.object({
    searchType: z.enum(ReviewListType),
    dier_id: z.nullable(id),
    asiel_id: z.nullable(id),
    total: count,
  }),
});
export type SuggestionAnswer = z.infer<typeof SuggestionAnswer>;

/** The review-request dialog: `id` is the chosen suggestion; a typed address alone does not count. */
export const ReviewRequestForm = z.object({
  listType: z.enum(ReviewListType, 'Kies een optie'),
  email: email('Kies een e-mailadres'),
  id: z.string('Kies een e-mailadres').check(z.minLength(1, 'Kies een e-mailadres')),
});
export type ReviewRequestForm = z.infer<typeof ReviewRequestForm>;

const isSuggestion = (value: unknown) => Suggestion.safeParse(value).success;

/** The review-request dialog on screen: `email` holds the chosen suggestion, and a text while it is typed, which is not enough (AN-082). */
export const ReviewRequestDialogForm = z.object({
  listType: ReviewRequestForm.shape.listType,
  email: z.custom<Suggestion | string>(isSuggestion, 'Kies een e-mailadres uit de lijst'),
});
export type ReviewRequestDialogForm = z.infer<typeof ReviewRequestDialogForm>;

/** Body of `PUT response-dier`: the id of a suggestion, and that this person got the animal. */
export const ReviewRequest = z.object({
  id: z.union([id, z.string().check(z.minLength(1), z.maxLength(2000))]),
  geplaatst: z.literal(1),
});
export type ReviewRequest = z.infer<typeof ReviewRequest>;

/** `PUT response-dier`: the invite that was made, or the one that existed (C19). */
export const ReviewRequestAnswer = itemOf(z.object({ invite_uuid: uuidkey, created: z.boolean() }));
export type ReviewRequestAnswer = z.infer<typeof ReviewRequestAnswer>;
