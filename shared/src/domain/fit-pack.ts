import { Answer, FIT_KEYS, type FitAnswers, type FitKey, type Kind } from '@portal/shared/contract';
import type { FitAnimal } from './fit';

/** The four kinds take two bits; an answer is 0 unknown, 1 yes, 2 no. */
const KINDS = 4;
const ANSWERS = 3;

/** Kind and known answers as one number, which `unpackFit` reads: what `GET animal/fit` says of an animal besides its id. */
export const packFit = ({ soort, eig = {} }: FitAnimal): number => packFitWith(soort, (key) => eig[key]);

/** `packFit` of an animal whose answers are read one by one. */
export function packFitWith(soort: Kind, answerOf: (key: FitKey) => FitAnswers[FitKey]): number {
  let packed = 0;
  for (let i = FIT_KEYS.length - 1; i >= 0; i -= 1)
    packed = packed * ANSWERS + digitOf(answerOf(FIT_KEYS[i] as FitKey));
  return packed * KINDS + (soort - 1);
}

const digitOf = (answer: 'J' | 'N' | undefined) => (answer === undefined ? 0 : answer === Answer.yes ? 1 : 2);

/** What `packFit` packed. */
export function unpackFit(packed: number): Required<FitAnimal> {
  const eig: FitAnswers = {};
  let rest = Math.floor(packed / KINDS);
  for (const key of FIT_KEYS) {
    const digit = rest % ANSWERS;
    if (digit > 0) eig[key] = digit === 1 ? Answer.yes : Answer.no;
    rest = Math.floor(rest / ANSWERS);
  }
  return { soort: ((packed % KINDS) + 1) as Kind, eig };
}
