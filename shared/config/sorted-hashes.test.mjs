import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { compile } from './compile.mjs';
import { remoteConfig } from './rspack-part.mjs';

/** So many that they do not come in order by chance. */
const PAGES = Array.from({ length: 12 }, (_page, number) => `page${number}`);
const root = mkdtempSync(join(tmpdir(), 'sorted-'));
after(() => rmSync(root, { recursive: true, force: true }));

function writePart(directory) {
  mkdirSync(join(directory, 'src'), { recursive: true });
  const write = (name, text) => writeFileSync(join(directory, name), text);
  write('package.json', JSON.stringify({ version: '1.0.0', dependencies: { '@portal/shared': '1.0.0' } }));
  write(
    'src/module.ts',
    `export const pages = [${PAGES.map((name) => `() => import(/* webpackChunkName: "${name}" */ './${name}')`)}];`,
  );
  for (const name of PAGES) {
    write(`src/${name}.ts`, `import styles from './${name}.module.css'; export const page = [styles, '${name}'];`);
    write(`src/${name}.module.css`, `.box { order: ${name.length}; content: '${name}'; }`);
  }
}

test('the hashes of scripts and of style sheets stand in the order of their ids: the same build has the same bytes', async () => {
  const directory = join(root, 'mf-test');
  writePart(directory);
  await compile(remoteConfig(directory));
  const entry = readdirSync(join(directory, 'dist')).find((name) => /^remoteEntry\..*js$/.test(name));
  const text = readFileSync(join(directory, 'dist', entry), 'utf8');
  for (const name of ['sriHashes', 'sriCssHashes']) {
    const [, list] = new RegExp(`\\.${name}=\\{([^}]+)\\}`).exec(text);
    const ids = list.split(',').map((hash) => hash.split(':')[0]);
    assert.ok(ids.length >= PAGES.length, `${name}: ${ids}`);
    assert.deepEqual(ids, ids.toSorted(), name);
  }
});
