import * as z from 'zod/mini';
import { Country } from './codes';

/** Per dialling code how many digits follow it (C46): NL, BE, Aruba, Bonaire and Curaçao, Sint Maarten. */
const DIGITS_AFTER: Readonly<Record<string, RegExp>> = {
  '+31': /^[1-9]\d{8}$/,
  '+32': /^[1-9]\d{7,8}$/,
  '+297': /^\d{7}$/,
  '+599': /^\d{7,8}$/,
  '+1721': /^\d{7}$/,
};

function withDiallingCode(digits: string, land: Country): string {
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.startsWith('0')) return (land === Country.belgium ? '+32' : '+31') + digits.slice(1);
  return digits;
}

/**
 * A phone number as E.164, '+31201234567', or null when it is none (C46). A leading 0 is Belgian for land BE, otherwise Dutch;
 * spaces, dashes, dots, brackets and the '(0)' after a dialling code are accepted.
 */
export function normalisePhone(text: string, land: Country = Country.netherlands): string | null {
  const bare = text.replace(/^(\+|00)(\d{2,4})\s*\(0\)/, '$1$2').replace(/[\s().-]/g, '');
  const number = withDiallingCode(bare, land);
  const code = Object.keys(DIGITS_AFTER).find((prefix) => number.startsWith(prefix));
  return code !== undefined && DIGITS_AFTER[code]?.test(number.slice(code.length)) ? number : null;
}

/** Shown under a phone field that is not a number. */
export const PHONE_INVALID = 'Vul een geldig telefoonnummer in';

/** An optional phone number; '' stays '', anything else is stored as E.164. */
export const optionalPhone = z.optional(
  z.string().check(
    z.maxLength(40, { error: PHONE_INVALID, abort: true }),
    z.overwrite((text) => (text.trim() === '' ? '' : (normalisePhone(text) ?? text))),
    z.refine((text) => text === '' || normalisePhone(text) !== null, PHONE_INVALID),
  ),
);
