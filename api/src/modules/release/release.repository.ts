import { type Register, ShellRow } from '@portal/shared/contract';
import { AppError } from '../../lib/app-error';
import type { Database, Executor } from '../../ports/database/port';
import { folderOf } from './release-files';
import { type AcceptedChange, writeChange } from './write-change';

/** The shell that was there before the present one. */
export interface PreviousShell {
  shell: ShellRow;
  base: string;
  files: Readonly<Record<string, string>>;
}

/** Releases of which a visitor may have kept the files: of each file at most so many are dictionaries. */
const DICTIONARIES = 3;

/** A build has dozens of files: its uploads write the time of the last use once. */
const NOTE_USE = `UPDATE deploy_key SET last_used_at = now()
  WHERE hash = $1 AND revoked_at IS NULL AND coalesce(last_used_at, '-infinity') < now() - interval '1 minute'`;

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
      await writeChange(tx, accepted);
      return accepted.register;
    });
  }

  /** The part and the public half of a key, found by its sha-256; undefined when it is unknown or revoked. Its use is noted. */
  async function findKey(hash: Buffer): Promise<{ part: string; publicKey: Buffer | undefined } | undefined> {
    const { rows } = await database.query<{ name: string; public_key: string | null }>(
      `WITH used AS (${NOTE_USE})
       SELECT name, encode(public_key, 'hex') AS public_key FROM deploy_key WHERE hash = $1 AND revoked_at IS NULL`,
      [hash],
    );
    const [row] = rows;
    return row && { part: row.name, publicKey: row.public_key ? Buffer.from(row.public_key, 'hex') : undefined };
  }

  /** Files of the releases of a part that were published last, without those of a build: what returning visitors have. */
  async function filesBefore(name: string, build: string): Promise<string[]> {
    const { rows } = await database.query<{ file: string }>(
      `SELECT DISTINCT jsonb_object_keys(r.files) AS file FROM (
         SELECT files FROM release WHERE name = $1 AND build <> $2 AND base LIKE '%/files/' ORDER BY id DESC LIMIT ${DICTIONARIES}) r`,
      [name, build],
    );
    return rows.map(({ file }) => file);
  }

  /** Notes that a file is on its way to a release: for a day it is not removed. */
  async function noteUpload(name: string, file: string): Promise<void> {
    await database.query(
      `INSERT INTO release_upload (name, file) VALUES ($1, $2) ON CONFLICT (name, file) DO UPDATE SET uploaded_at = now()`,
      [name, file],
    );
  }

  /** Undefined when there is none, or when it is from before rows were kept and no generation names it any more. */
  async function previousShell(): Promise<PreviousShell | undefined> {
    const { rows } = await database.query<PreviousShell>(
      `SELECT r.shell, r.base, r.files FROM remote m JOIN release r ON r.id = m.previous_id
       WHERE m.name = 'shell' AND r.shell IS NOT NULL`,
    );
    const found = rows[0];
    return found && { ...found, shell: ShellRow.parse(found.shell) };
  }

  return {
    generation,
    latest,
    change,
    findKey,
    filesBefore,
    noteUpload,
    previousShell,
    prune: (before: Date) => database.transaction((tx) => prune(tx, before)),
    /** Removes files that no release names and nobody uploaded since the moment. An upload of the same file waits until that is done. */
    sweep: (before: Date, remove: RemoveFile) => database.transaction((tx) => sweep(tx, before, remove)),
  };
}

export type ReleaseRepository = ReturnType<typeof releaseRepository>;

/** Every build that a kept generation names. */
const NAMED = `SELECT jsonb_path_query(body, '$.**.build') #>> '{}' FROM register_generation
  UNION SELECT body #>> '{shell,hash}' FROM register_generation`;

/**
 * Removes generations that were replaced before the moment, and older releases that neither a pointer nor a generation names any more. Gives the
 * folders of those that had one of their own.
 */
async function prune(tx: Executor, before: Date): Promise<string[]> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('register_generation'))");
  await tx.query(
    `DELETE FROM register_generation g WHERE EXISTS
       (SELECT FROM register_generation n WHERE n.generation = g.generation + 1 AND n.published_at < $1)`,
    [before],
  );
  const { rows } = await tx.query<{ base: string }>(
    `DELETE FROM release r WHERE r.published_at < $1 AND r.build NOT IN (${NAMED})
       AND NOT EXISTS (SELECT FROM remote m WHERE r.id IN (m.current_id, m.previous_id, m.canary_id))
     RETURNING r.base`,
    [before],
  );
  return rows.map(({ base }) => folderOf(base)).filter((folder) => !folder.endsWith('/files/'));
}

type RemoveFile = (name: string, file: string) => Promise<void>;

async function sweep(tx: Executor, before: Date, remove: RemoveFile): Promise<void> {
  const { rows } = await tx.query<{ name: string; file: string }>(
    `DELETE FROM release_upload u WHERE u.uploaded_at < $1
       AND NOT EXISTS (SELECT FROM release r WHERE r.name = u.name AND r.files ? u.file) RETURNING u.name, u.file`,
    [before],
  );
  for (const { name, file } of rows) await remove(name, file);
}

async function newest(executor: Executor): Promise<Register | undefined> {
  const { rows } = await executor.query<{ body: Register }>(
    'SELECT body FROM register_generation ORDER BY generation DESC LIMIT 1',
  );
  return rows[0]?.body;
}
