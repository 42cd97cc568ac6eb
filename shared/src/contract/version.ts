import * as z from 'zod/mini';

/** `GET /version.json?timestamp=`: `hash` of the shell's build; `generation` of the register. */
export const VersionFile = z.object({ hash: z.string(), generation: z.optional(z.int()) });
export type VersionFile = z.infer<typeof VersionFile>;

/**
 * An address by which a browser gets the document anew, past every copy that a cache between has: the hash of the shell that it wants is part of
 * it. The page that comes is the one without (decision 091).
 */
export const withVersion = (address: string, hash: string): string =>
  address.replace(/#.*|$/, (fragment) => `${address.includes('?') ? '&' : '?'}versie=${hash}${fragment}`);

/** The address of the page itself. */
export const withoutVersion = (address: string): string => address.replace(/[?&]versie=\w*(?=#|$)/, '');
