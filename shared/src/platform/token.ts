import { type Framing, framing } from './frame';
import { localStore } from './storage';

/** The key in local storage that holds the identity token (spec § 7). */
export const TOKEN_KEY = 'token';

/** The present token or null. Framed by another origin the portal never reads it (C39). */
export function readToken(where: Framing = framing()): string | null {
  return where === 'foreign' ? null : localStore.get(TOKEN_KEY) || null;
}
