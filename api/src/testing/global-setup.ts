import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../ports/database/migrations';
import { openPostgres } from '../ports/database/postgres';
import { databaseTemplate } from '../ports/database/template';
import { projectRoot } from '../project-root';
import { findPostgres, startPostgres } from './postgres-server';
import { TEMPLATE_DATABASE, testServer, withDatabase } from './test-server';

/** Lies there when the last run had no PostgreSQL; the last lines of `npm test` read it. */
const MARKER = join(projectRoot, '.cache/postgres-not-tested');

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
    mkdirSync(join(projectRoot, '.cache'), { recursive: true });
    writeFileSync(MARKER, 'PostgreSQL 15 or newer was not found: the tests ran on the embedded engine alone.\n');
    return;
  }
  rmSync(MARKER, { force: true });
  const server = await openPostgres(url);
  await server.exec(`DROP DATABASE IF EXISTS ${TEMPLATE_DATABASE}`);
  await server.exec(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await server.close();
  const template = await openPostgres(withDatabase(url, TEMPLATE_DATABASE));
  await migrate(template);
  await template.close();
}
