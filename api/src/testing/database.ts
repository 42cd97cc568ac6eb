import { randomBytes } from 'node:crypto';
import { openPglite } from '../ports/database/pglite';
import type { Database, Engine } from '../ports/database/port';
import { openPostgres } from '../ports/database/postgres';
import { databaseTemplate } from '../ports/database/template';
import { TEMPLATE_DATABASE, withDatabase } from './test-server';

/**
 * The engines that this run has: `describe.each(engines)('… on %s', (engine) => …)`. Without a PostgreSQL (TEST_DATABASE_URL, or
 * one that is installed) it is the embedded one alone.
 */
export const engines: readonly Engine[] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite'];

/** A fresh migrated database of the caller's own. Close it in afterAll: that also removes it. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  return engine === 'pglite' ? openPglite({ template: databaseTemplate }) : copyOfTemplate();
}

/** One fresh database as several processes open it, and the end of all of them; a single one on the embedded engine, which has no second process. */
export async function openForProcesses(
  engine: Engine,
  processes: number,
): Promise<{ databases: Database[]; close: () => Promise<void> }> {
  if (engine === 'pglite') {
    const database = await openTestDatabase(engine);
    return { databases: [database], close: () => database.close() };
  }
  const { url, remove } = await makePostgresDatabase();
  const databases = await Promise.all(Array.from({ length: processes }, () => openPostgres(url)));
  return {
    databases,
    close: async () => {
      for (const database of databases) await database.close();
      await remove();
    },
  };
}

/** The address of a fresh PostgreSQL database, migrated unless `empty`, and its removal, for tests that open it themselves. */
export async function makePostgresDatabase({
  empty = false,
} = {}): Promise<{ url: string; remove: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('There is no PostgreSQL in this run: use the list of engines.');
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : TEMPLATE_DATABASE}`);
  return {
    url: withDatabase(server, name),
    remove: () => runOn(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function copyOfTemplate(): Promise<Database> {
  const { url, remove } = await makePostgresDatabase();
  const database = await openPostgres(url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

/** Two copies at once collide on the template: the second one tries again. */
async function runOn(server: string, sql: string): Promise<void> {
  const database = await openPostgres(server);
  try {
    await database.query(`SELECT pg_advisory_lock(hashtext('portal_test'))`);
    await database.exec(sql);
  } finally {
    await database.close();
  }
}
