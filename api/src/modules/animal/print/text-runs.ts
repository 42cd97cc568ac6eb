/** Weights of the letter that is embedded in a pdf. */
export type Weight = 400 | 700;

/** The letter comes in two files per weight; what neither holds cannot be printed. */
export type Alphabet = 'latin' | 'latin-ext';

/** A piece of text that one file of the letter can print. */
export interface TextRun {
  text: string;
  alphabet: Alphabet;
}

const LATIN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/;
const LATIN_EXT = /[\u0100-\u0130\u0132-\u0148\u014a-\u0151\u0154-\u017e\u0218-\u021b]/;

const alphabetOf = (character: string): Alphabet | null => {
  if (LATIN.test(character)) return 'latin';
  return LATIN_EXT.test(character) ? 'latin-ext' : null;
};

/** A text in pieces per file of the letter; characters that the letter does not have (emoji, other scripts) are left out. */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text.normalize('NFC').replace(/\s+/g, ' ')) {
    const alphabet = alphabetOf(character);
    if (alphabet === null) continue;
    const last = runs.at(-1);
    // A space belongs to either file, so a word never changes file because of the space before it.
    if (last && (last.alphabet === alphabet || character === ' ')) last.text += character;
    else runs.push({ text: character, alphabet });
  }
  return runs;
}

/** What is left of a text when it is printed. */
export const printable = (text: string): string =>
  textRuns(text)
    .map((run) => run.text)
    .join('')
    .trim();
