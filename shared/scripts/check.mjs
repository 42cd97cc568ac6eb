/**
 * All that needs no browser: format and lint, architecture, dead code, weight of the built parts, types, unit and route tests. `npm run check`, and half of
 * `npm test`. Cheap groups run first. One part alone: part.mjs.
 */
import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { runGroups, tool } from './run-groups.mjs';
import { openResults, printResults, ROOT, writeCounts } from './test-results.mjs';

/** Tests of the build itself: plain Node, because Jest's own settings are among what they test. */
const nodeTests = () =>
  ['shared/config', 'shared/scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith('.test.mjs'))
      .map((file) => join(ROOT, folder, file)),
  );

/** @type {import('./run-groups.mjs').Step[][]} */
const GROUPS = [
  [
    { name: 'Biome', args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
    {
      name: 'Architecture',
      args: ['--test', '--test-reporter=tap', ...nodeTests()],
      count: (output) => writeCounts('architecture', tapCounts(output)),
      brief: failedOfTap,
    },
  ],
  [
    { name: 'Types, browser', args: [tool('typescript/bin/tsc'), '-p', '.'] },
    { name: 'Types, api', args: [tool('typescript/bin/tsc'), '-p', 'api'] },
  ],
  [
    { name: 'Dead code', args: [tool('knip/bin/knip.js')] },
    { name: 'Weight', args: [join(ROOT, 'shared/scripts/budget.mjs')] },
  ],
  [{ name: 'Jest', args: [join(ROOT, 'shared/scripts/unit.mjs')], live: true }],
];

function tapCounts(output) {
  const read = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return { passed: read('pass'), failed: read('fail') };
}

/** The failures of a TAP report: the name and the message of each, without the tests that passed. */
function failedOfTap(output) {
  const blocks = output.split(/^(?= *(?:not )?ok \d+ - )/m).filter((block) => /^ *not ok/.test(block));
  return blocks
    .filter((block) => !block.includes("failureType: 'subtestsFailed'"))
    .map((block) => {
      const name = /^ *not ok \d+ - (.+)/.exec(block)[1];
      const message = /^ *error: (?:\|-\n)?([\s\S]*?)^ *code:/m.exec(block)?.[1] ?? block;
      const ending = /^ *((?:exitCode|signal): (?!null|~).+)$/m.exec(block)?.[1];
      return `✖ ${name}\n${message.trimEnd()}\n${ending ? `${ending}\n` : ''}`;
    })
    .join('\n');
}

/** Runs the groups; prints a line per step and gives true when all passed. */
export const runCheck = () => runGroups(GROUPS);

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  openResults();
  const passed = await runCheck();
  printResults();
  process.exitCode = passed ? 0 : 1;
}
