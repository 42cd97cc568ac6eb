import { type Animal, portalPath, REACT_PARAM } from '@portal/shared/contract';
import { contactButtons, permission, reactionPause } from '@portal/shared/domain';
import { usePortalConfig, useUser } from '@portal/shared/session';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The profile with the form open: where login leads back to (C16). */
export const reactPath = (uuidkey: string): string => `${portalPath.animal(uuidkey)}?${REACT_PARAM}=1`;

/** What the button does: opens the form, leads to login first, or is not there. */
export type ReactMode = 'form' | 'login' | 'none';

/**
 * How somebody reacts to an animal: not at all unless it is available and its shelter takes e-mail (AN-013, C09), nor during a pause of the
 * shelter (C15), nor for the animal's own
 * shelter; a visitor signs in first (AN-076), unless reacting without an account is allowed (C16).
 */
export function useMayReact(animal: Animal): ReactMode {
  const user = useUser();
  const { reactWithoutAccount } = usePortalConfig();
  if (animal.asiel === null || !contactButtons(animal, new Date()).react) return 'none';
  if (reactionPause(animal.asiel, new Date())) return 'none';
  const verdict = permission(user, 'reaction.send', { asiel: animal.asiel.id });
  if (verdict === 'allowed') return 'form';
  if (verdict !== 'sign-in') return 'none';
  return reactWithoutAccount ? 'form' : 'login';
}

/** Whether the form is open. An address with `react=1` opens it for whoever may react, and loses the parameter. */
export function useReacting(mode: ReactMode): { isReacting: boolean; open: () => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const [isReacting, setReacting] = useState(false);
  const isAsked = params.get(REACT_PARAM) !== null && mode === 'form';
  useEffect(() => {
    if (!isAsked) return;
    setReacting(true);
    setParams(
      (now) => {
        now.delete(REACT_PARAM);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAsked, setParams]);
  const open = useCallback(() => setReacting(true), []);
  const close = useCallback(() => setReacting(false), []);
  return { isReacting: isReacting && mode === 'form', open, close };
}
