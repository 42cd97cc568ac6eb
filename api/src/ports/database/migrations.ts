import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../lib/project-root';
import type { Database, Executor } from './port';

/** Any fixed number: all processes that migrate one database must name the same one. */
export const MIGRATION_LOCK = 7_350_001;
const LIMIT_MS = 30 * 60_000;

export interface Migration {
  /** File name, such as `0001_lookups.sql`; the order of names is the order of work. */
  name: string;
  sql: string;
  /** sha-256 of the file, in hex. */
  hash: string;
}

/** Reads the migrations, in order. */
export function readMigrations(directory = join(projectRoot, 'api/migrations')): Migration[] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const sql = readFileSync(join(directory, name), 'utf8');
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Applies what is missing, each file in its own transaction under one advisory lock, so that two processes may start at once.
 * Answers the names it applied. Rejects when a file that was applied has changed, or when a new one sorts before an applied one;
 * files that only the database knows are fine: a newer release has run here.
 */
export async function migrate(
  database: Pick<Database, 'transaction'>,
  migrations = readMigrations(),
): Promise<string[]> {
  await database.transaction(
    async (tx) => {
      await lock(tx);
      await tx.exec(`CREATE TABLE IF NOT EXISTS migration (
      name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
      pending(migrations, await readApplied(tx));
    },
    { limitMs: LIMIT_MS }, // another process may be at a long migration
  );
  const done: string[] = [];
  for (const migration of migrations) {
    const applied = await database.transaction((tx) => applyOnce(tx, migration), { limitMs: LIMIT_MS });
    if (applied) done.push(migration.name);
  }
  return done;
}

/** What of the migrations the database lacks. Throws as `migrate` rejects. */
export function pending(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const last = [...applied.keys()].sort().at(-1) ?? '';
  return migrations.filter(({ name, hash }) => {
    const known = applied.get(name);
    if (known === undefined && name < last) {
      throw new Error(`Migration ${name} is new but sorts before ${last}, which has run: give it a higher number.`);
    }
    if (known !== undefined && known !== hash) {
      throw new Error(`Migration ${name} has changed since it ran: restore it and write a new one.`);
    }
    return known === undefined;
  });
}

async function applyOnce(tx: Executor, migration: Migration): Promise<boolean> {
  await lock(tx);
  const { rows } = await tx.query('SELECT 1 FROM migration WHERE name = $1', [migration.name]);
  if (rows.length > 0) return false;
  await tx.exec(migration.sql);
  await tx.query('INSERT INTO migration (name, hash) VALUES ($1, $2)', [migration.name, migration.hash]);
  return true;
}

async function lock(tx: Executor): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}

async function readApplied(tx: Executor): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ name: string; hash: string }>('SELECT name, hash FROM migration');
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}
