import { portalPath } from '@portal/shared/contract';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReactMode } from './use-may-react';

const PARAM = 'react';

/** The profile with the form open: where login leads back to (C16). */
export const reactPath = (uuidkey: string): string => `${portalPath.animal(uuidkey)}?${PARAM}=1`;

/** Whether the form is open. An address with `react=1` opens it for whoever may react, and loses the parameter. */
export function useReacting(mode: ReactMode): { isReacting: boolean; open: () => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const [isReacting, setReacting] = useState(false);
  const isAsked = params.get(PARAM) !== null && mode === 'form';
  useEffect(() => {
    if (!isAsked) return;
    setReacting(true);
    setParams(
      (now) => {
        now.delete(PARAM);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAsked, setParams]);
  const open = useCallback(() => setReacting(true), []);
  const close = useCallback(() => setReacting(false), []);
  return { isReacting: isReacting && mode === 'form', open, close };
}
