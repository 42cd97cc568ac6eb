import * as z from 'zod/mini';
import { normalisePostcode, optionalUrl, POSTCODE_INVALID } from './address';
import { ContactPreference, Country } from './codes';
import { optionalDegrees, optionalId } from './form-field';
import { OpeningHoursForm } from './opening-hours-form';
import { normalisePhone, PHONE_INVALID } from './phone';
import { optionalEmail, optionalText, requiredText } from './text';

const fields = z.object({
  naam: requiredText('Vul een naam in'),
  adres: z.nullable(optionalText()),
  postcode: z.nullable(optionalText(20)),
  plaats: requiredText('Vul een plaats in', 100),
  land: z.enum(Country, 'Kies een land'),
  provincie: optionalId,
  lat: optionalDegrees(90, 'Vul een getal in, zoals 52,0907'),
  lon: optionalDegrees(180, 'Vul een getal in, zoals 5,1214'),
  telefoon: z.nullable(optionalText(40)),
  email: z.nullable(optionalEmail('Vul een geldig e-mailadres in')),
  url: z.nullable(optionalUrl),
  response_voorkeur: z.enum(ContactPreference, 'Kies een voorkeur'),
  donatienummer: z.nullable(optionalText(40)),
  openingstijden: z.optional(z.nullable(OpeningHoursForm)),
});

/**
 * The form Asielprofiel (C15). Postcode and phone follow the country's rules and are stored in their normal form (C46). `lat` and `lon` come
 * together; null is the middle of the place (C60).
 */
export const ShelterForm = fields.check(
  z.overwrite((form) => ({
    ...form,
    postcode: form.postcode ? (normalisePostcode(form.postcode, form.land) ?? form.postcode) : form.postcode,
    telefoon: form.telefoon ? (normalisePhone(form.telefoon, form.land) ?? form.telefoon) : form.telefoon,
  })),
  z.refine((form) => !form.postcode || normalisePostcode(form.postcode, form.land) !== null, {
    error: POSTCODE_INVALID,
    path: ['postcode'],
  }),
  z.refine((form) => !form.telefoon || normalisePhone(form.telefoon, form.land) !== null, {
    error: PHONE_INVALID,
    path: ['telefoon'],
  }),
  z.refine(({ lat, lon }) => lat === undefined || (lat === null) === (lon === null), {
    error: 'Vul beide getallen in, of geen van beide',
    path: ['lon'],
  }),
);
export type ShelterForm = z.infer<typeof ShelterForm>;

/** Most characters of the word about a pause. */
export const PAUSE_MESSAGE_MAX = 200;

/** The form 'Even vol' (C15): the last day without new reactions, and a word about it for visitors. */
export const ShelterPauseForm = z.object({
  vol_tot: z.iso.date('Kies een datum'),
  vol_bericht: z.nullable(optionalText(PAUSE_MESSAGE_MAX)),
});
export type ShelterPauseForm = z.infer<typeof ShelterPauseForm>;

/** Body of `PUT shelter/{id}`: any part of the fields; `nmax` by admins only, null takes the limit away; null ends a pause (C15). */
export const ShelterUpdate = z.extend(z.partial(fields), {
  nmax: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(100_000)))),
  vol_tot: z.optional(z.nullable(ShelterPauseForm.shape.vol_tot)),
  vol_bericht: z.optional(ShelterPauseForm.shape.vol_bericht),
});
export type ShelterUpdate = z.infer<typeof ShelterUpdate>;
