import { useEffect } from 'react';
import { useCountVisitMutation } from '../../endpoints/animal-visit';

/** Tells the server, once per animal that is shown, that somebody looks at it (C08). Nobody notices when that fails. */
export function useVisit(uuidkey: string): void {
  const [countVisit] = useCountVisitMutation();
  useEffect(() => {
    void countVisit(uuidkey);
  }, [countVisit, uuidkey]);
}
