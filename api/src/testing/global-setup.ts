import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../ports/database/migrations';
import { openPostgres } from '../ports/database/postgres';
import { databaseTemplate } from '../ports/database/template';
import { findPostgres, startPostgres } from './postgres-server';
import { TEMPLATE_DATABASE, testServer, withDatabase } from './test-server';

const NO_POSTGRES = 'PostgreSQL 15 or newer was not found: the tests ran on the embedded engine alone.';

/** Once per Jest run: the embedded template, and one PostgreSQL for all test files, given or started here. */
// biome-ignore lint/style/noDefaultExport: Jest calls the default export
export default async function setUp(): Promise<void> {
  await databaseTemplate();
  const programs = findPostgres();
  if (!process.env.TEST_DATABASE_URL && programs !== undefined) {
    testServer.started = await startPostgres(programs, { fsync: false });
    process.env.TEST_DATABASE_URL = testServer.started.url;
  }
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    const results = process.env.PORTAL_TEST_RESULTS; // the last lines of `npm test` show the notes in this folder
    if (results) writeFileSync(join(results, 'postgres.note'), NO_POSTGRES);
    return;
  }
  const server = await openPostgres(url);
  await server.exec(`DROP DATABASE IF EXISTS ${TEMPLATE_DATABASE}`);
  await server.exec(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await server.close();
  const template = await openPostgres(withDatabase(url, TEMPLATE_DATABASE));
  await migrate(template);
  await template.close();
}
