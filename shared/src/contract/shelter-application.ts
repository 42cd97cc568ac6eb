import * as z from 'zod/mini';
import { normalisePostcode, optionalUbn, POSTCODE_INVALID, requiredUrl } from './address';
import { ApplicationStatus, Country } from './codes';
import { trapField } from './contact';
import { itemOf, pageOf } from './envelope';
import { optionalId, switchFlag } from './form-field';
import { normalisePhone, PHONE_INVALID } from './phone';
import { email, optionalLongText, optionalText, requiredText } from './text';
import { country, flag, id, isoTime, pageNumber, queryList, staffRows, uuidkey } from './wire';

const NAME_MISSING = 'Voer uw asiel naam in';

/** Countries as the application form writes them. */
export const APPLICATION_COUNTRIES = [
  { value: 'NL', label: 'Nederland' },
  { value: 'BE', label: 'Belgie' },
  { value: 'NA', label: 'Nederlandse Antillen' },
] as const;

/**
 * The application form and body of `POST asiel/registratie` (C46). `naamObject` is a typed name or an option of the lookup;
 * postcode and phone follow the country and are stored in their normal form.
 */
export const ShelterApplicationForm = z
  .object({
    naamObject: z.union(
      [requiredText(NAME_MISSING), z.object({ id: z.optional(id), naam: requiredText(NAME_MISSING) })],
      NAME_MISSING,
    ),
    contactpersoon: requiredText('Voer een contactpersoon in', 100),
    ubn: optionalUbn,
    traces: optionalText(40),
    land: z.enum(Country, 'Voer een land in'),
    provincie: optionalId,
    adres: requiredText('Voer een adres in'),
    plaats: requiredText('Voer een plaats in', 100),
    postcode: requiredText('Voer een postcode in', 20),
    telefoon: requiredText('Voer een telefoonnummer in', 40),
    url: requiredUrl('Voer uw asiel website url in'),
    pension: switchFlag,
    dieren_buitenland: switchFlag,
    email: email('Voer een email in'),
    emailbheerder: email('Voer uw email in'),
    email_factuur: email('Voer uw email in'),
    motivatie: optionalLongText(4000),
    ...trapField,
  })
  .check(
    z.overwrite((form) => ({
      ...form,
      postcode: normalisePostcode(form.postcode, form.land) ?? form.postcode,
      telefoon: normalisePhone(form.telefoon, form.land) ?? form.telefoon,
    })),
    z.refine((form) => form.postcode === '' || normalisePostcode(form.postcode, form.land) !== null, {
      error: POSTCODE_INVALID,
      path: ['postcode'],
    }),
    z.refine((form) => form.telefoon === '' || normalisePhone(form.telefoon, form.land) !== null, {
      error: PHONE_INVALID,
      path: ['telefoon'],
    }),
  );
export type ShelterApplicationForm = z.infer<typeof ShelterApplicationForm>;

/** A stored application (C36). `asiel` is the existing shelter that was chosen, or the one that approving made. */
export const ShelterApplication = z.object({
  id,
  uuidkey,
  naam: z.string(),
  asiel: z.nullable(id),
  contactpersoon: z.string(),
  ubn: z.nullable(z.string()),
  traces: z.nullable(z.string()),
  land: country,
  provincie: z.nullable(id),
  adres: z.string(),
  plaats: z.string(),
  postcode: z.string(),
  telefoon: z.string(),
  url: z.string(),
  pension: flag,
  dieren_buitenland: flag,
  email: z.string(),
  emailbheerder: z.string(),
  email_factuur: z.string(),
  motivatie: z.nullable(z.string()),
  status: z.enum(ApplicationStatus),
  reason: z.nullable(z.string()),
  created_at: isoTime,
  decided_at: z.nullable(isoTime),
});
export type ShelterApplication = z.infer<typeof ShelterApplication>;

/** `GET asiel/registratie` (C26): for admins. */
export const ShelterApplicationQuery = z.object({
  status: queryList(z.enum(ApplicationStatus), 3),
  first: pageNumber,
  rows: staffRows,
});
export type ShelterApplicationQuery = z.infer<typeof ShelterApplicationQuery>;

/** Value of `tab` in the address of account management that shows the applications (BE-030). */
export const APPLICATION_TAB = 'aanvragen';

/** The address of that tab: what is asked of the api, and the tab itself. */
export const ApplicationTabQuery = z.extend(ShelterApplicationQuery, { tab: z.optional(z.literal(APPLICATION_TAB)) });
export type ApplicationTabQuery = z.infer<typeof ApplicationTabQuery>;

/** A page of applications, newest first. */
export const ShelterApplicationPage = pageOf(ShelterApplication);
export type ShelterApplicationPage = z.infer<typeof ShelterApplicationPage>;

/** `PUT asiel/registratie/{uuidkey}`: `{data: {item}}`. */
export const ShelterApplicationAnswer = itemOf(ShelterApplication);
export type ShelterApplicationAnswer = z.infer<typeof ShelterApplicationAnswer>;

/** `POST asiel/registratie`: the key under which it was stored. */
export const ShelterApplicationReceipt = itemOf(z.object({ uuidkey }));
export type ShelterApplicationReceipt = z.infer<typeof ShelterApplicationReceipt>;

/** Rejecting needs a reason, which is mailed (C36); also the form in which it is typed. */
export const ApplicationRejection = z.object({
  status: z.literal(ApplicationStatus.rejected),
  reason: requiredText('Geef een reden', 1000),
});
export type ApplicationRejection = z.infer<typeof ApplicationRejection>;

/** Body of `PUT asiel/registratie/{uuidkey}` (C36). */
export const ShelterApplicationUpdate = z.union([
  z.object({ status: z.literal(ApplicationStatus.approved) }),
  ApplicationRejection,
]);
export type ShelterApplicationUpdate = z.infer<typeof ShelterApplicationUpdate>;
