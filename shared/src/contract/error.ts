import * as z from 'zod/mini';

/** The one catalogue of errors (C28): status and the Dutch text that is shown when the api has nothing more precise to say. */
export const errorCatalogue = {
  INVALID_REQUEST: { status: 400, message: 'De aanvraag is niet geldig' },
  NOT_SIGNED_IN: { status: 401, message: 'U bent niet ingelogd' },
  NO_ACCESS: { status: 403, message: 'U heeft geen toegang' },
  REAUTH_REQUIRED: { status: 403, message: 'Log opnieuw in om dit te doen' },
  NOT_FOUND: { status: 404, message: 'Niet gevonden' },
  LIMIT_REACHED: { status: 409, message: 'Het maximum is bereikt' },
  NOT_AVAILABLE: { status: 409, message: 'Dit dier is niet meer beschikbaar' },
  STILL_ACTIVE: { status: 409, message: 'Dit is nog gepubliceerd en kan niet worden verwijderd' },
  LAST_ADMIN: { status: 409, message: 'De laatste beheerder kan deze rol niet verliezen' },
  DUPLICATE: { status: 409, message: 'Dit hebben wij al ontvangen' },
  GONE: { status: 410, message: 'Dit dier staat niet meer op de website' },
  STALE: {
    status: 412,
    message: 'Iemand anders heeft dit intussen gewijzigd. Vernieuw de pagina en probeer het opnieuw.',
  },
  TOO_LARGE: { status: 413, message: 'Het bestand of bericht is te groot' },
  WRONG_FILE_TYPE: { status: 415, message: 'Kies een jpeg-afbeelding' },
  VALIDATION: { status: 422, message: 'Niet alle velden zijn goed ingevuld' },
  TOO_MANY_REQUESTS: { status: 429, message: 'U heeft dit te vaak gedaan. Probeer het later opnieuw.' },
  INTERNAL: { status: 500, message: 'Er is iets misgegaan' },
  UNAVAILABLE: {
    status: 503,
    message: 'De website is nu beperkt bereikbaar. Probeer het over enkele minuten opnieuw.',
  },
  STORAGE_FULL: { status: 507, message: 'Wijzigingen kunnen nu niet worden opgeslagen. Probeer het later opnieuw.' },
} as const;

/** A code of the catalogue. */
export const ErrorCode = z.enum(Object.keys(errorCatalogue) as [keyof typeof errorCatalogue]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** What every refused call answers (C28). `fields` maps a field's name to its message, the same text as in the form. */
export const ErrorEnvelope = z.object({
  error: z.object({
    code: ErrorCode,
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    requestId: z.string(),
    /** With 500 and above: what a visitor can read out, and what stands in the log. */
    faultCode: z.optional(z.string()),
  }),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;
