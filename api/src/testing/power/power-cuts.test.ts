import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../lib/project-root';

/** About 25 s each on a quiet machine; a busy one takes several times as long. */
const LIMIT_MS = 300_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'power-cuts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command with a state of its own; answers how it ended and what it said. */
function powerCuts(...options: string[]): Promise<{ code: number | null; text: string }> {
  const program = join(projectRoot, 'api/src/testing/power/power-cuts.ts');
  const state = ['--state', join(folder, 'state.json')];
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...state, ...options], {
    cwd: join(projectRoot, 'api'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (said) => (text += said));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })));
}

/** What was wrong with a seed, without the cut that it came from. */
const faultsOf = (seed: string, text: string) =>
  text.split('\n').flatMap((line) => (line.startsWith(`seed ${seed}, cut`) ? [line.split(' operations: ')[1]] : []));

test(
  'after each of four power cuts everything that was said yes to is there, and the portal starts',
  async () => {
    const { code, text } = await powerCuts('--rounds', '4', '--cuts', '4', '--from', '1');
    expect(text).toContain('Nothing was lost.');
    expect(code).toBe(0);
  },
  LIMIT_MS,
);

test(
  'a flush of the write-ahead log that is left out is found, and its seed shows the same faults again',
  async () => {
    const { code, text } = await powerCuts('--rounds', '8', '--cuts', '4', '--from', '1', '--forget', 'wal');
    const seed = /^seed (\d+), cut \d+.*: \w+ .* is lost/m.exec(text)?.[1];
    if (seed === undefined) throw new Error(`Nothing was found: ${text}`);
    expect(code).toBe(1);
    const again = await powerCuts('--seed', seed, '--forget', 'wal');
    expect(faultsOf(seed, again.text)).toEqual(faultsOf(seed, text));
    expect(again.code).toBe(1);
  },
  LIMIT_MS,
);
