/** What this browser keeps of the portal for when there is no network (decision 086); service-worker.js has the same names. */
export const KEPT = {
  /** A cache with a document and the files that it needs: `portal-set-<build>-<generation>`. */
  set: 'portal-set-',
  /** A cache with what visitors are told of one animal, and its photos: `portal-animal-<uuidkey>`. */
  animal: 'portal-animal-',
  /** Under this address the document of a set is kept. It comes last: a set without it is not complete. */
  document: '/offline-document',
  /** Header of what is kept: when, in ISO 8601. */
  storedAt: 'x-portal-stored',
} as const;

/** Nothing is kept where the browser has no such storage: an old one, or a page without https. */
const storage = (): CacheStorage | undefined => (typeof caches === 'undefined' ? undefined : caches);

/** The names of our caches that begin so, the oldest first. */
export async function cacheNames(prefix = 'portal-'): Promise<string[]> {
  const names = (await storage()?.keys()) ?? [];
  return names.filter((name) => name.startsWith(prefix));
}

/** Removes all that is kept; when somebody signs out nothing says what was looked at. Never rejects. */
export async function forgetKept(): Promise<void> {
  try {
    for (const name of await cacheNames()) await storage()?.delete(name);
  } catch {
    // A browser that gives no access keeps nothing either.
  }
}
