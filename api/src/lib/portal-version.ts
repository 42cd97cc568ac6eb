import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './project-root';

/** The version of this clone, as its package.json says it. */
export async function readPortalVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  return version;
}
