import * as z from 'zod/mini';
import { dataOf } from './envelope';
import { ALONE_OPTIONS, EXPERIENCE_OPTIONS, HOUSING_OPTIONS, PET_OPTIONS, YES_NO_OPTIONS } from './home-answer';
import { answer } from './wire';

const pets = z.optional(z.array(z.enum(PET_OPTIONS)).check(z.maxLength(PET_OPTIONS.length)));
const yesOrNo = z.optional(z.enum(YES_NO_OPTIONS));

/**
 * The answers to 'Past dit bij mij?' as the browser keeps them (C62): six questions of the reaction form, which pets, and whether a child is
 * under six. A question that was not answered is missing. No request carries them before a reaction is sent.
 */
export const FitProfile = z.object({
  woonruimte: z.optional(z.enum(HOUSING_OPTIONS)),
  tuin: yesOrNo,
  kinderen: yesOrNo,
  kindOnderZes: yesOrNo,
  huisdieren: yesOrNo,
  dieren: pets,
  alleenThuis: z.optional(z.enum(ALONE_OPTIONS)),
  ervaring: z.optional(z.enum(EXPERIENCE_OPTIONS)),
});
export type FitProfile = z.infer<typeof FitProfile>;

/** What goes along with a reaction beside the fields of its form (C62): the version of the rules that the sender saw, and two answers. */
export const FitEnclosure = z.object({
  version: z.int().check(z.gte(1), z.lte(1000)),
  kindOnderZes: yesOrNo,
  dieren: pets,
});
export type FitEnclosure = z.infer<typeof FitEnclosure>;

/**
 * One thing that matters to somebody, and whether the animal can: J yes, X unknown, N no. `key` is the question of the checklist, `text` says
 * it in words ('kan niet met katten'), `reason` why it matters, as said of the person ('heeft een kat'); null when that goes without saying.
 */
export const FitVerdict = z.object({ key: z.string(), answer, text: z.string(), reason: z.nullable(z.string()) });
export type FitVerdict = z.infer<typeof FitVerdict>;

/**
 * A reaction's answers beside its animal as that is now, for the staff of its shelter and admins (C62): compared by the server with rules of
 * `version`; `versie` are those that the sender saw.
 */
export const FitComparison = z.object({
  version: z.int(),
  versie: z.int(),
  kindOnderZes: z.nullable(z.string()),
  dieren: z.array(z.string()),
  verdicts: z.array(FitVerdict),
});
export type FitComparison = z.infer<typeof FitComparison>;

/** Value of `sort` in the address of a search page for the order 'Best passend' (C62): the browser's own, which no request carries. */
export const FIT_SORT = 'passend';

/** Most animals that `GET animal/fit` names, the newest first. */
export const FIT_ANIMALS_MAX = 20_000;

/**
 * `GET animal/fit` (C62): the animals that a filter finds, newest first, and nothing about who asks. Per animal its id and `packFit` of its kind
 * and known answers, both in base 36 with a dot between them; commas between animals. `total` counts those beyond the limit too.
 */
export const FitIndexAnswer = dataOf(z.object({ total: z.int(), dieren: z.string() }));
export type FitIndexAnswer = z.infer<typeof FitIndexAnswer>;
