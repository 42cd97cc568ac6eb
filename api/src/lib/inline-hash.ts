import { createHash } from 'node:crypto';

/**
 * The text of a style or script element as a content policy names it: `'sha256-…'`. A browser reads one kind of line end, so the text is hashed
 * with that one.
 */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;
