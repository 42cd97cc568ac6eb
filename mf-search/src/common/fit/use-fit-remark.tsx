import type { AnimalCard } from '@portal/shared/contract';
import { logError, useFitProfile } from '@portal/shared/session';
import { FitMarks } from '@portal/shared/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { CardVerdicts } from './card-verdicts';
import styles from './fit.module.css';
import { fitMessages } from './messages';

type Rules = typeof import('./card-verdicts');

let fetched: Rules | undefined;

/**
 * The remark of a card for a visitor who answered 'Past dit bij mij?' (C62); undefined for everybody else, who do not fetch the rules either.
 * When these do not come, the cards stay as they are.
 */
export function useFitRemark(): ((animal: AnimalCard) => ReactNode) | undefined {
  const profile = useFitProfile();
  const [rules, setRules] = useState(fetched);
  const isWanted = profile !== null && rules === undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const arrived = (module: Rules) => {
      fetched = module;
      if (isCurrent) setRules(module);
    };
    import('./card-verdicts').then(arrived, (error) => logError('The verdicts of the cards did not load', error));
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return useMemo(() => {
    if (!profile || !rules) return undefined;
    const verdictsOf = rules.cardVerdicts(profile);
    return (animal) => remarkOf(verdictsOf(animal));
  }, [profile, rules]);
}

function remarkOf(verdicts: CardVerdicts | null): ReactNode {
  if (verdicts === null) return undefined;
  const { marks, rest } = verdicts;
  return (
    <>
      <FitMarks marks={marks} label={fitMessages.marks} />
      {rest > 0 ? <p className={styles.more}>{fitMessages.more(rest)}</p> : null}
    </>
  );
}
