/** Text values by key in the browser; no call ever throws, whatever the browser blocks. */
export interface KeyStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes every key that begins so, except those that begin with `except`. */
  removeAll(prefix: string, except?: string): void;
}

/**
 * A store over `open()`. A value that the browser does not keep (storage switched off, full, or refused in a frame) lives in memory
 * until the page closes.
 */
export function safeStore(open: () => Storage): KeyStore {
  const memory = new Map<string, string>();
  return {
    get(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was kept there.
      }
    },
    removeAll(prefix, except) {
      const isMeant = (key: string) => key.startsWith(prefix) && !(except !== undefined && key.startsWith(except));
      for (const key of [...memory.keys(), ...keysOf(open)].filter(isMeant)) this.remove(key);
    },
  };
}

/** The keys of a storage; none when the browser refuses it. */
function keysOf(open: () => Storage): string[] {
  try {
    return Object.keys(open());
  } catch {
    return [];
  }
}

/** Kept until the visitor clears it: token, filters per kind, favourites of a visitor. */
export const localStore: KeyStore = safeStore(() => window.localStorage);

/** Kept until the tab closes: builds that failed. */
export const sessionStore: KeyStore = safeStore(() => window.sessionStorage);
