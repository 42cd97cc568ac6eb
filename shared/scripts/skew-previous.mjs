/** Which release of a part is the one before this tree (decision 078). */
import { execFileSync } from 'node:child_process';
import { ROOT } from './test-results.mjs';

/** Runs git in a folder: its arguments → what it prints. */
export const gitIn =
  (cwd) =>
  (...args) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** What a build of a part is made of, for the history: `buildId` has it in full. */
const inputsOf = (part) => [
  ...(part === 'api'
    ? ['api/src', 'api/migrations', 'shared/src/domain']
    : [`${part}/src`, `${part}/remote.json`, 'shared/src', 'shared/config']),
  'shared/src/contract',
  ':(exclude,glob)**/*.test.*',
  ':(exclude,glob)**/testing/**',
];

/**
 * The commit of the release before: the newest tag `<part>@<version>` of an earlier commit; without tags the last commit before this one that
 * raised the part's version; without that the commit before the last change of its sources, or the present one while they are changed.
 * @param {{ since?: string, root?: string }} [options] a commit that is meant instead, for all; the repository
 * @returns {{ commit?: string, why: string }} no commit for a part that is new: it has no release before
 * @throws when the history at hand does not reach back to one
 */
export function previousOf(part, { since, root = ROOT } = {}) {
  const found = commitBefore(part, since, gitIn(root));
  const isThere = gitIn(root)('ls-tree', '--name-only', found.commit, `${part}/package.json`) !== '';
  return isThere ? found : { why: `it is new: ${found.commit.slice(0, 12)} has no ${part}` };
}

function commitBefore(part, since, git) {
  if (since) return { commit: git('rev-parse', `${since}^{commit}`), why: 'as asked' };
  const [tag] = git('tag', '--list', `${part}@*`, '--sort=-creatordate', '--merged', 'HEAD~1').split('\n');
  if (tag) return { commit: git('rev-list', '-1', tag), why: `tag ${tag}` };
  const raised = git(
    'log',
    '-1',
    '--format=%H',
    '--diff-filter=M',
    '-G^  "version":',
    'HEAD~1',
    '--',
    `${part}/package.json`,
  );
  if (raised) return { commit: raised, why: 'its version was raised there' };
  const inputs = inputsOf(part);
  if (git('status', '--porcelain', '--', ...inputs))
    return { commit: git('rev-parse', 'HEAD'), why: 'before what is not committed' };
  const changed = git('log', '-1', '--format=%H', '--', ...inputs);
  return { commit: git('rev-parse', `${changed}~1`), why: 'before the last change of its sources' };
}
