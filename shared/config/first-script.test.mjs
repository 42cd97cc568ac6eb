/** What every visitor loads: the shell's first script holds what it uses itself, and nothing that only its later pages use. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { compile } from './compile.mjs';
import { shellConfig } from './rspack-part.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const output = mkdtempSync(join(tmpdir(), 'first-script-'));
let later;

before(async () => {
  const config = shellConfig(join(ROOT, 'shell'), { output });
  // One row per file, and no time spent on what the bundler makes of them afterwards.
  Object.assign(config.optimization, { concatenateModules: false, minimize: false });
  later = await compile(config, onlyUsedLater);
});
after(() => rmSync(output, { recursive: true, force: true }));

/** The names of the files of the first script that are used, but by none of its own files. */
function onlyUsedLater({ chunkGraph, moduleGraph, modules, namedChunks }) {
  const idsOf = (chunk) => new Set([...chunkGraph.getChunkModulesIterable(chunk)].map((module) => module.identifier()));
  const first = idsOf(namedChunks.get('main'));
  const isUse = (connection) => connection.originModule && connection.getActiveState(undefined) === true;
  const later = [...modules].filter((module) => {
    if (!first.has(module.identifier())) return false;
    const uses = [...moduleGraph.getIncomingConnections(module)].filter(isUse);
    const isFirst = ({ originModule, dependency }) =>
      first.has(originModule.identifier()) && dependency.type !== 'import()';
    return uses.length > 0 && !uses.some(isFirst);
  });
  return later.map((module) => module.nameForCondition?.() ?? module.identifier());
}

test('no file is in the first script for the sake of a page that comes later', () => {
  assert.deepEqual(
    later,
    [],
    'does federation-host.ts import something? The plugin hoists all that its runtime refers to',
  );
});
