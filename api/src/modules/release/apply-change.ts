import type { Register, RegisterAction, Release, RemoteRow } from '@portal/shared/contract';
import type { RegisterChange, RemotePublication } from './release-change';

/** A change that the present register does not allow; `message` is shown to the team that asked for it. */
export class ChangeRefused extends Error {}

/**
 * The register after a change, with the next generation; `undefined` when nothing would change, so that a repeated call is harmless.
 * Throws ChangeRefused. Whether the result is sound is the business of `registerProblems`.
 */
export function applyChange(
  register: Register | undefined,
  change: RegisterChange,
  publishedAt: string,
): Register | undefined {
  if (change.kind === 'shell') {
    const { version, build, contract, provides, doors, page, server } = change.publication.release;
    if (register?.shell.hash === build) return undefined;
    const shell = {
      version,
      hash: build,
      contract,
      provides,
      ...(doors && { doors }),
      page,
      ...(server && { server }),
    };
    return next({ schema: 1, generation: 0, remotes: [], ...register, shell, publishedAt });
  }
  if (change.kind === 'shell-rollback') return register && next({ ...register, shell: change.shell, publishedAt });
  if (!register) throw new ChangeRefused('Publiceer eerst de shell: er is nog geen register.');
  const row = register.remotes.find(({ name }) => name === change.name);
  const changed =
    change.kind === 'remote'
      ? publish(row, change.name, change.publication, publishedAt)
      : act(known(row, change.name), change.action);
  if (!changed) return undefined;
  const others = register.remotes.filter(({ name }) => name !== change.name);
  const remotes = [...others, changed].sort((a, b) => (a.name < b.name ? -1 : 1));
  return next({ ...register, remotes, publishedAt });
}

const next = (register: Register): Register => ({ ...register, generation: register.generation + 1 });

function known(row: RemoteRow | undefined, name: string): RemoteRow {
  if (!row) throw new ChangeRefused(`${name} is nog niet gepubliceerd.`);
  return row;
}

function publish(
  row: RemoteRow | undefined,
  name: string,
  { release: { team, ...sent }, canary }: RemotePublication,
  publishedAt: string,
): RemoteRow | undefined {
  const release: Release = { ...sent, publishedAt };
  if (canary !== undefined) {
    return { ...known(row, name), canary: { percent: canary, release } };
  }
  if (!row) {
    const container = name.replaceAll('-', '_');
    return {
      name,
      container,
      team,
      enabled: true,
      disabledReason: null,
      current: release,
      previous: null,
      canary: null,
    };
  }
  if (row.current.build === release.build) return undefined;
  const isPromoted = row.canary?.release.build === release.build;
  return { ...row, team, current: release, previous: row.current, canary: isPromoted ? null : row.canary };
}

function act(row: RemoteRow, action: RegisterAction): RemoteRow {
  switch (action.action) {
    case 'rollback':
      if (!row.previous) throw new ChangeRefused(`${row.name} heeft geen vorige versie.`);
      return { ...row, current: row.previous, previous: row.current };
    case 'disable':
      return { ...row, enabled: false, disabledReason: action.reason };
    case 'enable':
      return { ...row, enabled: true, disabledReason: null };
    case 'canary':
      return { ...row, canary: { ...canaryOf(row), percent: action.percent } };
    case 'promote':
      return { ...row, current: canaryOf(row).release, previous: row.current, canary: null };
    case 'abort':
      canaryOf(row);
      return { ...row, canary: null };
  }
}

function canaryOf(row: RemoteRow) {
  if (!row.canary) throw new ChangeRefused(`${row.name} heeft geen canary.`);
  return row.canary;
}
