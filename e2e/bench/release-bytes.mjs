/**
 * What a release weighs for a visitor who has the one before: the last ten commits that changed the sources of a part, each built with its own settings and the
 * packages of now, and compared with the one before it. The sources stand in a git worktree in a folder for temporary files.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync } from 'node:zlib';
import { borrowPackages } from '@portal/shared/scripts/borrow-packages.mjs';
import { readRelease } from '@portal/shared/scripts/release/read-release.mjs';
import { PARTS } from '@portal/shared/scripts/workspaces.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const COMMITS = 10;
/** Most of the full weight, in percent, for a browser that takes differences and for others. */
const TARGETS = { differences: 10, others: 35 };

/** The build of a part depends on these. */
const SOURCES = [
  ...PARTS.flatMap((part) => [`${part}/src`, `${part}/package.json`]),
  'shared/src',
  'package-lock.json',
];
const NO_SOURCES = ['*.test.ts', '*.test.tsx', '*.md', 'shared/src/testing'];

const git = (args, cwd = ROOT) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

/** Ten commits that change a build, and the one before them, oldest first. */
function commitsToBuild() {
  const paths = [...SOURCES, ...NO_SOURCES.map((path) => `:!${path}`)];
  return git(['log', '--first-parent', `-${COMMITS + 1}`, '--format=%h', '--', ...paths])
    .split('\n')
    .reverse();
}

/** @returns part → its build and files, without the document, which is made for each request */
async function buildCommit(tree, commit) {
  git(['checkout', '--quiet', '--force', '--detach', commit], tree);
  if (!existsSync(join(tree, 'node_modules'))) borrowPackages(tree);
  execFileSync(process.execPath, ['shared/scripts/build.mjs'], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const parts = new Map();
  for (const part of PARTS) {
    const { release, files } = await readRelease(part, join(tree, part));
    parts.set(part, { build: release.build, files: new Map([...files].filter(([name]) => !name.endsWith('.html'))) });
  }
  return parts;
}

const sizes = new Map();
/** Bytes as the portal sends a file that nobody has; fonts are compressed already. */
function sizeOf(name, bytes) {
  if (name.endsWith('.woff2')) return bytes.length;
  const key = `${name} ${bytes.length}`;
  if (!sizes.has(key)) sizes.set(key, brotliCompressSync(bytes).length);
  return sizes.get(key);
}

/** The thread of the api that makes the differences. */
const compressor = new Worker(join(ROOT, 'api/src/modules/release/dcz-worker.mjs'), { execArgv: [] });
compressor.unref();

/** @returns {Promise<number>} bytes of the difference */
async function deltaSize(bytes, dictionary) {
  compressor.postMessage({ bytes, dictionary });
  const [delta] = await once(compressor, 'message');
  return delta.length;
}

/** Bytes as the portal sends them to a browser that has the files of the release before. */
async function differenceOf(name, bytes, before) {
  const role = (file) => file.replace(/\.[0-9a-f]{8}\./, '.');
  const older = [...before].filter(([file]) => /\.(js|css)$/.test(file) && role(file) === role(name));
  let smallest = sizeOf(name, bytes);
  for (const [, dictionary] of older) smallest = Math.min(smallest, await deltaSize(bytes, dictionary));
  return smallest;
}

async function compare(before, after) {
  const sum = { full: 0, others: 0, differences: 0 };
  for (const [name, bytes] of after) {
    sum.full += sizeOf(name, bytes);
    if (before.has(name)) continue;
    sum.others += sizeOf(name, bytes);
    sum.differences += await differenceOf(name, bytes, before);
  }
  return sum;
}

/** Measures the releases of every part that the commits would have made. */
export async function benchReleaseBytes() {
  const commits = commitsToBuild();
  const tree = join(mkdtempSync(join(tmpdir(), 'release-bytes-')), 'tree');
  git(['worktree', 'add', '--quiet', '--detach', tree, commits[0]]);
  const rows = new Map(PARTS.map((part) => [part, { releases: 0, full: 0, others: 0, differences: 0 }]));
  try {
    let before = await buildCommit(tree, commits[0]);
    for (const commit of commits.slice(1)) {
      const after = await buildCommit(tree, commit);
      for (const part of PARTS) {
        if (before.get(part).build === after.get(part).build) continue;
        const sum = await compare(before.get(part).files, after.get(part).files);
        const row = rows.get(part);
        row.releases += 1;
        for (const [what, bytes] of Object.entries(sum)) row[what] += bytes;
      }
      console.log(`  ${commit}`);
      before = after;
    }
  } finally {
    git(['worktree', 'remove', '--force', tree]);
  }
  const parts = [...rows].map(([part, row]) => ({ part, ...row }));
  const total = parts.reduce((sum, row) => ({ ...addUp(sum, row), part: 'all' }));
  const missed = Object.entries(TARGETS).flatMap(([what, limit]) =>
    percent(total[what], total.full) > limit ? [`${what}: ${percent(total[what], total.full)} % of ${limit} %`] : [],
  );
  return { commits, parts: [...parts, total], missed };
}

const addUp = (a, b) =>
  Object.fromEntries(['releases', 'full', 'others', 'differences'].map((what) => [what, a[what] + b[what]]));
const percent = (part, whole) => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);

export function releaseBytesMarkdown({ commits, parts }) {
  const row = ({ part, releases, full, others, differences }) =>
    `| ${part} | ${releases} | ${Math.round(full / 1024)} | ${percent(others, full)} % | ${percent(differences, full)} % |`;
  return `## Bytes of a release for a returning visitor

The commits ${commits[1]} to ${commits.at(-1)}, each with its own settings; all files of a release, brotli 11 or the difference at level 22, for
a visitor who has all files of the release before. Targets: ${TARGETS.differences} % in Chromium, ${TARGETS.others} % elsewhere.

| part | releases | whole, KB | changed files, brotli | Chromium, differences |
|---|---|---|---|---|
${parts.map(row).join('\n')}`;
}
