import type { AnimalCard, Answer, FitProfile } from '@portal/shared/contract';
import { byWeight, fitJudge, fitText } from '@portal/shared/domain';

/** Most lines on a card. */
const MARKS_MAX = 3;

/** The lines of a card, and how many more verdicts there are. */
export interface CardVerdicts {
  marks: { answer: Answer; text: string }[];
  rest: number;
}

/**
 * What the card of an animal says to somebody with these answers, what stands in the way first; null when nothing matters. Without the kit:
 * a file that comes later and needs it would take it out of the module, which all pages share (`shared/config/common-files.mjs`).
 */
export function cardVerdicts(profile: FitProfile): (animal: AnimalCard) => CardVerdicts | null {
  const judge = fitJudge(profile);
  return (animal) => {
    // The answer of a release that does not know the key says nothing about the animal.
    const verdicts = animal.eig === undefined ? [] : byWeight(judge(animal));
    if (verdicts.length === 0) return null;
    const marks = verdicts.slice(0, MARKS_MAX).map((verdict) => ({ answer: verdict.answer, text: fitText(verdict) }));
    return { marks, rest: verdicts.length - marks.length };
  };
}
