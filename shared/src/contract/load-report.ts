import * as z from 'zod/mini';

/** Why a remote or a piece of it could not be used (docs/federation.md#loading-a-release). */
export const LoadErrorClass = z.enum([
  'register',
  'entry-timeout',
  'entry-http',
  'entry-type',
  'deadline',
  'disabled',
  'integrity',
  'evaluation',
  'contract',
  'needs',
  'shared-version',
  'endpoint-owner',
  'chunk',
  'style',
  'render',
  'route-missing',
  // The page as the server rendered it was not usable: its server build failed, or it did not fit what the browser renders.
  'first-view',
]);
export type LoadErrorClass = z.infer<typeof LoadErrorClass>;

/** Where in the life of a remote something happened. */
export const LoadStage = z.enum(['register', 'entry', 'module', 'start', 'render', 'slot', 'chunk', 'mounted']);
export type LoadStage = z.infer<typeof LoadStage>;

/**
 * Body of `POST loadreport` (docs/federation.md#load-reports): no user, no address, no id. `ms` since the load began, `errorClass` is
 * absent for a success; `steppedBack`: this release was given up and an older one tried instead (C59).
 */
export const LoadReport = z.object({
  name: z.string().check(z.regex(/^(shell|mf-(?=[a-z-]{1,30}$)[a-z]+(-[a-z]+)*)$/)),
  version: z.string().check(z.maxLength(40)),
  build: z.string().check(z.regex(/^([0-9a-f]{8,64}|local)$/)),
  stage: LoadStage,
  errorClass: z.optional(LoadErrorClass),
  ms: z.int().check(z.gte(0), z.lte(600_000)),
  steppedBack: z.boolean(),
});
export type LoadReport = z.infer<typeof LoadReport>;
