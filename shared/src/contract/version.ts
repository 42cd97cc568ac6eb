import * as z from 'zod/mini';

/** `GET /version.json?timestamp=`: `hash` of the shell's build; `generation` of the register. */
export const VersionFile = z.object({ hash: z.string(), generation: z.optional(z.int()) });
export type VersionFile = z.infer<typeof VersionFile>;
