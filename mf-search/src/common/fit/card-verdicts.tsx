import type { AnimalCard, FitProfile } from '@portal/shared/contract';
import { byWeight, fitJudge, fitText } from '@portal/shared/domain';
import { FitMarks } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './fit.module.css';
import { fitMessages } from './messages';

/** Most lines on a card. */
const MARKS_MAX = 3;

/** What stands on the card of an animal for somebody with these answers: what stands in the way first. Nothing when nothing matters. */
export function cardVerdicts(profile: FitProfile): (animal: AnimalCard) => ReactNode {
  const judge = fitJudge(profile);
  return (animal) => {
    // The answer of a release that does not know the key says nothing about the animal.
    if (animal.eig === undefined) return undefined;
    const verdicts = byWeight(judge(animal));
    if (verdicts.length === 0) return undefined;
    const marks = verdicts.slice(0, MARKS_MAX).map((verdict) => ({ answer: verdict.answer, text: fitText(verdict) }));
    const rest = verdicts.length - marks.length;
    return (
      <>
        <FitMarks marks={marks} label={fitMessages.marks} />
        {rest > 0 ? <p className={styles.more}>{fitMessages.more(rest)}</p> : null}
      </>
    );
  };
}
