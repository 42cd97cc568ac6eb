/** Keeps the last result of every part in RESULTS.json and writes RESULTS.md from it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

const JSON_FILE = join(import.meta.dirname, 'RESULTS.json');
const MARKDOWN_FILE = join(import.meta.dirname, 'RESULTS.md');

/** What the figures were measured on. */
export function machine(chromiumPath) {
  const chromium = spawnSync(chromiumPath, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model.trim(),
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    chromium,
  };
}

/** Work of others on the machine: the mean number of busy processes in the last minute. */
export const load = () => Math.round(loadavg()[0] * 10) / 10;

const readAll = () => (existsSync(JSON_FILE) ? JSON.parse(readFileSync(JSON_FILE, 'utf8')) : {});

/** What a part measured before; undefined without. */
export const lastResult = (part) => readAll()[part];

export function saveResult(part, result) {
  const all = readAll();
  all[part] = result;
  writeFileSync(JSON_FILE, `${JSON.stringify(all, null, 2)}\n`);
  return all;
}

/** @param {Record<string, (result: object) => string>} writers by part, in the order of the document */
export function writeMarkdown(all, writers) {
  const parts = Object.entries(writers)
    .filter(([part]) => all[part])
    .map(([part, write]) => `${write(all[part])}\n\n${whenAndWhere(all[part])}`);
  const head =
    '# Results of `npm run bench`\n\nWritten by the program; each figure is from one run on the machine named below it. Ratios hold elsewhere, absolute times do not.';
  writeFileSync(MARKDOWN_FILE, `${[head, ...parts].join('\n\n')}\n`);
}

const whenAndWhere = ({ date, machine: { cores, processor, memoryGb, node, chromium }, loadBefore, loadAfter }) =>
  `*${date}, ${cores} cores (${processor}), ${memoryGb} GB, Node ${node}, ${chromium}; load before ${loadBefore}, after ${loadAfter}.*`;
