import * as z from 'zod/mini';

const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const CONTROLS = /[\u0000-\u001F\u007F]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const CONTROLS_BUT_BREAKS = /[\u0000-\u0008\u000B-\u001F\u007F]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** A character that a reader sees: no space, no control or format character, nothing that Unicode lets a font leave out. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800]/u;

/** '' for a text that shows nothing, so that it counts as not filled in. */
const shown = (text: string) => (VISIBLE.test(text) ? text : '');

/** A one-line text as it is stored: NFC, without direction marks, control characters and outer spaces (C46); '' when it shows nothing. */
export function cleanLine(text: string): string {
  const visible = text.normalize('NFC').replace(DIRECTION_MARKS, '').replace(CONTROLS, '').replace(LONE_SURROGATES, '');
  return shown(visible.trim());
}

/** A text of several lines as it is stored: as `cleanLine`, but tabs and line breaks stay, as \n (C46). */
export function cleanText(text: string): string {
  const withBreaks = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(DIRECTION_MARKS, '');
  return shown(withBreaks.replace(CONTROLS_BUT_BREAKS, '').replace(LONE_SURROGATES, '').trim());
}

/** Length in characters (code points), the same in browser and database (C46). */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** Dutch text for a value that is too long. */
export const tooLong = (max: number) => `Gebruik maximaal ${max} tekens`;

/**
 * Code units that may be sent for a text of `max` characters: composing makes one character of up to four, and spaces around are no
 * mistake. What is longer is refused before anything looks at it.
 */
const sentMax = (max: number) => 4 * max + 1000;

/** The first check of every text: its length as it was sent. Nothing after it looks at a text that is longer. */
export const sentLength = (max: number, message = tooLong(max)) =>
  z.maxLength(sentMax(max), { error: message, abort: true });

function text(clean: (value: string) => string, max: number, min: number, message: string) {
  return z.string({ error: message }).check(
    sentLength(max),
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

/** The text of HTML with `instead` in the place of every tag; a '<' that is never closed is text. */
export function withoutTags(html: string, instead = ''): string {
  const texts: string[] = [];
  let from = 0;
  for (;;) {
    const open = html.indexOf('<', from);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) break;
    texts.push(html.slice(from, open));
    from = close + 1;
  }
  texts.push(html.slice(from));
  return texts.join(instead);
}

/** Whether HTML of the editor shows nothing: no text and no image ('<p><br></p>'). */
export function isEmptyHtml(html: string): boolean {
  return !/<img\b/i.test(html) && !VISIBLE.test(withoutTags(html).replaceAll('&nbsp;', ''));
}

/** A required HTML text; the server sanitises it (C29). An editor's empty paragraph counts as empty. */
export const requiredHtml = (message: string) =>
  text(cleanText, HTML_MAX, 1, message).check(z.refine((html) => !isEmptyHtml(html), message));

/** E-mail pattern of C24: something, @, something, a dot, at least two characters, no spaces. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * An e-mail address as it is stored and looked up: trimmed, with its domain in lower case (C46), in compatibility form (NFKC) and without
 * invisible characters, so that no second address looks like it. Line breaks stay, so that the pattern refuses them.
 */
export function cleanEmail(address: string): string {
  const plain = address.normalize('NFKC').replace(IGNORABLE, '');
  let from = 0;
  let until = plain.length;
  while (plain[from] === ' ') from += 1;
  while (until > from && plain[until - 1] === ' ') until -= 1;
  const at = plain.lastIndexOf('@', until - 1);
  return at < from ? plain.slice(from, until) : plain.slice(from, at) + plain.slice(at, until).toLowerCase();
}

/** Most characters of an e-mail address. */
export const EMAIL_MAX = 254;

/** A required e-mail address; `message` when missing, `invalid` (by default the same text) when it does not fit C24. */
export const email = (message: string, invalid = message) =>
  z
    .string({ error: message })
    .check(
      sentLength(EMAIL_MAX, invalid),
      z.overwrite(cleanEmail),
      z.minLength(1, { error: message, abort: true }),
      z.maxLength(EMAIL_MAX, invalid),
      z.regex(EMAIL_PATTERN, invalid),
    );

/** An optional e-mail address; '' counts as not filled in. */
export const optionalEmail = (invalid: string) =>
  z.optional(
    z.string().check(
      sentLength(EMAIL_MAX, invalid),
      z.overwrite(cleanEmail),
      z.maxLength(EMAIL_MAX, invalid),
      z.refine((text) => text === '' || EMAIL_PATTERN.test(text), invalid),
    ),
  );

const LINK = /https?:\/\/|www\./gi;

/** A required message of a visitor: several lines, at most 3 links (spam). `max` in characters. */
export const visitorText = (message: string, max = 4000) =>
  requiredLongText(message, max).check(
    z.refine((value) => (value.match(LINK) ?? []).length <= 3, 'Gebruik niet meer dan 3 links'),
  );
