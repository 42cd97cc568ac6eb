/**
 * Finds a Chromium that really starts, and brings one when there is none: Playwright's own download, or the package manager of
 * Debian when we may use it. `node shared/scripts/find-chromium.mjs` prints the path.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
  'microsoft-edge',
];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
];
/** Root may not use the sandbox; the rest keeps a browser without network and graphics card quiet. */
const ROOT_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const MINUTES = 60_000;
const isRoot = process.getuid?.() === 0;

/**
 * Path of a Chromium that starts, and the flags it needs here; installs one when none is found.
 * @returns {{ path: string, flags: string[] }}
 * @throws an Error that says what to install
 */
export function findChromium() {
  const path = installed() ?? downloaded() ?? packaged();
  if (!path) {
    throw new Error(
      'The browser tests need Chromium, and none could be found or installed. Install Chromium or Google Chrome ' +
        '(Debian: sudo apt-get install chromium; others: npx playwright install --with-deps chromium), or set CHROMIUM to its path.',
    );
  }
  return { path, flags: isRoot ? ROOT_FLAGS : [] };
}

function installed() {
  if (process.env.CHROMIUM) {
    if (starts(process.env.CHROMIUM)) return process.env.CHROMIUM;
    throw new Error(`CHROMIUM is set to ${process.env.CHROMIUM}, but that does not start.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...USUAL_PLACES, ownOfPlaywright()].find(starts);
}

/** A file alone proves nothing: libraries may be missing, and Ubuntu's `chromium-browser` may only point to a snap. */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 0.5 * MINUTES });
  return status === 0 && /chrom|edge/i.test(stdout);
}

function ownOfPlaywright() {
  return require('playwright').chromium.executablePath();
}

function downloaded() {
  console.log('No Chromium found; downloading the one of Playwright …');
  const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium'], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' });
  return [ownOfPlaywright()].find(starts);
}

function packaged() {
  if (!isRoot || !existsSync('/etc/debian_version')) return undefined;
  console.log('Installing Chromium with apt-get …');
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  return ['/usr/bin/chromium', ownOfPlaywright()].find(starts);
}

function run(command, args, env) {
  const options = { stdio: ['ignore', 'inherit', 'inherit'], timeout: 5 * MINUTES };
  return spawnSync(command, args, { ...options, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...env } });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { path, flags } = findChromium();
  console.log([path, ...flags].join(' '));
}
