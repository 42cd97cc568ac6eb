import { ATTACKS } from '@portal/shared/testing';

/** Several per text: one that swallows what follows hides few others. */
const PER_TEXT = 6;
/** The corpus as it can be sent: a text with a NUL is refused as a whole. */
export const attacks = Object.values(ATTACKS).map((attack) => attack.replaceAll('\u0000', ''));
/** The corpus in a few formatted texts. */
export const texts = Array.from({ length: Math.ceil(attacks.length / PER_TEXT) }, (_, index) =>
  attacks.slice(index * PER_TEXT, (index + 1) * PER_TEXT).join('<p>tussen</p>'),
);

/** Attacks that fit on one line of a form. */
const LINES = [
  'image that fails',
  'script element',
  'svg that loads',
  'quotes of an attribute',
  'details that open',
].map((name) => ATTACKS[name] ?? '');
export const line = (index: number) => LINES[index % LINES.length] ?? '';

/** Leaves any place of a document that it is put into as it is: a script, an attribute, a title, a text. Short enough for every text. */
export const ANYWHERE = ['end of a script', 'quotes of an attribute'].map((name) => ATTACKS[name]).join('');
