import { Release, RemoteName, ShellRow } from '@portal/shared/contract';
import * as z from 'zod/mini';

const { shape } = Release;

/** Folder of a release: `<version>-<build>`. */
export const ReleaseFolder = z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{8,64}$/));

/** What may be published: a remote, or the shell. */
export const PartName = z.union([z.literal('shell'), RemoteName]);
export type PartName = z.infer<typeof PartName>;

const build = z.string().check(z.regex(/^[0-9a-f]{8,64}$/, 'a build is 8 to 64 hex digits'));
const percent = z.int().check(z.gte(1), z.lte(100));

/** A remote's build as it is sent: a release with its team, without the moment, which the server fills in. */
const SentRelease = z.object({
  team: z.string().check(z.minLength(1), z.maxLength(60)),
  version: shape.version,
  build,
  base: shape.base,
  contract: shape.contract,
  needs: shape.needs,
  entry: shape.entry,
  preload: shape.preload,
  files: shape.files,
  routes: shape.routes,
  menu: shape.menu,
  slots: shape.slots,
});

/** `PUT release/{name}` with a new build; `canary` is the percentage of browsers that try it first (docs/federation.md#publishing). */
export const RemotePublication = z.object({
  release: SentRelease,
  canary: z.optional(percent),
});
export type RemotePublication = z.infer<typeof RemotePublication>;

/** `PUT release/shell`: what the shell provides. `acceptStranded` publishes it although a remote in the register no longer fits. */
export const ShellPublication = z.object({
  release: z.object({
    name: z.literal('shell'),
    version: ShellRow.shape.version,
    build,
    contract: ShellRow.shape.contract,
    provides: ShellRow.shape.provides,
    base: shape.base,
    files: shape.files,
  }),
  acceptStranded: z.optional(z.boolean()),
});
export type ShellPublication = z.infer<typeof ShellPublication>;

/** `PUT release/{name}` without a new build. */
export const RegisterAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('rollback') }),
  z.object({
    action: z.literal('disable'),
    reason: z.string().check(z.minLength(1, 'say why: visitors read it'), z.maxLength(300)),
  }),
  z.object({ action: z.literal('enable') }),
  z.object({ action: z.literal('canary'), percent }),
  z.object({ action: z.literal('promote') }),
  z.object({ action: z.literal('abort') }),
]);
export type RegisterAction = z.infer<typeof RegisterAction>;

/** A change of the register, as `PUT release/{name}` asks for it. */
export type RegisterChange =
  | { kind: 'shell'; publication: ShellPublication }
  | { kind: 'remote'; name: string; publication: RemotePublication }
  | { kind: 'action'; name: string; action: RegisterAction };

/** Issues of a zod error as `fields` of the error envelope: path → message. */
export function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.map(String).join('.') || 'body', issue.message]));
}

type Read = { change: RegisterChange } | { fields: Record<string, string> };

/** Reads the body of `PUT release/{name}`; the shell takes publications only, it has no previous release. */
export function readChange(name: string, body: unknown): Read {
  const isAction = typeof body === 'object' && body !== null && 'action' in body;
  if (name === 'shell') {
    const read = ShellPublication.safeParse(body);
    return read.success
      ? { change: { kind: 'shell', publication: read.data } }
      : { fields: isAction ? { action: 'the shell is only published' } : fieldsOf(read.error) };
  }
  if (isAction) {
    const read = RegisterAction.safeParse(body);
    return read.success ? { change: { kind: 'action', name, action: read.data } } : { fields: fieldsOf(read.error) };
  }
  const read = RemotePublication.safeParse(body);
  return read.success ? { change: { kind: 'remote', name, publication: read.data } } : { fields: fieldsOf(read.error) };
}
