/** `npm test`: installs what is missing, then check, then the browser tests. The last line says how many tests passed and failed. */
import { spawnSync } from 'node:child_process';
import { runCheck } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { openResults, printResults, ROOT, readResults } from './test-results.mjs';

ensureInstalled();
openResults();

const passed = (await runCheck()) && runBrowserTests();
printResults();
process.exitCode = passed ? 0 : 1;

function runBrowserTests() {
  const { status } = spawnSync('npm', ['run', '--silent', 'e2e'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const { runners, failed } = readResults();
  const hasReport = runners.includes('e2e');
  if (!hasReport) console.error('The browser tests left no report (e2e.json in PORTAL_TEST_RESULTS).');
  return status === 0 && hasReport && failed === 0;
}
