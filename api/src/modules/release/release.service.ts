import { AppError } from '../../lib/app-error';
import type { AuditActor } from '../audit';
import { applyChange, ChangeRefused } from './apply-change';
import type { DeployKey } from './deploy-key';
import type { LiveRegister } from './live-register';
import { refused } from './refusal';
import { registerProblems } from './register-check';
import type { ReleaseRepository } from './release.repository';
import { type AskedChange, isAction, partOf, type RegisterChange, readChange } from './release-change';
import { checkName, type ReleaseFiles } from './release-files';
import { openSigned } from './signed-release';

/** What publishing works on. */
export interface ReleaseServiceOptions {
  releases: ReleaseRepository;
  files: ReleaseFiles;
  live: LiveRegister;
  /** The product's slug (C01): its members area belongs to the shell. */
  slug: string;
}

/** One call of `PUT release/{name}/files/{file}`. */
export interface Upload {
  name: string;
  file: string;
  bytes: Buffer;
}

/** One change of the register, of a team's pipeline, of an admin or of the portal itself. */
export interface ChangeCall {
  name: string;
  body: unknown;
  /** The generation that the caller read. */
  expected: number;
  /** Who asks, for both logs. */
  actor: AuditActor;
  /** The key of a pipeline; a person has none, and commands but does not publish. */
  key?: DeployKey;
}

/**
 * Publishing, rolling back, switching off: every change checks the whole new register before it becomes a generation
 * (docs/federation.md#publishing).
 */
export function releaseService({ releases, files, live, slug }: ReleaseServiceOptions) {
  /** The generation after the change. Throws VALIDATION with a reason per place, NOT_AVAILABLE, STALE, DUPLICATE. */
  async function change({ name, body, expected, actor, key }: ChangeCall): Promise<number> {
    const opened = isAction(body) ? undefined : openSigned(body, { part: name, expected, publicKey: key?.publicKey });
    const read = readChange(name, opened?.publication ?? body);
    if ('fields' in read) throw refused(read.fields);
    const change = await wholeChange(read.change);
    const bytes = await checkedBytes(change);
    const register = await releases.change(expected, (present) => {
      const register = applied(present, change);
      if (!register) return undefined;
      const problems = registerProblems(register, { slug, changed: name, acceptStranded: acceptsStranded(change) });
      if (Object.keys(problems).length > 0) throw refused(problems);
      return { register, change, bytes, actor, deployKey: key?.id ?? null, signed: opened?.signed };
    });
    await live.refresh();
    if (register) await addDeltas(change);
    return register?.generation ?? expected;
  }

  /**
   * Which shell a rollback brings back, with its files still there. Read before the transaction: when another change comes between, the
   * generation that the caller has read is the present one no more.
   */
  async function wholeChange(change: AskedChange): Promise<RegisterChange> {
    if (change.kind !== 'action' || change.name !== 'shell') return change;
    const previous = await releases.previousShell();
    if (!previous) throw new AppError('NOT_AVAILABLE', 'shell heeft geen vorige versie.');
    const { problems } = await files.check('shell', previous);
    if (Object.keys(problems).length > 0) throw refused(problems);
    return { kind: 'shell-rollback', shell: previous.shell };
  }

  /** All files of a new build are there with the hash that the release names. */
  async function checkedBytes(change: RegisterChange): Promise<number> {
    if (change.kind === 'action' || change.kind === 'shell-rollback') return 0;
    const name = partOf(change);
    const { release } = change.publication;
    if (!release.base.endsWith(`/mf/${name}/files/`)) throw refused({ base: `base is /mf/${name}/files/` });
    if (change.kind === 'shell' && !Object.hasOwn(release.files, change.publication.release.page)) {
      throw refused({ files: 'the document is missing' });
    }
    const { problems, bytes } = await files.check(name, release);
    if (Object.keys(problems).length > 0) throw refused(problems);
    return bytes;
  }

  /** What returning visitors of the part will ask for. */
  async function addDeltas(change: RegisterChange): Promise<void> {
    if (change.kind !== 'shell' && change.kind !== 'remote') return;
    const { build, files: listed } = change.publication.release;
    files.makeDeltas(partOf(change), Object.keys(listed), await releases.filesBefore(partOf(change), build));
  }

  /** Stores a file; true when it is new. Throws VALIDATION and DUPLICATE. */
  async function upload({ name, file, bytes }: Upload): Promise<boolean> {
    checkName(file, bytes);
    await releases.noteUpload(name, file);
    return files.store(name, file, bytes);
  }

  return { change, upload };
}

export type ReleaseService = ReturnType<typeof releaseService>;

const acceptsStranded = (change: RegisterChange) =>
  change.kind === 'shell' && change.publication.acceptStranded === true;

function applied(...[present, change]: [Parameters<typeof applyChange>[0], RegisterChange]) {
  try {
    return applyChange(present, change, new Date().toISOString());
  } catch (error) {
    if (error instanceof ChangeRefused) throw new AppError('NOT_AVAILABLE', error.message);
    throw error;
  }
}
