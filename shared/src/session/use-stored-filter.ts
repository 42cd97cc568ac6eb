import { FILTER_STORAGE_KEYS } from '@portal/shared/contract';
import { localStore } from '@portal/shared/platform';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { neverChanges } from './use-is-hydrating';

const noQuery = () => '';

/** The kinds whose last address is remembered (C07). */
export type StoredFilterKind = keyof typeof FILTER_STORAGE_KEYS;

/**
 * Remembers the last address of a kind page and goes back to it when the page is opened without a query (C07). `null` for pages that
 * remember nothing. Emptying the filter on the open page forgets it. While `restoring` is true the address is about to change: the page
 * asks nothing yet.
 */
export function useStoredFilter(kind: StoredFilterKind | null): { restoring: boolean } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Not a state: nothing of the page changes with it.
  const opened = useRef<StoredFilterKind | null>(null);
  const toRestore = kind !== null && opened.current !== kind && search === '' ? kind : null;
  const storedNow = () => (toRestore === null ? '' : storedQuery(toRestore));
  const stored = useSyncExternalStore(neverChanges, storedNow, noQuery);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `storedNow` is `stored`, but for the page from the server, where it is what that page could not know
  useEffect(() => {
    const query = storedNow();
    if (query !== '') {
      navigate({ pathname, search: query }, { replace: true });
      return;
    }
    opened.current = kind;
    if (kind === null) return;
    if (search !== '') localStore.set(FILTER_STORAGE_KEYS[kind], `${pathname}${search}`);
    else localStore.remove(FILTER_STORAGE_KEYS[kind]);
  }, [kind, pathname, search, stored, navigate]);

  return { restoring: stored !== '' };
}

/** The query of the remembered address, or ''. Only the query is used: a stored text never leads to another page. */
function storedQuery(kind: StoredFilterKind): string {
  const address = localStore.get(FILTER_STORAGE_KEYS[kind]);
  if (address === null || !address.includes('?')) return '';
  const query = address.slice(address.indexOf('?') + 1);
  return query === '' ? '' : `?${query}`;
}

/** Forgets the three remembered addresses: part of the reload for a new version. */
export function clearStoredFilters(): void {
  for (const key of Object.values(FILTER_STORAGE_KEYS)) localStore.remove(key);
}
