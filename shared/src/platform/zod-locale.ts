import { nl } from 'zod/locales';
import * as z from 'zod/mini';

/**
 * Once per page, before anything is parsed: no generated code (our CSP forbids it) and Dutch texts where a schema has none of its own.
 * zod keeps this setting on the page's global object, so it also holds for the copies of zod that remotes bring.
 */
export function configureZod(): void {
  z.config({ ...nl(), jitless: true });
}
