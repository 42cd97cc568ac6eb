import * as z from 'zod/mini';
import { Salutation } from './codes';
import { optionalPhone } from './phone';
import { email, requiredText, visitorText } from './text';
import { queryText } from './wire';

/** `GET contactsubject/?groep=` (C35): case is ignored, absent means Default. The answer is `FieldOptionLookup`. */
export const ContactSubjectQuery = z.object({ groep: queryText(20) });
export type ContactSubjectQuery = z.infer<typeof ContactSubjectQuery>;

/** Subject that opens the modal 'Let op!'. */
export const CONTACT_SUBJECT_ANIMAL = 'dier';

/**
 * Name of a field that people do not see and programs fill in: what comes with it is answered as sent and thrown away
 * (docs/trust.md#limits-of-calls). A call without it is a plain one.
 */
export const TRAP_FIELD = 'faxnummer';

/** Schema of the trap field. */
export const trapField = { [TRAP_FIELD]: z.optional(z.string().check(z.maxLength(4000))) } as const;

/** The contact form and body of `POST contact`, which answers `MessageAnswer`. `mv` has no message in the specification. */
export const ContactForm = z.object({
  subject: requiredText('Kies een optie', 40),
  mv: z.enum(Salutation, 'Kies een optie'),
  naam: requiredText('Vult u alstublieft een naam in.', 100),
  email: email('Vult u alstublieft een geldig e-mailadres in.'),
  tel: optionalPhone,
  msg: visitorText('Omschrijf uw vraag zo uitgebreid mogelijk.'),
  ...trapField,
});
export type ContactForm = z.infer<typeof ContactForm>;
