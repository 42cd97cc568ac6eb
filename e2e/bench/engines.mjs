/** PostgreSQL for measuring: TEST_DATABASE_URL when it is set, else a server of our own where PostgreSQL is installed, as the api's tests start it. */
import { tsImport } from 'tsx/esm/api';
import { seedHash } from './portal.mjs';
import { query } from './query.mjs';

/**
 * `newDatabase({ scale, available })` gives the address of an empty database; on a given server, which stays, that of one by this name: it is
 * filled once and used again, as the folders of the embedded engine are.
 * @returns {Promise<{ newDatabase(data?: object): Promise<string>, stop(): Promise<void> } | undefined>} undefined without PostgreSQL on this machine
 */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { newDatabase: (data) => keptDatabase(given, data), stop: async () => undefined };
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

async function keptDatabase(url, { scale, available }) {
  const name = `bench_${scale}_${available ?? 'all'}_${seedHash()}`;
  const rows = await query(url, `SELECT FROM pg_database WHERE datname = '${name}'`);
  return rows.length > 0 ? addressOf(url, name) : createDatabase(url, name);
}

async function createDatabase(url, name = `bench_${process.pid}_${Date.now().toString(36)}`) {
  await query(url, `CREATE DATABASE ${name}`);
  return addressOf(url, name);
}

function addressOf(url, name) {
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}
