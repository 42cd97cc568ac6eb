import { UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { localStore } from '@portal/shared/platform';
import { hasUnsavedInput, useToast, useUser } from '@portal/shared/session';
import { useContext, useEffect } from 'react';
import { messages } from './messages';
import { SignOutContext } from './sign-out-context';

/** Who works for a shelter or the board is signed out after this time without input, in ms (docs/trust.md#sessions). */
export const STAFF_IDLE_MS = 30 * 60_000;

const CHECK_MS = 30_000;
const LAST_INPUT_KEY = 'last-input';
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Signs staff and administrators out after half an hour without input in any tab (docs/trust.md#sessions). While a form holds unsaved input
 * it waits: nothing typed is thrown away; the server ends the session by its age.
 */
export function StaffIdle() {
  const user = useUser();
  const signOut = useContext(SignOutContext);
  const showToast = useToast();
  const isStaff = user !== null && userTypeOf(user.usertype) !== UserType.default;
  useEffect(() => {
    if (!isStaff) return;
    const remember = () => localStore.set(LAST_INPUT_KEY, String(Date.now()));
    const check = () => {
      const idle = Date.now() - Number(localStore.get(LAST_INPUT_KEY) ?? Date.now());
      if (idle < STAFF_IDLE_MS || hasUnsavedInput()) return;
      void signOut().then(
        () => showToast(messages.idle),
        () => {},
      );
    };
    remember();
    for (const input of INPUTS) document.addEventListener(input, remember, { capture: true, passive: true });
    const timer = setInterval(check, CHECK_MS);
    return () => {
      clearInterval(timer);
      for (const input of INPUTS) document.removeEventListener(input, remember, { capture: true });
    };
  }, [isStaff, signOut, showToast]);
  return null;
}
