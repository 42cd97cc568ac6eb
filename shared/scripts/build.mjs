/** Builds the parts whose input changed since their last build: `npm run build [-- mf-search …]`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../..');
export const REMOTES = ['mf-search', 'mf-animal', 'mf-content', 'mf-reviews', 'mf-beheer'];
export const PARTS = ['shell', ...REMOTES];

/** @returns the names of the parts that were built */
export async function buildParts(parts = PARTS, { log = console.log } = {}) {
  const { buildId } = await import('../config/build-id.mjs');
  const stale = parts.filter((part) => builtId(part) !== buildId(part));
  if (stale.length === 0) return [];
  const started = performance.now();
  log(`Bouwen: ${stale.join(', ')} …`);
  const { rspack } = await import('@rspack/core');
  const configs = await Promise.all(stale.map(async (part) => (await import(configFile(part))).default));
  await new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) => {
      const failure =
        error ?? (stats.hasErrors() ? new Error(stats.toString({ colors: false, preset: 'errors-only' })) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
  log(`Gebouwd in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return stale;
}

const configFile = (part) => pathToFileURL(join(root, part, 'rspack.config.mjs')).href;

function builtId(part) {
  const file = join(root, part, 'dist', part === 'shell' ? 'release.json' : 'build.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).build : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2);
  const built = await buildParts(wanted.length > 0 ? wanted : PARTS);
  if (built.length === 0) console.log('Alles is al gebouwd.');
}
