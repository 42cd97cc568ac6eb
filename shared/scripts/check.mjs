/**
 * All that needs no browser: format and lint, architecture, dead code, weight of the built parts, types, unit and route tests. `npm run check`, and half of
 * `npm test`. Cheap groups run first; after the first group that fails the rest is not run.
 */
import { spawn } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { openResults, printResults, ROOT, writeCounts } from './test-results.mjs';

/** Tests of the build itself: plain Node, because Jest's own settings are among what they test. */
const nodeTests = () =>
  ['shared/config', 'shared/scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith('.test.mjs'))
      .map((file) => join(ROOT, folder, file)),
  );

const bin = (path) => [join(ROOT, 'node_modules', path)];

/** Groups in order; the steps of a group run side by side. `args` go to Node; `live` shows the output while it runs. */
const GROUPS = [
  [
    { name: 'Biome', args: [...bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
    {
      name: 'Architecture',
      args: ['--test', '--test-reporter=tap', ...nodeTests()],
      count: (output) => writeCounts('architecture', tapCounts(output)),
      brief: failedOfTap,
    },
  ],
  [
    { name: 'Types, browser', args: [...bin('typescript/bin/tsc'), '-p', '.'] },
    { name: 'Types, api', args: [...bin('typescript/bin/tsc'), '-p', 'api'] },
  ],
  [
    { name: 'Dead code', args: bin('knip/bin/knip.js') },
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
      return `✖ ${name}\n${message.trimEnd()}\n`;
    })
    .join('\n');
}

/** Runs one step; gives its name, seconds and whether it passed. */
function runStep({ name, args, live, count, brief }) {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', live ? 'inherit' : 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('close', (code) => {
      count?.(output);
      if (code !== 0 && !live) console.log(`\n── ${name} ──\n${brief?.(output) || output}`);
      done({ name, seconds: (performance.now() - started) / 1000, passed: code === 0 });
    });
  });
}

/** Runs the groups; prints a line per step and gives true when all passed. */
export async function runCheck() {
  const rows = [];
  for (const group of GROUPS) {
    const results = await Promise.all(group.map(runStep));
    rows.push(...results);
    if (results.some((result) => !result.passed)) break;
  }
  console.log('');
  for (const { name } of GROUPS.flat()) {
    const row = rows.find((result) => result.name === name);
    const verdict = row ? `${row.passed ? 'ok    ' : 'FAILED'} ${row.seconds.toFixed(1).padStart(6)} s` : 'not run';
    console.log(`  ${name.padEnd(16)} ${verdict}`);
  }
  return rows.length === GROUPS.flat().length && rows.every((row) => row.passed);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  openResults();
  const passed = await runCheck();
  printResults();
  process.exitCode = passed ? 0 : 1;
}
