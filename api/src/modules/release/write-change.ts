import type { Register, Release } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import type { Executor } from '../../ports/database/port';
import { type AuditActor, writeAudit } from '../audit';
import { partOf, type RegisterChange, type ShellPublication } from './release-change';
import type { SignedStatement } from './signed-release';

/** A build as table `release` keeps it; the shell's `provides` stands in `needs`, its highest contract in `contract`. */
interface ReleaseRow extends Omit<Release, 'publishedAt'> {
  name: string;
  bytes: number;
  /** The row of the register, of a shell alone: what a rollback puts back. */
  shell?: Register['shell'];
  /** The public key that signed it. */
  signedBy: Buffer | null;
}

/** One accepted change: the register it makes, the build it brings, and what both logs say of it. */
export interface AcceptedChange {
  register: Register;
  change: RegisterChange;
  /** Bytes of all files of the new build; 0 without a new build. */
  bytes: number;
  actor: AuditActor;
  /** The key that asked for it, as lists name it; null when a person or the portal did. */
  deployKey: string | null;
  /** What the team signed; undefined for a command. */
  signed: SignedStatement | undefined;
}

/** Writes an accepted change: build, pointers, generation, and a line in both logs. Call it under the lock of the register. */
export async function writeChange(tx: Executor, accepted: AcceptedChange): Promise<void> {
  const { register, change, bytes, actor, signed } = accepted;
  const name = partOf(change);
  const row = register.remotes.find((remote) => remote.name === name);
  await tx.query(
    'INSERT INTO remote (name, team) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET team = excluded.team',
    [name, row?.team ?? 'shell'],
  );
  const signedBy = signed?.publicKey ?? null;
  if (change.kind === 'shell')
    await addRelease(tx, { ...shellRow(change.publication, bytes), shell: register.shell, signedBy });
  if (change.kind === 'remote') await addRelease(tx, { ...change.publication.release, name, bytes, signedBy });
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
  const build = buildOf(change, register);
  const log = await addLogLine(tx, { ...accepted, name, build });
  const changes = { generation: register.generation, build, log };
  await writeAudit(tx, actor, { action: reasonOf(change), object: 'release', objectId: name, changes });
}

/** The build that the change brings, or that runs after it. */
function buildOf(change: RegisterChange, { remotes, shell }: Register): string {
  if (change.kind === 'shell' || change.kind === 'remote') return change.publication.release.build;
  const name = partOf(change);
  return name === 'shell' ? shell.hash : (remotes.find((row) => row.name === name)?.current.build ?? '');
}

/** Adds a line to the log of releases and answers its hash, which the audit log repeats: so the end of the log cannot go unseen. */
async function addLogLine(tx: Executor, line: AcceptedChange & { name: string; build: string }): Promise<string> {
  const { name, build, register, change, deployKey, actor, signed } = line;
  const { rows } = await tx.query<{ hash: string }>(
    `INSERT INTO release_log (name, action, generation, build, deploy_key, user_id, request_id, statement, signature, public_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING encode(hash, 'hex') AS hash`,
    [
      ...[name, reasonOf(change), register.generation, build, deployKey, actor.userId, actor.requestId],
      ...[signed?.statement ?? null, signed?.signature ?? null, signed?.publicKey ?? null],
    ],
  );
  return rows[0]?.hash ?? '';
}

function reasonOf(change: RegisterChange): string {
  if (change.kind === 'shell-rollback') return 'rollback';
  return change.kind === 'action' ? change.action.action : 'publish';
}

function shellRow({ release }: ShellPublication, bytes: number): Omit<ReleaseRow, 'signedBy'> {
  const { name, version, build, base, files, page, provides, contract } = release;
  const empty = { preload: [], routes: [], menu: [], slots: [] };
  return {
    name,
    version,
    build,
    base,
    files,
    needs: provides,
    contract: Math.max(...contract),
    entry: page,
    bytes,
    ...empty,
  };
}

/** A build is stored once: the same again is the same, another one under its name is refused, and one that nobody signed. */
async function addRelease(tx: Executor, release: ReleaseRow): Promise<void> {
  const inserted = await tx.query(
    `INSERT INTO release (name, version, build, base, entry, preload, contract, needs, files, routes, menu, slots, bytes,
       shell, signed_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT (name, build) DO NOTHING`,
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
      release.signedBy,
    ],
  );
  if (inserted.affectedRows > 0) return;
  const { rows } = await tx.query<{ same: boolean; signed: boolean }>(
    `SELECT files = $3::jsonb AND version = $4 AS same, signed_by IS NOT NULL AS signed FROM release WHERE name = $1 AND build = $2`,
    [release.name, release.build, JSON.stringify(release.files), release.version],
  );
  const { build } = release;
  if (!rows[0]?.same) throw new AppError('DUPLICATE', `Build ${build} bestaat al met andere bestanden; bouw opnieuw.`);
  if (!rows[0].signed) {
    throw new AppError('DUPLICATE', `Build ${build} is van vóór de ondertekening; verhoog de versie en bouw opnieuw.`);
  }
}
