/** PostgreSQL for measuring: TEST_DATABASE_URL when it is set, else a server of our own where PostgreSQL is installed, as the api's tests start it. */
import { tsImport } from 'tsx/esm/api';

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
  return { newDatabase: () => createDatabase(server.url), stop: () => server.stop() };
}

async function createDatabase(url) {
  const { default: pg } = await import('pg');
  const name = `bench_${process.pid}_${Date.now().toString(36)}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}
