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
  const runs = [runScript('e2e'), runScript('test:skew', '--', '--thin')];
  const { runners, failed } = readResults();
  const hasReport = runners.includes('e2e');
  if (!hasReport) console.error('The browser tests left no report (e2e.json in PORTAL_TEST_RESULTS).');
  return runs.every((status) => status === 0) && hasReport && failed === 0;
}

function runScript(...script) {
  const settings = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' };
  return spawnSync('npm', ['run', '--silent', ...script], settings).status;
}
