import * as z from 'zod/mini';
import { Country } from './codes';
import { cleanLine, sentLength } from './text';

/** Shown under a postcode that does not fit the country, and under a wrong website or UBN (C46). */
export const POSTCODE_INVALID = 'Vul een geldige postcode in';
export const URL_INVALID = 'Vul een geldig webadres in';
export const UBN_INVALID = 'Een UBN bestaat uit maximaal 9 cijfers';

const POSTCODES: Readonly<Record<Country, RegExp>> = {
  NL: /^([1-9]\d{3}) ?((?!SA|SD|SS)[A-Z]{2})$/,
  BE: /^([1-9]\d{3})$/,
  NA: /^(.{1,20})$/,
};

/** A postcode as it is stored, '1234 AB' or '1234', or null when it does not fit the country; NA is free text (C46). */
export function normalisePostcode(text: string, land: Country): string | null {
  const upper = cleanLine(text).toUpperCase();
  const match = POSTCODES[land].exec(upper);
  if (match === null) return null;
  return land === Country.netherlands ? `${match[1]} ${match[2]}` : upper;
}

/** A web address with https:// added when the scheme is missing, or null when it is none, has another scheme (C46) or a name or password. */
export function normaliseUrl(text: string): string | null {
  const trimmed = cleanLine(text);
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  try {
    const { protocol, hostname, username, password } = new URL(withScheme);
    const isSite = /^https?:$/.test(protocol) && /^[^\s.]+(\.[^\s.]+)+$/.test(hostname);
    return isSite && username === '' && password === '' ? withScheme : null;
  } catch {
    return null;
  }
}

/** Most characters of a web address. */
const URL_MAX = 500;

/** A required web address; `message` when it is missing. */
export const requiredUrl = (message: string) =>
  z.string({ error: message }).check(
    sentLength(URL_MAX, URL_INVALID),
    z.overwrite(cleanLine),
    z.minLength(1, { error: message, abort: true }),
    z.maxLength(URL_MAX, URL_INVALID),
    z.overwrite((text) => normaliseUrl(text) ?? text),
    z.refine((text) => normaliseUrl(text) !== null, URL_INVALID),
  );

/** An optional web address; '' counts as not filled in. */
export const optionalUrl = z.optional(
  z.string().check(
    sentLength(URL_MAX, URL_INVALID),
    z.overwrite(cleanLine),
    z.maxLength(URL_MAX, URL_INVALID),
    z.overwrite((text) => (text === '' ? '' : (normaliseUrl(text) ?? text))),
    z.refine((text) => text === '' || normaliseUrl(text) !== null, URL_INVALID),
  ),
);

/** An optional UBN: digits, at most 9, no check digit (C46). */
export const optionalUbn = z.optional(
  z.string().check(
    sentLength(9, UBN_INVALID),
    z.overwrite((text) => text.replace(/\s/g, '')),
    z.regex(/^\d{0,9}$/, UBN_INVALID),
  ),
);
