import * as z from 'zod/mini';
import { releaseFields, releaseRules, ShellRow } from './register';

/** A part that is published: the shell or a remote. */
export const PartName = z.string().check(z.regex(/^(shell|mf-(?=[a-z-]{1,30}$)[a-z]+(-[a-z]+)*)$/));
export type PartName = z.infer<typeof PartName>;

/** A release of a remote as its pipeline sends it: the register's fields with the team; the server adds `publishedAt`. */
export const PublishedRelease = z
  .object({
    ...releaseFields,
    publishedAt: z.optional(releaseFields.publishedAt),
    team: z.string().check(z.minLength(1)),
  })
  .check(...releaseRules);
export type PublishedRelease = z.infer<typeof PublishedRelease>;

/** A release of the shell: what it serves and provides, the names of its doors, and the hash of each of its files (docs/federation.md#publishing). */
export const PublishedShell = z.object({
  name: z.literal('shell'),
  version: ShellRow.shape.version,
  build: ShellRow.shape.hash,
  contract: ShellRow.shape.contract,
  provides: ShellRow.shape.provides,
  doors: ShellRow.shape.doors,
  base: releaseFields.base,
  files: releaseFields.files,
});
export type PublishedShell = z.infer<typeof PublishedShell>;

const percent = z.int().check(z.gte(1), z.lte(100));

/**
 * What a team signs, as JSON: a release for all visitors or for `canary` percent of them, on one generation of the register (decision 072).
 * `acceptStranded` is for the shell.
 */
export const ReleaseStatement = z.object({
  type: z.literal('portal-release-1'),
  part: PartName,
  generation: z.int().check(z.gte(0)),
  release: z.union([PublishedShell, PublishedRelease]),
  canary: z.optional(percent),
  acceptStranded: z.optional(z.boolean()),
});
export type ReleaseStatement = z.infer<typeof ReleaseStatement>;

/**
 * Body of `PUT release/{name}` with `If-Match` = generation (docs/federation.md#publishing): a signed statement, letter by letter with the
 * signature of Ed25519 over its bytes, or a command that changes what is there. 412 when another team published in between.
 */
export const ReleaseChange = z.union([
  z.object({ statement: z.string(), signature: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/)) }),
  z.object({ action: z.enum(['rollback', 'enable', 'promote', 'abort']) }),
  z.object({ action: z.literal('disable'), reason: z.string().check(z.minLength(1), z.maxLength(300)) }),
  z.object({ action: z.literal('canary'), percent }),
]);
export type ReleaseChange = z.infer<typeof ReleaseChange>;

/** Answer of `PUT release/{name}`: the generation that holds the change. */
export const ReleaseChangeAnswer = z.object({ data: z.object({ generation: z.int() }) });
export type ReleaseChangeAnswer = z.infer<typeof ReleaseChangeAnswer>;

/** Parameters of `PUT release/{name}/{build}/{file}`: `build` is the folder `<version>-<build>`. */
export const ReleaseFileParams = z.object({
  name: PartName,
  build: z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{8,64}$/)),
});
export type ReleaseFileParams = z.infer<typeof ReleaseFileParams>;
