import { isRequestError, logError, useFreshSignIn, useToast } from '@portal/shared/session';
import { useState } from 'react';
import { messages } from './messages';

/** Work that an admin asked for: `run` says whether it was done, `failure` why it was not. */
export interface ReleaseWork {
  run(work: () => Promise<unknown>): Promise<boolean>;
  failure: string | null;
  isBusy: boolean;
}

/** Runs a change of releases after a fresh sign-in when the api asks for one; says `done` in a toast, or why it was refused and by which part. */
export function useReleaseWork(done: string): ReleaseWork {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const withFreshSignIn = useFreshSignIn();
  const showToast = useToast();
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setFailure(null);
    setBusy(true);
    try {
      await withFreshSignIn(work);
    } catch (error) {
      logError('failed to change a release', error);
      setFailure(reasonOf(error));
      return false;
    } finally {
      setBusy(false);
    }
    showToast({ type: 'succes', message: done });
    return true;
  }
  return { run, failure, isBusy };
}

function reasonOf(error: unknown): string {
  if (!isRequestError(error)) return messages.failed;
  const places = Object.keys(error.fields ?? {});
  return places.length === 0 ? error.message : `${error.message}. ${messages.refusedBy(places.join(', '))}`;
}
