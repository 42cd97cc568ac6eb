import type { AnimalCard } from '@portal/shared/contract';
import { logError, useFitProfile } from '@portal/shared/session';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

type Verdicts = typeof import('./card-verdicts');

let fetched: Verdicts | undefined;

/**
 * The remark of a card for a visitor who answered 'Past dit bij mij?' (C62); undefined for everybody else, who do not fetch its code either.
 * When that does not come, the cards stay as they are.
 */
export function useFitRemark(): ((animal: AnimalCard) => ReactNode) | undefined {
  const profile = useFitProfile();
  const [verdicts, setVerdicts] = useState(fetched);
  const isWanted = profile !== null && verdicts === undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import('./card-verdicts').then(
      (module) => {
        fetched = module;
        if (isCurrent) setVerdicts(module);
      },
      (error) => logError('The verdicts of the cards did not load', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return useMemo(() => (profile && verdicts ? verdicts.cardVerdicts(profile) : undefined), [profile, verdicts]);
}
