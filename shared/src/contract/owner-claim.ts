import * as z from 'zod/mini';
import { trapField } from './contact';
import { dataOf } from './envelope';
import { optionalPhone } from './phone';
import { email, requiredLongText, requiredText, sentLength, visitorText } from './text';
import { answer, count, isoDate, isoTime, kindId, placementStatus, uuidkey } from './wire';

/** `statuscode` of a claim. */
export const ClaimStatus = { open: 'open', accepted: 'accepted', rejected: 'rejected' } as const;
export type ClaimStatus = (typeof ClaimStatus)[keyof typeof ClaimStatus];

const CHIP_INVALID = 'Vul de laatste vier cijfers van de chip in';
const CHIP_DIGITS = /^\d{4}$/;
const digits = (text: string) => text.replace(/\s/g, '');

/**
 * The form 'Is dit uw dier?' and body of `POST animal/{uuidkey}/claim`, which answers `MessageAnswer`. `kenmerken`: what only the owner knows.
 * `chipcijfers`, the last four digits of the chip or '', is kept apart as a hash and is in no answer (C51).
 */
export const OwnerClaimForm = z.object({
  naam: requiredText('Vul uw naam in', 100),
  email: email('Vul uw e-mailadres in', 'Vul een geldig e-mailadres in'),
  telefoon: optionalPhone,
  kenmerken: visitorText('Beschrijf iets wat alleen u weet', 2000),
  chipcijfers: z.optional(
    z.string().check(
      sentLength(4, CHIP_INVALID),
      z.overwrite(digits),
      z.refine((text) => text === '' || CHIP_DIGITS.test(text), CHIP_INVALID),
    ),
  ),
  ...trapField,
});
export type OwnerClaimForm = z.infer<typeof OwnerClaimForm>;
/** What its fields hold before they are judged. */
export type OwnerClaimInput = z.input<typeof OwnerClaimForm>;

/**
 * A claim as staff read it. `chip`: null when no digits were given, X when they were not compared yet, J when those that staff read on the
 * animal are the same, N when they are others.
 */
export const OwnerClaim = z.object({
  uuidkey,
  naam: z.string(),
  email: z.string(),
  telefoon: z.nullable(z.string()),
  kenmerken: z.string(),
  chip: z.nullable(answer),
  statuscode: z.enum(ClaimStatus),
  reden: z.nullable(z.string()),
  created_at: isoTime,
  decided_at: z.nullable(isoTime),
});
export type OwnerClaim = z.infer<typeof OwnerClaim>;

/** Why an animal may be reserved or placed before the end of the owner's term; `naam` recorded it, null for an erased account. */
export const TermException = z.object({ reden: z.string(), naam: z.nullable(z.string()), created_at: isoTime });
export type TermException = z.infer<typeof TermException>;

/** `GET animal/{uuidkey}/claim`, for own staff and admins: the claims, newest first, and the exception of the present custody. */
export const OwnerClaimsAnswer = dataOf(
  z.object({ items: z.array(OwnerClaim), uitzondering: z.nullable(TermException) }),
);
export type OwnerClaimsAnswer = z.infer<typeof OwnerClaimsAnswer>;

/** Largest number of characters of a reason. */
const REASON_MAX = 1000;

/** The form that rejects a claim; the claimant reads the reason. */
export const OwnerClaimRejection = z.object({
  statuscode: z.literal(ClaimStatus.rejected),
  reden: requiredLongText('Vul een reden in', REASON_MAX),
});

/** Body of `PUT claim/{uuidkey}`: accepting needs no reason, rejecting does. */
export const OwnerClaimDecision = z.discriminatedUnion('statuscode', [
  z.object({ statuscode: z.literal(ClaimStatus.accepted) }),
  OwnerClaimRejection,
]);
export type OwnerClaimDecision = z.infer<typeof OwnerClaimDecision>;

/** Body of `POST claim/{uuidkey}/chip`: the last four digits that staff read on the animal. */
export const ChipComparison = z.object({
  chipcijfers: z
    .string()
    .check(sentLength(4, CHIP_INVALID), z.overwrite(digits), z.regex(CHIP_DIGITS, { error: CHIP_INVALID })),
});
export type ChipComparison = z.infer<typeof ChipComparison>;

/** Its answer: J the same digits, N others, X when the claimant gave none or they are gone. */
export const ChipComparisonAnswer = dataOf(z.object({ overeen: answer }));
export type ChipComparisonAnswer = z.infer<typeof ChipComparisonAnswer>;

/** The form and body of `PUT animal/{uuidkey}/uitzondering` (C51). */
export const TermExceptionForm = z.object({ uitzondering: requiredLongText('Vul een reden in', REASON_MAX) });
export type TermExceptionForm = z.infer<typeof TermExceptionForm>;

/**
 * A found animal of a shelter whose owner can still come forward, or about which a claim is open. `laatstedag` is the last day of the term,
 * `meldingen` the number of open claims.
 */
export const FoundAnimal = z.object({
  uuidkey,
  naam: z.string(),
  soort: kindId,
  soortnaam: z.string(),
  geplaatst: placementStatus,
  inbewaring: isoDate,
  gemeente: z.nullable(z.string()),
  laatstedag: isoDate,
  meldingen: count,
  uitzondering: z.boolean(),
});
export type FoundAnimal = z.infer<typeof FoundAnimal>;

/** `GET shelter/{id}/gevonden`, for own staff and admins: by last day. */
export const FoundAnimalsAnswer = dataOf(z.object({ items: z.array(FoundAnimal) }));
export type FoundAnimalsAnswer = z.infer<typeof FoundAnimalsAnswer>;
