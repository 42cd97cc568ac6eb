import type { Register, Release, RemoteRow, ShellRow } from '@portal/shared/contract';

/**
 * The names that a release uses and the doors of a shell lack, each with its door: `@portal/shared/session useUser#3f2a`. A release or a
 * shell from before names were stated is judged by versions alone.
 */
export function missingNames({ uses }: Pick<Release, 'uses'>, { doors }: Pick<ShellRow, 'doors'>): string[] {
  if (!uses || !doors) return [];
  return Object.entries(uses).flatMap(([door, names]) => {
    const known = new Set(doors[door]);
    return names.filter((name) => !known.has(name)).map((name) => `${door} ${name}`);
  });
}

/** The register as one shell sees it: a release says which names are missing here, and not all that it uses. */
export function seenBy(register: Register, shell: Serves): Register {
  const { doors: _, ...row } = register.shell;
  const { contract, provides } = shell;
  const remotes = register.remotes.map((remote) => mapReleases(remote, (release) => judged(release, shell)));
  return { ...register, shell: { ...row, contract, provides }, remotes };
}

/** What a shell serves: contract numbers, versions, names. */
export type Serves = Pick<ShellRow, 'contract' | 'provides' | 'doors'>;

function judged(release: Release, shell: Serves): Release {
  const { uses: _, missing: __, ...rest } = release;
  const missing = missingNames(release, shell);
  return missing.length > 0 ? { ...rest, missing } : rest;
}

/** A row of the register in any form. */
interface Row<R> {
  current: R;
  previous: R | null;
  canary: { percent: number; release: R } | null;
}

/** The row with each of its releases changed. */
export function mapReleases<R, To>(row: Row<R> & Omit<RemoteRow, keyof Row<R>>, change: (release: R) => To) {
  const { current, previous, canary } = row;
  return {
    ...row,
    current: change(current),
    previous: previous && change(previous),
    canary: canary && { ...canary, release: change(canary.release) },
  };
}
