/**
 * The release of a part that was published before this tree, built from the sources of its commit by the build settings of that commit.
 * Trees lie in `.cache/skew/<commit>` and are made once.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lockedPackages } from '@portal/shared/config/locked-packages.mjs';
import { borrowPackages } from '@portal/shared/scripts/borrow-packages.mjs';
import { gitIn } from '@portal/shared/scripts/skew-previous.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/skew');

const git = gitIn(ROOT);

/** @returns {string | undefined} what to do when the commits before this one are not here: then nothing can be compared, which is no success */
export function missingHistory() {
  try {
    git('rev-parse', 'HEAD~1');
    if (git('rev-parse', '--is-shallow-repository') === 'false') return undefined;
  } catch {
    // No repository, or a single commit: the sentence below says it.
  }
  return 'The releases before this one are built from the history, which is not here: git fetch --unshallow --tags, or clone anew.';
}

/**
 * The tree of a commit with these parts built; what is there already is kept.
 * @returns {string} its folder
 */
export function treeOf(commit, parts, log = console.log) {
  const tree = join(CACHE, commit.slice(0, 12));
  if (!existsSync(tree)) unpack(commit, tree, log);
  const missing = parts.filter(
    (part) => !existsSync(join(tree, part, 'dist', part === 'shell' ? 'release.json' : 'build.json')),
  );
  if (missing.length > 0) {
    log(`Release before this one, of ${commit.slice(0, 12)}: ${missing.join(', ')}`);
    execFileSync(process.execPath, ['shared/scripts/build.mjs', ...missing], { cwd: tree, stdio: 'inherit' });
  }
  return tree;
}

function unpack(commit, tree, log) {
  const making = `${tree}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const archive = join(making, 'tree.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', 'tree.tar'], { cwd: making });
  rmSync(archive);
  const [theirs, ours] = [making, ROOT].map((root) =>
    lockedPackages(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  );
  if (isDeepStrictEqual(theirs, ours)) borrowPackages(making, tree);
  else {
    log(`Other packages in package-lock.json at ${commit.slice(0, 12)}: they are installed.`);
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: making,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  renameSync(making, tree);
}
