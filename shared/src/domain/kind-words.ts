import { Kind } from '@portal/shared/contract';

/** Dutch words of a kind (C34): one, several, the demonstrative for 'Reageer op …', and the key of `animals[].type`. */
interface KindWords {
  one: string;
  several: string;
  this: string;
  type: keyof typeof Kind;
}

const WORDS: Readonly<Record<Kind, KindWords>> = {
  1: { one: 'kat', several: 'katten', this: 'deze kat', type: 'cat' },
  2: { one: 'hond', several: 'honden', this: 'deze hond', type: 'dog' },
  3: { one: 'overig dier', several: 'overige dieren', this: 'dit dier', type: 'other' },
  4: { one: 'konijn', several: 'konijnen', this: 'dit konijn', type: 'rabbit' },
};

const ALL = { one: 'dier', several: 'dieren' };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Reageer op deze kat', '… op dit konijn', for overig '… op dit dier' (C34). */
export const reactButtonText = (kind: Kind): string => `Reageer op ${WORDS[kind].this}`;

/** Plural title: Katten, Honden, Overige dieren, Konijnen; null means all kinds: Dieren. */
export const kindTitle = (kind: Kind | null): string => capital(kind === null ? ALL.several : WORDS[kind].several);

/** 'kat' or 'katten' after a number; null means all kinds. */
export function kindNoun(kind: Kind | null, count: number): string {
  const words = kind === null ? ALL : WORDS[kind];
  return count === 1 ? words.one : words.several;
}

/** `type` of a row of a shelter's `animals`: cat, dog, other, rabbit. */
export const kindType = (kind: Kind): keyof typeof Kind => WORDS[kind].type;

/** The kind that `asieldieren/{uuidkey}/{soortcode}` asks for: 1, 2 and 3; any other code means all, null (C04). */
export function kindOfCode(soortcode: string | undefined): Kind | null {
  return [Kind.cat, Kind.dog, Kind.other].find((kind) => String(kind) === soortcode) ?? null;
}

/** The kinds that a page of a kind searches: overig takes the rabbits along (C04); null searches all. */
export function searchedKinds(kind: Kind | null): Kind[] {
  if (kind === null) return [];
  return kind === Kind.other ? [Kind.other, Kind.rabbit] : [kind];
}

/** Heading of a shelter's list: 'Er is 1 kat …', 'Er zijn 3 katten …', 'Er zijn geen katten van dit asiel bij ons bekend.'. */
export function shelterListHeading(kind: Kind | null, count: number): string {
  const verb = count === 1 ? 'is' : 'zijn';
  return `Er ${verb} ${count === 0 ? 'geen' : count} ${kindNoun(kind, count)} van dit asiel bij ons bekend.`;
}

/** Header title of a shelter's list: 'Katten van De Kwispel'. */
export const shelterListTitle = (kind: Kind | null, naam: string): string => `${kindTitle(kind)} van ${naam}`;
