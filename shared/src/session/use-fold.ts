import { FOLD_STORAGE_PREFIX } from '@portal/shared/contract';
import { localStore } from '@portal/shared/platform';
import { useState, useSyncExternalStore } from 'react';
import { neverChanges } from './use-is-hydrating';

const OPEN = '1';
const FOLDED = '0';

/**
 * Whether a group of the page is open, as this browser remembers it under `name` (C61); what was never folded nor opened is as `isOpenAtFirst`
 * says. Without storage it lasts until the page closes.
 */
export function useFold(
  name: string,
  isOpenAtFirst: boolean,
): readonly [isOpen: boolean, fold: (isOpen: boolean) => void] {
  const key = `${FOLD_STORAGE_PREFIX}${name}`;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const kept = useSyncExternalStore(
    neverChanges,
    () => localStore.get(key),
    () => null,
  );
  const isOpen = chosen ?? (kept === OPEN || (kept !== FOLDED && isOpenAtFirst));
  const fold = (toOpen: boolean) => {
    setChosen(toOpen);
    if (toOpen === isOpenAtFirst) localStore.remove(key);
    else localStore.set(key, toOpen ? OPEN : FOLDED);
  };
  return [isOpen, fold];
}
