import * as z from 'zod/mini';

const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const CONTROLS = /[\u0000-\u001F\u007F]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const CONTROLS_BUT_BREAKS = /[\u0000-\u0008\u000B-\u001F\u007F]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** A one-line text as it is stored: NFC, without direction marks, control characters and outer spaces (C46). */
export function cleanLine(text: string): string {
  return text.normalize('NFC').replace(DIRECTION_MARKS, '').replace(CONTROLS, '').replace(LONE_SURROGATES, '').trim();
}

/** A text of several lines as it is stored: as `cleanLine`, but tabs and line breaks stay, as \n (C46). */
export function cleanText(text: string): string {
  const withBreaks = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(DIRECTION_MARKS, '');
  return withBreaks.replace(CONTROLS_BUT_BREAKS, '').replace(LONE_SURROGATES, '').trim();
}

/** Length in characters (code points), the same in browser and database (C46). */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** Dutch text for a value that is too long. */
export const tooLong = (max: number) => `Gebruik maximaal ${max} tekens`;

function text(clean: (value: string) => string, max: number, min: number, message: string) {
  return z.string({ error: message }).check(
    z.overwrite(clean),
    z.minLength(min, { error: message, abort: true }),
    z.refine((value) => characterCount(value) <= max, tooLong(max)),
  );
}

/** A required one-line text: `message` for a missing key, for '' and for spaces alone. `max` in characters. */
export const requiredText = (message: string, max = 200) => text(cleanLine, max, 1, message);

/** An optional one-line text; '' counts as not filled in. `max` in characters. */
export const optionalText = (max = 200) => z.optional(text(cleanLine, max, 0, 'Vul een tekst in'));

/** A required text of several lines. `max` in characters. */
export const requiredLongText = (message: string, max = 4000) => text(cleanText, max, 1, message);

/** An optional text of several lines. `max` in characters. */
export const optionalLongText = (max = 4000) => z.optional(text(cleanText, max, 0, 'Vul een tekst in'));

/** Largest HTML text (article, news, description) in characters, as it is sent. */
export const HTML_MAX = 100_000;

/** Whether HTML of the editor shows nothing: no text and no image ('<p><br></p>'). */
export function isEmptyHtml(html: string): boolean {
  const shown = html.replace(/<img\b[^>]*>/gi, 'x').replace(/<[^>]*>/g, '');
  return shown.replace(/&nbsp;/g, ' ').trim() === '';
}

/** A required HTML text; the server sanitises it (C29). An editor's empty paragraph counts as empty. */
export const requiredHtml = (message: string) =>
  text(cleanText, HTML_MAX, 1, message).check(z.refine((html) => !isEmptyHtml(html), message));

/** E-mail pattern of C24: something, @, something, a dot, at least two characters, no spaces. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Trims an address and writes its domain in lower case (C46). Line breaks stay, so that the pattern refuses them. */
export function cleanEmail(address: string): string {
  const trimmed = address
    .normalize('NFC')
    .replace(DIRECTION_MARKS, '')
    .replace(/^ +| +$/g, '');
  const at = trimmed.lastIndexOf('@');
  return at < 0 ? trimmed : trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
}

/** A required e-mail address; `message` when missing, `invalid` (by default the same text) when it does not fit C24. */
export const email = (message: string, invalid = message) =>
  z
    .string({ error: message })
    .check(
      z.overwrite(cleanEmail),
      z.minLength(1, { error: message, abort: true }),
      z.maxLength(254, invalid),
      z.regex(EMAIL_PATTERN, invalid),
    );

const LINK = /https?:\/\/|www\./gi;

/** A required message of a visitor: several lines, at most 3 links (spam). `max` in characters. */
export const visitorText = (message: string, max = 4000) =>
  requiredLongText(message, max).check(
    z.refine((value) => (value.match(LINK) ?? []).length <= 3, 'Gebruik niet meer dan 3 links'),
  );
