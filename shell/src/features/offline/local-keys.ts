import { FAVOURITES_STORAGE_KEY, LocalFavourites } from '@portal/shared/contract';
import { localStore } from '@portal/shared/platform';

/** The animals that have a heart of this browser, newest first (C13). */
export function localKeys(): readonly string[] {
  try {
    return LocalFavourites.safeParse(JSON.parse(localStore.get(FAVOURITES_STORAGE_KEY) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
