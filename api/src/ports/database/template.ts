import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../../lib/project-root';
import { migrate, readMigrations } from './migrations';
import { openPglite } from './pglite';

const PREFIX = 'database-template-';

/**
 * A migrated, empty data directory (gzipped, about 5 MB): a first start from it skips initdb and the migrations. Made once and kept
 * in `.cache` under the hash of the migrations and of PGlite's version; a changed migration makes a new one.
 */
export async function databaseTemplate(cacheDirectory = join(projectRoot, '.cache')): Promise<Uint8Array> {
  const name = `${PREFIX}${templateHash()}.tar.gz`;
  const path = join(cacheDirectory, name);
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const template = await makeTemplate();
  mkdirSync(cacheDirectory, { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, template);
  renameSync(temporary, path);
  const stale = readdirSync(cacheDirectory).filter(
    (file) => file.startsWith(PREFIX) && file.endsWith('.gz') && file !== name,
  );
  for (const file of stale) rmSync(join(cacheDirectory, file), { force: true });
  return template;
}

async function makeTemplate(): Promise<Uint8Array> {
  const database = await openPglite();
  try {
    await migrate(database);
    return await database.dump();
  } finally {
    await database.close();
  }
}

function templateHash(): string {
  const pglite = createRequire(join(projectRoot, 'api/package.json')).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(pglite, '../../package.json'), 'utf8')) as { version: string };
  const facts = [version, ...readMigrations().map(({ name, hash }) => `${name}:${hash}`)];
  return createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 24);
}
