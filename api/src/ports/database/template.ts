import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '../../lib/project-root';
import { migrate, readMigrations } from './migrations';
import { openPglite } from './pglite';

const PREFIX = 'database-template-';

/** What a write into a tree of somebody else, or on a disk that is mounted to be read, ends with. */
const NOT_OURS = new Set(['EACCES', 'EPERM', 'EROFS']);

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
  try {
    keep(template, path);
  } catch (error) {
    // A tree that only its owner may write to: the next first start makes it again.
    if (!NOT_OURS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return template;
}

/** Under its name when it is whole; those of other migrations go. */
function keep(template: Uint8Array, path: string): void {
  const directory = dirname(path);
  mkdirSync(directory, { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, template);
  renameSync(temporary, path);
  const stale = readdirSync(directory).filter(
    (file) => file.startsWith(PREFIX) && file.endsWith('.gz') && file !== basename(path),
  );
  for (const file of stale) rmSync(join(directory, file), { force: true });
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
