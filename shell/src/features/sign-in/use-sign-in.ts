import { type Identity, identityErrorOf, useIdentity } from '@portal/shared/platform';
import { useCallback, useState } from 'react';

/** Work with the sign-in client, one at a time: whether one is pending, and why the last one was refused (Dutch). */
export function useSignIn() {
  const identity = useIdentity();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Gives whether it succeeded. */
  const attempt = useCallback(
    async (work: (client: Identity) => Promise<void>): Promise<boolean> => {
      setBusy(true);
      setRefusal(null);
      try {
        await work(await identity());
        return true;
      } catch (error) {
        const { code, message } = identityErrorOf(error);
        // Whoever closed the window knows it.
        setRefusal(code === 'popup-closed' ? null : message);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [identity],
  );
  return { attempt, refusal, isBusy };
}
