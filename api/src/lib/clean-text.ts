import { isEmptyHtml } from '@portal/shared/contract';
import { hasTag } from '@portal/shared/domain';
import { RichTextRefused, type Sanitiser } from '../ports/sanitiser/port';
import { AppError } from './app-error';

/** Largest body with a text of the editor in it, in bytes (docs/trust.md#request-bodies). */
export const HTML_BODY_LIMIT = 1024 * 1024;

const REFUSED = 'Deze tekst is te groot of te ingewikkeld opgemaakt';

const refused = (field: string, message: string) =>
  new AppError('VALIDATION', undefined, { fields: { [field]: message } });

/** HTML of a form's field as it is stored (C29). Throws 422 with the field's name when the text is refused. */
async function cleanField(sanitiser: Pick<Sanitiser, 'clean'>, field: string, html: string): Promise<string> {
  try {
    return await sanitiser.clean(html);
  } catch (error) {
    if (error instanceof RichTextRefused) throw refused(field, REFUSED);
    throw error;
  }
}

/** The same of a required field: 422 with its message also when cleaning leaves nothing to read. */
export async function cleanRequired(
  sanitiser: Pick<Sanitiser, 'clean'>,
  { field, message }: { field: string; message: string },
  html: string,
): Promise<string> {
  const clean = await cleanField(sanitiser, field, html);
  if (isEmptyHtml(clean)) throw refused(field, message);
  return clean;
}

/** A field that may be HTML or text: a text without a tag is stored as it was typed (C29). What is left of HTML stays HTML. `max` characters. */
export async function cleanMixed(
  sanitiser: Pick<Sanitiser, 'clean'>,
  { field, max }: { field: string; max: number },
  text: string,
): Promise<string> {
  if (!hasTag(text)) return text;
  const clean = await cleanField(sanitiser, field, text);
  const stored = clean === '' || hasTag(clean) ? clean : `<p>${clean}</p>`;
  if (Array.from(stored).length > max) throw refused(field, REFUSED);
  return stored;
}
