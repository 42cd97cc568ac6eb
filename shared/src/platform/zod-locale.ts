import { nl } from 'zod/locales';
import * as z from 'zod/mini';

/**
 * Once per page, before anything is parsed: Dutch texts where a schema has none of its own, and no generated code, which our CSP forbids
 * (zod/mini makes none, the full zod would). zod keeps this setting on the page's global object, so it also holds for the copies that
 * remotes bring.
 */
export function configureZod(): void {
  z.config({ ...nl(), jitless: true });
}
