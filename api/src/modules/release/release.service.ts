import { AppError } from '../../lib/app-error';
import { applyChange, ChangeRefused } from './apply-change';
import type { LiveRegister } from './live-register';
import { registerProblems } from './register-check';
import type { ReleaseRepository } from './release.repository';
import { type RegisterChange, readChange } from './release-change';
import type { ReleaseFiles } from './release-files';

/** What publishing works on. */
export interface ReleaseServiceOptions {
  releases: ReleaseRepository;
  files: ReleaseFiles;
  live: LiveRegister;
  /** The product's slug (C01): its members area belongs to the shell. */
  slug: string;
}

/** One call of `PUT release/{name}`. */
export interface ChangeCall {
  name: string;
  body: unknown;
  /** The generation that the caller read. */
  expected: number;
  requestId: string;
}

const refused = (fields: Record<string, string>) =>
  new AppError('VALIDATION', 'Deze wijziging van het register is geweigerd', { fields });

/**
 * Publishing, rolling back, switching off: every change checks the whole new register before it becomes a generation
 * (docs/federation.md#publishing).
 */
export function releaseService({ releases, files, live, slug }: ReleaseServiceOptions) {
  /** The generation after the change. Throws VALIDATION with a reason per place, NOT_AVAILABLE, STALE, DUPLICATE. */
  async function change({ name, body, expected, requestId }: ChangeCall): Promise<number> {
    const read = readChange(name, body);
    if ('fields' in read) throw refused(read.fields);
    const bytes = await checkedBytes(read.change);
    const register = await releases.change(expected, (present) => {
      const register = applied(present, read.change);
      if (!register) return undefined;
      const problems = registerProblems(register, {
        slug,
        changed: name,
        acceptStranded: acceptsStranded(read.change),
      });
      if (Object.keys(problems).length > 0) throw refused(problems);
      return { register, change: read.change, bytes, requestId };
    });
    await live.refresh();
    return register?.generation ?? expected;
  }

  /** All files of a new build lie in its folder with the hash that the release names. */
  async function checkedBytes(change: RegisterChange): Promise<number> {
    if (change.kind === 'action') return 0;
    const name = change.kind === 'shell' ? 'shell' : change.name;
    const { version, build, base, files: hashes } = change.publication.release;
    const folder = `${version}-${build}`;
    if (!base.endsWith(`/mf/${name}/${folder}/`)) throw refused({ base: `base is /mf/${name}/${folder}/` });
    if (change.kind === 'shell' && !hashes['index.html']) throw refused({ files: 'index.html is missing' });
    const { problems, bytes } = await files.check(name, folder, hashes);
    if (Object.keys(problems).length > 0) throw refused(problems);
    return bytes;
  }

  return { change };
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
