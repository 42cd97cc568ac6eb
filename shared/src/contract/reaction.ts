import * as z from 'zod/mini';
import { ReactionCount } from './animal';
import { openPlaceholders, placeholdersOf, withoutPlaceholders } from './answer-template';
import { ReactionSort, ReactionStatus } from './codes';
import { itemOf, pageOf } from './envelope';
import { FitComparison, FitEnclosure } from './fit-profile';
import { optionalChoice } from './form-field';
import { ALONE_OPTIONS, EXPERIENCE_OPTIONS, HOUSING_OPTIONS, YES_NO_OPTIONS } from './home-answer';
import { optionalPhone } from './phone';
import { email, requiredLongText, requiredText, visitorText } from './text';
import {
  count,
  id,
  isoTime,
  kindId,
  pageNumber,
  placementStatus,
  queryDefault,
  queryList,
  queryNumber,
  queryValue,
  staffRows,
  uuidkey,
} from './wire';

/** The reaction form: displayname, email and informatie are required. */
export const ReactionForm = z.object({
  displayname: requiredText('Vul uw naam in', 100),
  email: email('Vul uw e-mailadres in', 'Vul een geldig e-mailadres in'),
  phone: optionalPhone,
  informatie: visitorText('Schrijf een bericht aan het asiel'),
  woonruimte: optionalChoice(HOUSING_OPTIONS),
  alleenThuis: optionalChoice(ALONE_OPTIONS),
  tuin: optionalChoice(YES_NO_OPTIONS),
  kinderen: optionalChoice(YES_NO_OPTIONS),
  huisdieren: optionalChoice(YES_NO_OPTIONS),
  ervaring: optionalChoice(EXPERIENCE_OPTIONS),
  kto: optionalChoice(YES_NO_OPTIONS),
});
export type ReactionForm = z.infer<typeof ReactionForm>;

/** The reaction form on screen: the customer survey is a tick, Ja and Nee on the wire (C16). */
export const ReactionDialogForm = z.extend(ReactionForm, { kto: z.boolean() });
export type ReactionDialogForm = z.infer<typeof ReactionDialogForm>;
/** What its fields hold before they are judged. */
export type ReactionDialogInput = z.input<typeof ReactionDialogForm>;

/**
 * Body of `POST response`: `dier` is the animal, its id or its uuidkey; the token decides about uid and usertype (C16). `fit` when the sender
 * answered 'Past dit bij mij?' (C62).
 */
export const ReactionCreate = z.extend(ReactionForm, {
  dier: z.union([id, uuidkey, z.object({ uuidkey })]),
  fit: z.optional(FitEnclosure),
  uid: z.nullish(z.string().check(z.maxLength(128))),
  usertype: z.nullish(z.string().check(z.maxLength(40))),
});
export type ReactionCreate = z.infer<typeof ReactionCreate>;

const text = z.nullable(z.string());

/**
 * A reaction as the shelter reads it (C17). Texts that were not filled in are null; `withdrawn_at` when the adopter took it back,
 * `placement_closed_at` when the mail left that the animal has a home; `fit` only for staff and admins, when the sender's answers came along.
 */
export const Reaction = z.object({
  id,
  uuidkey,
  displayname: z.string(),
  email: z.string(),
  phone: text,
  informatie: z.string(),
  woonruimte: text,
  alleenThuis: text,
  tuin: text,
  kinderen: text,
  huisdieren: text,
  ervaring: text,
  kto: text,
  statuscode: z.enum(ReactionStatus),
  geplaatst: z.literal([0, 1]),
  created_at: isoTime,
  answered_at: z.nullable(isoTime),
  withdrawn_at: z.nullable(isoTime),
  placement_closed_at: z.optional(z.nullable(isoTime)),
  dier: z.object({
    id,
    uuidkey,
    naam: z.string(),
    soort: kindId,
    soortnaam: z.string(),
    geplaatst: placementStatus,
    statuslabel: z.string(),
    fotourl: text,
  }),
  asiel: z.object({ id, uuidkey, naam: z.string() }),
  fit: z.optional(FitComparison),
});
export type Reaction = z.infer<typeof Reaction>;

/** `GET response`, `GET shelter/{id}/response` (C26, C33): `mine=1` the own ones; statuses, animal, order, page. */
export const ReactionQuery = z.object({
  mine: queryValue(z.pipe(queryNumber(1, 1), z.literal(1))),
  statuscode: queryList(z.enum(ReactionStatus), 4),
  dier: queryValue(uuidkey),
  sort: queryDefault(z.enum(ReactionSort), ReactionSort.newest),
  first: pageNumber,
  rows: staffRows,
});
export type ReactionQuery = z.infer<typeof ReactionQuery>;

/** What the address of an inbox may hold: the query of its list and, for admins, the key of one shelter. */
export const InboxAddress = z.extend(ReactionQuery, { asiel: queryValue(uuidkey) });
export type InboxAddress = z.infer<typeof InboxAddress>;

/** An animal that people reacted to, for the filter of an inbox; `aantal` reactions in all statuses. */
export const ReactedAnimal = z.object({ uuidkey, naam: z.string(), aantal: count });
export type ReactedAnimal = z.infer<typeof ReactedAnimal>;

/** Most animals that the filter of an inbox names. */
export const REACTED_ANIMALS_MAX = 100;

/** Most placed animals that an inbox names at once. */
export const PLACED_ANIMALS_MAX = 5;

/**
 * Figures of an inbox beside the page that is asked for (C17): how many per status (of the one animal when `dier` is asked), since when the
 * oldest one in send or inprogress waits and in which of the two it is, and the animals of the inbox with the latest reactions; none in the
 * list of all. `dier` is the animal that was asked for; `placed` are placed animals whose other reactions are still open, with their number.
 */
export const ReactionSummary = z.object({
  counts: z.array(ReactionCount),
  oldest_open_at: z.nullable(isoTime),
  oldest_open_status: z.optional(z.nullable(z.enum(ReactionStatus))),
  animals: z.array(ReactedAnimal),
  dier: z.optional(z.nullable(z.object({ uuidkey, naam: z.string() }))),
  placed: z.optional(z.array(ReactedAnimal)),
});
export type ReactionSummary = z.infer<typeof ReactionSummary>;

/** A page of reactions; `summary` for staff and admins only. */
export const ReactionPage = z.extend(pageOf(Reaction), { summary: z.optional(ReactionSummary) });
export type ReactionPage = z.infer<typeof ReactionPage>;

/** `POST response`, `PUT response/{uuidkey}`, `POST response/{uuidkey}/answer`: `{data: {item}}`. */
export const ReactionAnswer = itemOf(Reaction);
export type ReactionAnswer = z.infer<typeof ReactionAnswer>;

/** Body of `PUT response/{uuidkey}`: moves among the four statuses are free (C17). */
export const ReactionUpdate = z.object({ statuscode: z.enum(ReactionStatus) });
export type ReactionUpdate = z.infer<typeof ReactionUpdate>;

/** Body of `POST response/{uuidkey}/answer`: mailed to the adopter (C17); nothing of a template may be left to fill in. */
export const ReactionReply = z.object({
  text: requiredLongText('Schrijf een antwoord').check(withoutPlaceholders(placeholdersOf, openPlaceholders)),
});
export type ReactionReply = z.infer<typeof ReactionReply>;
