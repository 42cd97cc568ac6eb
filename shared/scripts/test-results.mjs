/**
 * Where the test runners of one run leave their counts, and how they are summed. The folder's path is in PORTAL_TEST_RESULTS:
 * a runner writes `<name>.json` there (Playwright's, or `{ passed, failed }`), and `<name>.note` with a sentence about
 * what could not run on this machine.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** Folder of the results of this run. A runner gets it from who started it: checks of two parts may run at once. */
export const RESULTS = process.env.PORTAL_TEST_RESULTS ?? join(ROOT, '.cache/test-results');
/** So many browser tests of one run may pass at their second try (decision 031). */
const FLAKY_LIMIT = 5;

/** Empties the folder and tells the runners that are started from here where it is. */
export function openResults() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  process.env.PORTAL_TEST_RESULTS = RESULTS;
}

/** Leaves the counts of a runner. */
export function writeCounts(name, counts) {
  writeFileSync(join(RESULTS, `${name}.json`), JSON.stringify(counts));
}

/** Counts of one report of Jest. A file that does not even load, a run that left no report and one that failed around its tests count as one. */
function jestCounts(report) {
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + unloaded.length;
  return { passed: report.numPassedTests, failed: failed || (report.success ? 0 : 1) };
}

/**
 * Counts of a run of Jest: { passed, failed, flaky }. `again` is the report of the second try of the files that failed, where there was one: a
 * test that passed only then is flaky.
 */
export function unitCounts(first, again) {
  const { passed, failed } = jestCounts(first);
  if (!again) return { passed, failed };
  const left = jestCounts(again).failed;
  const flaky = Math.max(0, failed - left);
  return { passed: passed + flaky, failed: left, flaky };
}

function countsOf(report) {
  if (report.stats) {
    // Errors outside a test (a spec that does not load, a portal that does not start) stand in a list of their own.
    const { expected, unexpected, flaky } = report.stats;
    const errors = report.errors?.length ?? 0;
    if (flaky > FLAKY_LIMIT) return { passed: expected, failed: unexpected + flaky + errors };
    return { passed: expected + flaky, failed: unexpected + errors, flaky };
  }
  return report;
}

/** Sum over all runners: { passed, failed, flaky, runners, notes }. */
export function readResults(folder = RESULTS) {
  const files = readdirSync(folder);
  const read = (file) => readFileSync(join(folder, file), 'utf8').trim();
  const runners = files.filter((file) => file.endsWith('.json'));
  const counts = runners.map((file) => countsOf(JSON.parse(read(file))));
  const sum = (key) => counts.reduce((total, count) => total + (count[key] ?? 0), 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    flaky: sum('flaky'),
    runners: runners.map((file) => file.slice(0, -'.json'.length)),
    notes: [...new Set(files.filter((file) => file.endsWith('.note')).map(read))],
  };
}

/** Prints the notes and, alone on the last line, the sum. */
export function printResults() {
  const { passed, failed, flaky, notes } = readResults();
  for (const note of notes) console.log(`\n${note}`);
  if (flaky > 0) console.log(`\n${flaky} passed only at the second try: named above as flaky, to be repaired.`);
  console.log(`\n${passed} passed, ${failed} failed`);
}
