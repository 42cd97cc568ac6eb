import { FAVOURITES_STORAGE_KEY, LOCAL_FAVOURITES_MAX, LocalFavourites } from '@portal/shared/contract';
import { localStore } from '@portal/shared/platform';

/** One array: who kept nothing needs no other page than the one from the server. */
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let read: { text: string | null; keys: readonly string[] } = { text: null, keys: NONE };

/** What a page from the server knows of them. */
export const noFavourites = () => NONE;

function parse(text: string | null): readonly string[] {
  if (text === null) return NONE;
  try {
    return LocalFavourites.safeParse(JSON.parse(text)).data ?? NONE;
  } catch {
    return NONE;
  }
}

function write(keys: readonly string[]) {
  if (keys.length === 0) localStore.remove(FAVOURITES_STORAGE_KEY);
  else localStore.set(FAVOURITES_STORAGE_KEY, JSON.stringify(keys));
  for (const listener of listeners) listener();
}

/** The favourites that this browser keeps for a visitor: uuidkeys, newest first, at most 100 (C13). What is no such list counts as empty. */
export const localFavourites = {
  /** The same array as long as nothing changed. */
  get(): readonly string[] {
    const text = localStore.get(FAVOURITES_STORAGE_KEY);
    if (text !== read.text) read = { text, keys: parse(text) };
    return read.keys;
  },
  /** False when there is no room for another one. */
  add(uuidkey: string): boolean {
    const others = localFavourites.get().filter((key) => key !== uuidkey);
    if (others.length >= LOCAL_FAVOURITES_MAX) return false;
    write([uuidkey, ...others]);
    return true;
  },
  remove(uuidkey: string): void {
    write(localFavourites.get().filter((key) => key !== uuidkey));
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
