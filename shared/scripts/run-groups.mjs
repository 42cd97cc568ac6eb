/** Runs the steps of a check and prints a line for each: `npm run check` of the whole repository and of one part. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './test-results.mjs';

/** Path of a tool's program in node_modules. */
export const tool = (path) => join(ROOT, 'node_modules', path);

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args of Node
 * @property {boolean} [live] shows the output while it runs; else it is shown when the step fails
 * @property {(output: string) => void} [count] gets the whole output
 * @property {(output: string) => string} [brief] what of the output is shown
 */

/** Runs one step in the root; gives its name, seconds and whether it passed. */
function runStep({ name, args, live, count, brief }) {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', live ? 'inherit' : 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('close', (code) => {
      count?.(output);
      if (code !== 0 && !live) console.log(`\n── ${name} ──\n${brief?.(output) || output}`);
      done({ name, seconds: (performance.now() - started) / 1000, passed: code === 0 });
    });
  });
}

/**
 * Runs groups in order, the steps of a group side by side; after the first group that fails the rest is not run.
 * @param {Step[][]} groups
 * @returns {Promise<boolean>} whether all passed
 */
export async function runGroups(groups) {
  const rows = [];
  for (const group of groups) {
    const results = await Promise.all(group.map(runStep));
    rows.push(...results);
    if (results.some((result) => !result.passed)) break;
  }
  console.log('');
  for (const { name } of groups.flat()) {
    const row = rows.find((result) => result.name === name);
    const verdict = row ? `${row.passed ? 'ok    ' : 'FAILED'} ${row.seconds.toFixed(1).padStart(6)} s` : 'not run';
    console.log(`  ${name.padEnd(16)} ${verdict}`);
  }
  return rows.length === groups.flat().length && rows.every((row) => row.passed);
}
