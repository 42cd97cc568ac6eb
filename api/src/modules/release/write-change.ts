import type { Register, Release } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import type { Executor } from '../../ports/database/port';
import { type AuditActor, writeAudit } from '../audit';
import { partOf, type RegisterChange, type ShellPublication } from './release-change';

/** A build as table `release` keeps it; the shell's `provides` stands in `needs`, its highest contract in `contract`. */
interface ReleaseRow extends Omit<Release, 'publishedAt'> {
  name: string;
  bytes: number;
  /** The row of the register, of a shell alone: what a rollback puts back. */
  shell?: Register['shell'];
}

/** One accepted change: the register it makes, the build it brings, and the line for the audit. */
export interface AcceptedChange {
  register: Register;
  change: RegisterChange;
  /** Bytes of all files of the new build; 0 without a new build. */
  bytes: number;
  actor: AuditActor;
}

/** Writes an accepted change: build, pointers, generation, audit line. Call it under the lock of the register. */
export async function writeChange(tx: Executor, { register, change, bytes, actor }: AcceptedChange): Promise<void> {
  const name = partOf(change);
  const row = register.remotes.find((remote) => remote.name === name);
  await tx.query(
    'INSERT INTO remote (name, team) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET team = excluded.team',
    [name, row?.team ?? 'shell'],
  );
  if (change.kind === 'shell') await addRelease(tx, { ...shellRow(change.publication, bytes), shell: register.shell });
  if (change.kind === 'remote') await addRelease(tx, { ...change.publication.release, name, bytes });
  await tx.query(
    `UPDATE remote m SET enabled = $2, disabled_reason = $3, canary_percent = $4,
       previous_id = CASE WHEN $1 = 'shell' THEN current_id ELSE (SELECT id FROM release WHERE name = $1 AND build = $6) END,
       current_id = c.id,
       current_since = CASE WHEN m.current_id = c.id THEN m.current_since ELSE now() END,
       canary_id = (SELECT id FROM release WHERE name = $1 AND build = $7)
     FROM release c WHERE m.name = $1 AND c.name = $1 AND c.build = $5`,
    [
      name,
      row?.enabled ?? true,
      row?.disabledReason ?? null,
      row?.canary?.percent ?? 0,
      row?.current.build ?? register.shell.hash,
      row?.previous?.build ?? null,
      row?.canary?.release.build ?? null,
    ],
  );
  await tx.query('INSERT INTO register_generation (generation, body, reason, published_by) VALUES ($1, $2, $3, $4)', [
    register.generation,
    JSON.stringify(register),
    reasonOf(change),
    actor.userId,
  ]);
  const build = row?.current.build ?? register.shell.hash;
  const changes = { generation: register.generation, build };
  await writeAudit(tx, actor, { action: reasonOf(change), object: 'release', objectId: name, changes });
}

function reasonOf(change: RegisterChange): string {
  if (change.kind === 'shell-rollback') return 'rollback';
  return change.kind === 'action' ? change.action.action : 'publish';
}

function shellRow({ release }: ShellPublication, bytes: number): ReleaseRow {
  const { name, version, build, base, files, provides, contract } = release;
  const empty = { preload: [], routes: [], menu: [], slots: [] };
  return {
    name,
    version,
    build,
    base,
    files,
    needs: provides,
    contract: Math.max(...contract),
    entry: 'index.html',
    bytes,
    ...empty,
  };
}

/** A build is stored once: the same again is the same, another one under its name is refused. */
async function addRelease(tx: Executor, release: ReleaseRow): Promise<void> {
  const inserted = await tx.query(
    `INSERT INTO release (name, version, build, base, entry, preload, contract, needs, files, routes, menu, slots, bytes, shell)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT (name, build) DO NOTHING`,
    [
      release.name,
      release.version,
      release.build,
      release.base,
      release.entry,
      JSON.stringify(release.preload),
      release.contract,
      JSON.stringify(release.needs),
      JSON.stringify(release.files),
      JSON.stringify(release.routes),
      JSON.stringify(release.menu),
      JSON.stringify(release.slots),
      release.bytes,
      release.shell ? JSON.stringify(release.shell) : null,
    ],
  );
  if (inserted.affectedRows > 0) return;
  const { rows } = await tx.query(
    'SELECT 1 FROM release WHERE name = $1 AND build = $2 AND files = $3::jsonb AND version = $4',
    [release.name, release.build, JSON.stringify(release.files), release.version],
  );
  if (rows.length === 0) throw new AppError('DUPLICATE', `Build ${release.build} bestaat al met andere bestanden.`);
}
