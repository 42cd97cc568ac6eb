import { useSyncExternalStore } from 'react';
import { localFavourites, noFavourites } from './local-favourites';

/** The favourites of this browser, and how one is taken off or put back. */
export interface LocalFavouriteList {
  /** uuidkeys, newest first (C13). The same array as long as nothing changed. */
  keys: readonly string[];
  remove(uuidkey: string): void;
  /** False when there is no room for another one. */
  add(uuidkey: string): boolean;
}

/** What a visitor kept in this browser (C13, C64); empty once it went along to an account. */
export function useLocalFavourites(): LocalFavouriteList {
  const keys = useSyncExternalStore(localFavourites.subscribe, localFavourites.get, noFavourites);
  return { keys, remove: localFavourites.remove, add: localFavourites.add };
}
