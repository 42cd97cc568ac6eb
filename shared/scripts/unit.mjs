/**
 * Runs every Jest test, or those that the arguments choose (as Jest's own), and when at most three files failed those files once more (decision 031). What passes then is reported as flaky. The counts
 * are left for the sum of the run.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS, ROOT, unitCounts, writeCounts } from './test-results.mjs';

/** So many files may be tried again: more of them is not chance. */
const FILES_AGAIN = 3;

/** Runs Jest; gives its report, or undefined when it left none. */
function runJest(name, args) {
  const report = join(RESULTS, `${name}.report`);
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...args],
    // With --json the raw results go to stdout; what people read goes to stderr.
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  try {
    return { ...JSON.parse(readFileSync(report, 'utf8')), success: status === 0 };
  } catch {
    return undefined;
  }
}

const chosen = process.argv.slice(2);
const config = chosen.filter((argument) => argument.startsWith('--config='));
const first = runJest('jest', ['--maxWorkers=100%', ...chosen]);
const failed = first?.testResults.filter((file) => file.status === 'failed').map((file) => file.name) ?? [];
const again =
  failed.length > 0 && failed.length <= FILES_AGAIN
    ? runJest('jest-again', [...config, '--runTestsByPath', ...failed])
    : undefined;
if (again) console.error(`\nTried a second time, flaky where they passed:\n${failed.join('\n')}`);
const counts = unitCounts(first, again);
writeCounts('jest', counts);
process.exitCode = counts.failed === 0 ? 0 : 1;
