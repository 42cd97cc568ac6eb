/** Builds the parts whose input changed since their last build, with one `rspack build`: `npm run build [-- mf-search …]`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PARTS } from './workspaces.mjs';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../..');

/** @returns the names of the parts that were built; what is wrong with them is printed */
export async function buildParts(parts = PARTS, { log = console.log } = {}) {
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Error(`Geen onderdeel: '${unknown}'. Gebouwd worden ${PARTS.join(', ')}.`);
  const { buildId } = await import('../config/build-id.mjs');
  const stale = parts.filter((part) => builtId(part) !== buildId(part));
  if (stale.length === 0) return [];
  const started = performance.now();
  log(`Bouwen: ${stale.join(', ')} …`);
  const command = join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  const args = [command, 'build', ...stale.flatMap(configNames).flatMap((name) => ['--config-name', name])];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('Het bouwen is mislukt; zie hierboven.');
  log(`Gebouwd in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return stale;
}

/** Of the build for browsers, and of the one that renders on the server where a part has one. */
const configNames = (part) => (existsSync(join(root, part, 'src/server.ts')) ? [part, `${part} server`] : [part]);

function builtId(part) {
  const file = join(root, part, 'dist', part === 'shell' ? 'release.json' : 'build.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).build : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2);
  try {
    const built = await buildParts(wanted.length > 0 ? wanted : PARTS);
    if (built.length === 0) console.log('Alles is al gebouwd.');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
