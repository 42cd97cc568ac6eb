import { RegisterAction, Release, ReleaseFile, ShellRow } from '@portal/shared/contract';
import * as z from 'zod/mini';

const { shape } = Release;

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
  uses: shape.uses,
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
    doors: ShellRow.shape.doors,
    page: ReleaseFile,
    server: ShellRow.shape.server,
    base: shape.base,
    files: shape.files,
  }),
  acceptStranded: z.optional(z.boolean()),
});
export type ShellPublication = z.infer<typeof ShellPublication>;

/** A change of the register, as `PUT release/{name}` asks for it; `shell-rollback` with the row that the register had before. */
export type RegisterChange =
  | { kind: 'shell'; publication: ShellPublication }
  | { kind: 'shell-rollback'; shell: ShellRow }
  | { kind: 'remote'; name: string; publication: RemotePublication }
  | { kind: 'action'; name: string; action: RegisterAction };

/** Issues of a zod error as `fields` of the error envelope: path → message. */
export function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.map(String).join('.') || 'body', issue.message]));
}

/** A change as it was asked for: which shell a rollback of the shell brings back, only the database knows. */
export type AskedChange = Exclude<RegisterChange, { kind: 'shell-rollback' }>;

/** Whether a body is a command; everything else is a publication, which is signed. */
export const isAction = (body: unknown): boolean => typeof body === 'object' && body !== null && 'action' in body;

type Read = { change: AskedChange } | { fields: Record<string, string> };

/** Reads the body of `PUT release/{name}`; the shell is published and rolled back, and that alone (decision 073). */
export function readChange(name: string, body: unknown): Read {
  if (isAction(body)) {
    const read = RegisterAction.safeParse(body);
    if (!read.success) return { fields: fieldsOf(read.error) };
    if (name === 'shell' && read.data.action !== 'rollback')
      return { fields: { action: 'the shell is only published and rolled back' } };
    return { change: { kind: 'action', name, action: read.data } };
  }
  if (name === 'shell') {
    const read = ShellPublication.safeParse(body);
    return read.success ? { change: { kind: 'shell', publication: read.data } } : { fields: fieldsOf(read.error) };
  }
  const read = RemotePublication.safeParse(body);
  return read.success ? { change: { kind: 'remote', name, publication: read.data } } : { fields: fieldsOf(read.error) };
}

/** The part that a change is about. */
export const partOf = (change: RegisterChange): string =>
  change.kind === 'shell' || change.kind === 'shell-rollback' ? 'shell' : change.name;
