import type { Register, Release } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import type { Database, Executor } from '../../ports/database/port';
import { writeAudit } from '../audit';
import type { RegisterChange, ShellPublication } from './release-change';

/** A build as table `release` keeps it; the shell's `provides` stands in `needs`, its highest contract in `contract`. */
interface ReleaseRow extends Omit<Release, 'publishedAt'> {
  name: string;
  bytes: number;
}

/** One accepted change: the register it makes, the build it brings, and the line for the audit. */
export interface AcceptedChange {
  register: Register;
  change: RegisterChange;
  /** Bytes of all files of the new build; 0 without a new build. */
  bytes: number;
  requestId: string;
}

/** Register generations, releases and deploy keys (docs/federation.md#publishing). */
export function releaseRepository(database: Database) {
  /** Number of the newest generation, 0 before the first. */
  async function generation(): Promise<number> {
    const { rows } = await database.query<{ generation: number }>(
      'SELECT coalesce(max(generation), 0) AS generation FROM register_generation',
    );
    return Number(rows[0]?.generation ?? 0);
  }

  /** The newest register, or undefined. */
  const latest = () => newest(database);

  /**
   * Makes the next generation in one transaction: builds, pointers, generation, audit line. `decide` gets the newest register and answers
   * the accepted change, or undefined when there is nothing to do. Throws STALE when the newest generation is not `expected`.
   */
  function change(
    expected: number,
    decide: (register: Register | undefined) => AcceptedChange | undefined,
  ): Promise<Register | undefined> {
    return database.transaction(async (tx) => {
      await tx.query("SELECT pg_advisory_xact_lock(hashtext('register_generation'))");
      const register = await newest(tx);
      if ((register?.generation ?? 0) !== expected) throw new AppError('STALE');
      const accepted = decide(register);
      if (!accepted) return undefined;
      await write(tx, accepted);
      return accepted.register;
    });
  }

  /** The part that a key may publish, found by its sha-256; undefined when it is unknown or revoked. */
  async function partOfKey(hash: Buffer): Promise<string | undefined> {
    const { rows } = await database.query<{ name: string }>(
      'SELECT name FROM deploy_key WHERE hash = $1 AND revoked_at IS NULL',
      [hash],
    );
    return rows[0]?.name;
  }

  return {
    generation,
    latest,
    change,
    partOfKey,
    prune: (before: Date) => database.transaction((tx) => prune(tx, before)),
  };
}

export type ReleaseRepository = ReturnType<typeof releaseRepository>;

/** A build that was removed, and the folder of its files. */
export interface PrunedRelease {
  name: string;
  folder: string;
}

/** Every build that a kept generation names. */
const NAMED = `SELECT jsonb_path_query(body, '$.**.build') #>> '{}' FROM register_generation
  UNION SELECT body #>> '{shell,hash}' FROM register_generation`;

/** Removes generations that were replaced before the moment, and older releases that neither a pointer nor a generation names any more. */
async function prune(tx: Executor, before: Date): Promise<PrunedRelease[]> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('register_generation'))");
  await tx.query(
    `DELETE FROM register_generation g WHERE EXISTS
       (SELECT FROM register_generation n WHERE n.generation = g.generation + 1 AND n.published_at < $1)`,
    [before],
  );
  const { rows } = await tx.query<PrunedRelease>(
    `DELETE FROM release r WHERE r.published_at < $1 AND r.build NOT IN (${NAMED})
       AND NOT EXISTS (SELECT FROM remote m WHERE r.id IN (m.current_id, m.previous_id, m.canary_id))
     RETURNING r.name, r.version || '-' || r.build AS folder`,
    [before],
  );
  return rows;
}

async function newest(executor: Executor): Promise<Register | undefined> {
  const { rows } = await executor.query<{ body: Register }>(
    'SELECT body FROM register_generation ORDER BY generation DESC LIMIT 1',
  );
  return rows[0]?.body;
}

async function write(tx: Executor, { register, change, bytes, requestId }: AcceptedChange): Promise<void> {
  const name = change.kind === 'shell' ? 'shell' : change.name;
  const row = register.remotes.find((remote) => remote.name === name);
  await tx.query(
    'INSERT INTO remote (name, team) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET team = excluded.team',
    [name, row?.team ?? 'shell'],
  );
  if (change.kind === 'shell') await addRelease(tx, shellRow(change.publication, bytes));
  if (change.kind === 'remote') await addRelease(tx, { ...change.publication.release, name, bytes });
  await tx.query(
    `UPDATE remote SET enabled = $2, disabled_reason = $3, canary_percent = $4,
       previous_id = CASE WHEN $1 = 'shell' THEN current_id ELSE (SELECT id FROM release WHERE name = $1 AND build = $6) END,
       current_id = (SELECT id FROM release WHERE name = $1 AND build = $5),
       canary_id = (SELECT id FROM release WHERE name = $1 AND build = $7)
     WHERE name = $1`,
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
  await tx.query('INSERT INTO register_generation (generation, body, reason) VALUES ($1, $2, $3)', [
    register.generation,
    JSON.stringify(register),
    reasonOf(change),
  ]);
  const build = row?.current.build ?? register.shell.hash;
  const actor = { userId: null, usertype: null, ipPrefix: null, requestId };
  const changes = { generation: register.generation, build };
  await writeAudit(tx, actor, { action: reasonOf(change), object: 'release', objectId: name, changes });
}

const reasonOf = (change: RegisterChange) => (change.kind === 'action' ? change.action.action : 'publish');

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
    `INSERT INTO release (name, version, build, base, entry, preload, contract, needs, files, routes, menu, slots, bytes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (name, build) DO NOTHING`,
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
    ],
  );
  if (inserted.affectedRows > 0) return;
  const { rows } = await tx.query(
    'SELECT 1 FROM release WHERE name = $1 AND build = $2 AND files = $3::jsonb AND version = $4',
    [release.name, release.build, JSON.stringify(release.files), release.version],
  );
  if (rows.length === 0) throw new AppError('DUPLICATE', `Build ${release.build} bestaat al met andere bestanden.`);
}
