import { hasTag } from '@portal/shared/domain';
import { AppError } from './app-error';
import { RichTextRefused, type Sanitiser } from './ports/sanitiser/port';

const REFUSED = 'Deze tekst is te groot of te ingewikkeld opgemaakt';

/** HTML of a form's field as it is stored (C29). Throws 422 with the field's name when the text is refused. */
export async function cleanField(sanitiser: Pick<Sanitiser, 'clean'>, field: string, html: string): Promise<string> {
  try {
    return await sanitiser.clean(html);
  } catch (error) {
    if (error instanceof RichTextRefused) throw new AppError('VALIDATION', undefined, { fields: { [field]: REFUSED } });
    throw error;
  }
}

/** A field that may be HTML or text: a text without a tag is stored as it was typed (C29). What is left of HTML stays HTML. */
export async function cleanMixedField(
  sanitiser: Pick<Sanitiser, 'clean'>,
  field: string,
  text: string,
): Promise<string> {
  if (!hasTag(text)) return text;
  const clean = await cleanField(sanitiser, field, text);
  return clean === '' || hasTag(clean) ? clean : `<p>${clean}</p>`;
}
