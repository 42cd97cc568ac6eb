/** PostgreSQL for the tests of two api processes: TEST_DATABASE_URL when it is set, else an installed one, as the api's tests have it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const ofTheApi = (file) => tsImport(`../../api/src/testing/${file}`, import.meta.url);

/** Whether this machine has it; the last lines of `npm test` say so when it has not. */
export async function hasPostgres() {
  const { findPostgres } = await ofTheApi('postgres-server.ts');
  if (process.env.TEST_DATABASE_URL || findPostgres()) return true;
  const note = 'PostgreSQL 15 or newer was not found: the browsers on two api processes did not run.';
  console.log(note);
  const { PORTAL_TEST_RESULTS: results } = process.env;
  if (results) writeFileSync(join(results, 'postgres-e2e.note'), note);
  return false;
}

/**
 * An empty database, and its end.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function newDatabase() {
  const server = process.env.TEST_DATABASE_URL ? undefined : await startServer();
  if (server) process.env.TEST_DATABASE_URL = server.url;
  const { makePostgresDatabase } = await ofTheApi('database.ts');
  const { url, remove } = await makePostgresDatabase({ empty: true });
  return { url, stop: () => (server ? server.stop() : remove()) };
}

async function startServer() {
  const { findPostgres, startPostgres } = await ofTheApi('postgres-server.ts');
  const server = await startPostgres(findPostgres(), { fsync: false });
  // A run that is broken off leaves no server.
  const kill = () => process.kill(server.pid, 'SIGINT');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await server.stop();
  };
  return { url: server.url, stop };
}
