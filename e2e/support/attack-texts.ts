import { ATTACKS, CORPUS_PHOTO } from '@portal/shared/testing';
import type { APIRequestContext } from 'playwright/test';
import { findOldAnimals } from './pages';

/** Several per text: one that swallows what follows hides few others. */
const PER_TEXT = 6;
/** The corpus as it can be sent: a text with a NUL is refused as a whole. */
export const attacks = Object.values(ATTACKS).map((attack) => attack.replaceAll('\u0000', ''));
const TEXTS = Array.from({ length: Math.ceil(attacks.length / PER_TEXT) }, (_, index) =>
  attacks.slice(index * PER_TEXT, (index + 1) * PER_TEXT).join('<p>tussen</p>'),
);

/** The corpus in a few formatted texts. Their photo exists: one that loads is the better attack, and other tests see it in their lists. */
export async function formattedAttacks(request: APIRequestContext): Promise<string[]> {
  const { data } = await findOldAnimals(request, { rows: 50 });
  const photo = data.find(({ fotourl }) => fotourl)?.fotourl;
  if (!photo) throw new Error('No animal of the demo data has a photo');
  return TEXTS.map((text) => text.replaceAll(CORPUS_PHOTO, photo));
}

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
