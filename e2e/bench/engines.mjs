/** PostgreSQL for measuring: TEST_DATABASE_URL when it is set, else a server of our own where PostgreSQL is installed, as the api's tests start it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from './portal.mjs';

/** @returns {Promise<{ newDatabase(): Promise<string>, stop(): Promise<void> } | undefined>} undefined without PostgreSQL on this machine */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { newDatabase: () => createDatabase(given), stop: async () => undefined };
  const { findPostgres, startPostgres: start } = await tsImport(
    '../../api/src/testing/postgres-server.ts',
    import.meta.url,
  );
  const programs = findPostgres();
  if (!programs) return undefined;
  const server = await start(programs, { fsync: true });
  const kill = () => process.kill(server.pid, 'SIGINT');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await server.stop();
  };
  return { newDatabase: () => createDatabase(server.url), stop };
}

async function createDatabase(url) {
  const name = `bench_${process.pid}_${Date.now().toString(36)}`;
  await query(url, `CREATE DATABASE ${name}`);
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}

/** Rows of one statement, with the api's own driver. */
export async function query(url, text) {
  const pg = createRequire(join(ROOT, 'api/package.json'))('pg');
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
