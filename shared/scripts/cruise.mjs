/** Who imports whom, as dependency-cruiser finds it with the settings of the architecture's rules. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './test-results.mjs';

/**
 * @param {string} root of a checkout
 * @param {string[]} folders below it
 * @returns {Promise<{ source: string, dependencies: { module: string, resolved: string, circular: boolean }[] }[]>} a row per file, with paths from
 *   the root; `module` is what the import says
 */
export async function cruise(root, folders) {
  const bin = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [bin, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const run = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 1e9 }).catch((error) => error);
  if (!run.stdout) throw new Error(`dependency-cruiser gave no answer: ${run.stderr}`);
  return JSON.parse(run.stdout).modules;
}
