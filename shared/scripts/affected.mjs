/**
 * `npm run affected -- [--since origin/main] [--json]`: the parts that a change touches, one per line or as JSON for the matrix of a pipeline. The change is
 * what differs from the commit that both have in common, with what is not committed yet.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { affectedParts, takenFiles } from './affected/affected-parts.mjs';
import { cruise } from './cruise.mjs';
import { ROOT } from './test-results.mjs';
import { CHECKED } from './workspaces.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] });
const lines = (text) => text.split('\n').filter(Boolean);

function read(file) {
  const path = join(ROOT, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** @returns {string} the last commit that this checkout and `since` have in common */
function commonCommit(since) {
  try {
    return git('merge-base', since, 'HEAD').trim();
  } catch (error) {
    throw new Error(`git finds nothing in common with ${since}: ${error.stderr.trim() || 'no such commit'}`);
  }
}

function lockAt(commit) {
  try {
    return git('show', `${commit}:package-lock.json`);
  } catch {
    return undefined;
  }
}

async function main() {
  const options = { since: { type: 'string', default: 'origin/main' }, json: { type: 'boolean' } };
  const { since, json } = parseArgs({ options }).values;
  const base = commonCommit(since);
  const changed = [
    ...lines(git('diff', '--name-only', '--no-renames', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  const taken = takenFiles(changed.length > 0 ? await cruise(ROOT, CHECKED) : [], read);
  const parts = affectedParts({ changed, taken, parts: CHECKED, locks: [lockAt(base), read('package-lock.json')] });
  console.log(json ? JSON.stringify(parts) : parts.join('\n') || 'Geen enkel onderdeel.');
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
