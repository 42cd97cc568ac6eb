import { VERSION_CHECK_INTERVAL_MS } from '@portal/shared/contract';
import { logError, onReturn, openVersion } from '@portal/shared/platform';
import { clearStoredFilters, hasUnsavedInput, registerStore, useIsHydrating } from '@portal/shared/session';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetVersionQuery } from '../../endpoints/version';
import { mayReloadFor, rememberReload } from './version-check';

interface VersionWatch {
  builtHash: string;
  /** The register has another generation while the shell is the same. */
  onNewGeneration(): void;
}

/**
 * Asks for the version file on start, every 5 minutes, and when the page comes back from the back/forward cache. Another hash reloads the page at once and clears the saved filters; while a
 * form holds unsaved input it waits for the next navigation, and `isWaiting` is true (SH-074, SH-075, C30). A failed check is only logged.
 */
export function useVersion({ builtHash, onNewGeneration }: VersionWatch) {
  const skip = useIsHydrating();
  const { data, error, refetch } = useGetVersionQuery(undefined, { pollingInterval: VERSION_CHECK_INTERVAL_MS, skip });
  const { pathname } = useLocation();
  const [isWaiting, setWaiting] = useState(false);
  // Of the register that the page started with: a document that was kept may be older than the first answer.
  const generation = useRef(registerStore.get()?.generation);

  useEffect(() => {
    if (error) logError('The version could not be checked.', error);
  }, [error]);

  useEffect(() => (skip ? undefined : onReturn(() => void refetch())), [skip, refetch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is the moment to reload after waiting
  useEffect(() => {
    if (!data || data.hash === builtHash || !mayReloadFor(data.hash)) return;
    if (hasUnsavedInput()) setWaiting(true);
    else reloadFor(data.hash);
  }, [data, builtHash, pathname]);

  useEffect(() => {
    if (!data) return;
    const before = generation.current;
    generation.current = data.generation;
    if (before !== undefined && before !== data.generation && data.hash === builtHash) onNewGeneration();
  }, [data, builtHash, onNewGeneration]);

  return { isWaiting, reload: () => data && reloadFor(data.hash) };
}

function reloadFor(hash: string) {
  rememberReload(hash);
  clearStoredFilters();
  openVersion(hash);
}
