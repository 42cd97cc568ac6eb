/**
 * One part alone, from its own folder: `npm test [-- <pattern>]` and `npm run check`. Nothing that only another part does wrong is seen; the rules
 * of the whole repository (references, doors, pages of several parts) are those of `npm run check` in the root. Decision 075.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { runGroups, tool } from './run-groups.mjs';
import { ROOT } from './test-results.mjs';
import { CHECKED, PARTS } from './workspaces.mjs';

/** Jest in the part's folder alone. */
const jestConfig = (part) => `--config=${join(ROOT, part, 'jest.config.cjs')}`;

/**
 * What is checked of one part. Types are those of its files and of what they reach; imports are followed out of the part, not beyond; only
 * what is released has a weight.
 * @returns {import('./run-groups.mjs').Step[][]}
 */
export function groupsOf(part) {
  const imports = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'];
  const weight = [{ name: 'Weight', args: [join(ROOT, 'shared/scripts/budget.mjs'), part] }];
  return [
    [
      { name: 'Biome', args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', part] },
      {
        name: 'Architecture',
        args: [
          tool('dependency-cruiser/bin/dependency-cruise.mjs'),
          ...[...imports, '--do-not-follow', `^(?!${part}/)`, part],
        ],
      },
    ],
    [
      { name: 'Types', args: [tool('typescript/bin/tsc'), '-p', part] },
      { name: 'Dead code', args: [tool('knip/bin/knip.js'), '--workspace', part] },
    ],
    PARTS.includes(part) ? weight : [],
    [{ name: 'Jest', args: [join(ROOT, 'shared/scripts/unit.mjs'), jestConfig(part)], live: true }],
  ];
}

function runTests(part, args) {
  const jest = [tool('jest/bin/jest.js'), jestConfig(part), ...args];
  return spawnSync(process.execPath, jest, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

function runCheck(part) {
  process.env.PORTAL_TEST_RESULTS = join(ROOT, '.cache', part, 'test-results');
  mkdirSync(process.env.PORTAL_TEST_RESULTS, { recursive: true });
  return runGroups(groupsOf(part));
}

async function run(command, args) {
  const part = basename(process.cwd());
  if (!CHECKED.includes(part) || !existsSync(join(ROOT, part, 'package.json'))) {
    throw new Error(`Run this in the folder of a part: ${CHECKED.join(', ')}.`);
  }
  ensureInstalled();
  if (command === 'test') return runTests(part, args);
  if (command === 'check') return runCheck(part);
  throw new Error('part.mjs knows test and check.');
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [command, ...args] = process.argv.slice(2);
  const passed = await run(command, args).catch((error) => {
    console.error(error.message);
    return false;
  });
  process.exitCode = passed ? 0 : 1;
}
