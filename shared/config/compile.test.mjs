import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { compile } from './compile.mjs';

const directory = mkdtempSync(join(tmpdir(), 'compile-'));
after(() => rmSync(directory, { recursive: true, force: true }));

/** A build of one file, and what happens with its compiler. */
function buildOf(text) {
  writeFileSync(join(directory, 'main.js'), text);
  const seen = [];
  const plugin = { apply: ({ hooks }) => hooks.shutdown.tap('seen', () => seen.push('closed')) };
  const output = { path: join(directory, 'dist') };
  return { seen, config: { context: directory, mode: 'none', entry: './main.js', output, plugins: [plugin] } };
}

test('the result is read while the compiler is open, and then it is closed', async () => {
  const { config, seen } = buildOf('export {};');
  await compile(config, () => seen.push('read'));
  assert.deepEqual(seen, ['read', 'closed']);
});

test('a build that fails says why, and its compiler is closed too', async () => {
  const { config, seen } = buildOf(`import './nowhere.js';`);
  await assert.rejects(compile(config), /nowhere\.js/);
  assert.deepEqual(seen, ['closed']);
});
