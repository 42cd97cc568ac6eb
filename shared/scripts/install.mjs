/**
 * Brings node_modules up to the lock file. Plain Node, no dependencies: `npm start` and `npm test` call it on a fresh clone.
 * What was installed is remembered in a stamp, so that the usual start costs one small read and works without a network.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const OLDEST_NODE = [20, 19];
const OWN_LIBC = existsSync('/etc/alpine-release') ? 'musl' : 'glibc';

/** Installs with `npm ci` when node_modules is missing or belongs to another lock file, Node or platform. Ends the process with a sentence when that fails. */
export function ensureInstalled(root = ROOT) {
  refuseOldNode();
  const stampFile = join(root, 'node_modules/.portal-stamp.json');
  const wanted = stampOf(root);
  const found = readStamp(stampFile);
  if (found && Object.entries(wanted).every(([key, value]) => found[key] === value)) return;

  const isSameMachine = !found || (found.node === wanted.node && found.platform === wanted.platform);
  if (!(isSameMachine && isComplete(root))) installAll(root);
  writeFileSync(stampFile, JSON.stringify(wanted));
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  stop(
    `The portal needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org.`,
  );
}

function stampOf(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return { lock, node: process.versions.node.split('.')[0], platform: `${process.platform}-${process.arch}` };
}

function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether every package of the lock file that this platform needs is on disk in its version (after `npm install` by hand). */
function isComplete(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || !suitsPlatform(entry)) return true;
    const manifest = join(root, path, 'package.json');
    if (!existsSync(manifest)) return Boolean(entry.optional && !entry.os);
    return entry.link || JSON.parse(readFileSync(manifest, 'utf8')).version === entry.version;
  });
}

function suitsPlatform({ os, cpu, libc }) {
  const suits = (list, own) => !list || list.includes(own) || (list[0]?.startsWith('!') && !list.includes(`!${own}`));
  return (
    suits(os, process.platform) && suits(cpu, process.arch) && (process.platform !== 'linux' || suits(libc, OWN_LIBC))
  );
}

function installAll(root) {
  console.log('Installing the packages (about half a minute, once) …');
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const { status } = spawnSync(npm[0], [...npm.slice(1), 'ci', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: npm[0] === 'npm' && process.platform === 'win32',
    env: { ...process.env, NODE_ENV: '', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (status !== 0) stop('npm ci failed (see above). The first installation needs a network or a filled npm cache.');
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
