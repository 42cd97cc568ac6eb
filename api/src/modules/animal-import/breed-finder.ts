import type { BreedOption, Kind } from '@portal/shared/contract';
import { ENGLISH_BREEDS } from './breed-words';
import { plainWord } from './cell-words';

/** Words that say nothing about which breed it is. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(['dog', 'cat', 'rabbit', 'hond', 'kat', 'konijn', 'hair', 'breed']);

/** Most breeds that a message names. */
const LIKELY_MAX = 4;

const wordsOf = (name: string) => name.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !EMPTY_WORDS.has(word));

/** What a breed is called in files, ours first, as names are compared. */
const namesOf = ({ soortid, naam }: BreedOption) => [
  plainWord(naam),
  ...(ENGLISH_BREEDS[soortid][naam]?.split('|') ?? []),
];

export interface BreedFinder {
  /** The id of the breed of a kind that is called so. */
  find(kind: Kind, name: string): number | undefined;
  /** The breeds of a kind that an unknown name may mean: those that share most words with it. */
  likely(kind: Kind, name: string): string[];
}

/** Finds breeds by our names and the English ones. */
export function breedFinder(breeds: readonly BreedOption[]): BreedFinder {
  const known = breeds.map((breed) => {
    const names = namesOf(breed);
    return { ...breed, names: new Set(names), words: new Set(names.flatMap(wordsOf)) };
  });
  const ofKind = (kind: Kind) => known.filter(({ soortid }) => soortid === kind);
  return {
    find(kind, name) {
      const word = plainWord(name);
      return ofKind(kind).find(({ names }) => names.has(word))?.id;
    },
    likely(kind, name) {
      const wanted = wordsOf(plainWord(name));
      return ofKind(kind)
        .map(({ naam, words }) => ({ naam, shared: wanted.filter((word) => words.has(word)).length }))
        .filter(({ shared }) => shared > 0)
        .sort((a, b) => b.shared - a.shared)
        .slice(0, LIKELY_MAX)
        .map(({ naam }) => naam);
    },
  };
}
