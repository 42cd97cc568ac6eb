import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { gitIn, previousOf } from './skew-previous.mjs';

let root;
let git;
const commits = {};

/** Writes files and commits them, under a name. */
function commit(name, files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  git('add', '.');
  git('-c', 'user.name=team', '-c', 'user.email=team@example.org', 'commit', '-m', name);
  commits[name] = git('rev-parse', 'HEAD');
}
const manifest = (version) => `{\n  "version": "${version}"\n}\n`;

before(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-previous-'));
  git = gitIn(root);
  git('init', '--quiet');
  commit('first', { 'mf-old/package.json': manifest('1.0.0'), 'mf-old/src/page.ts': 'one' });
  commit('raised', { 'mf-old/package.json': manifest('1.1.0') });
  commit('changed', { 'mf-plain/package.json': manifest('1.0.0'), 'mf-plain/src/page.ts': 'one' });
  commit('plain', { 'mf-plain/src/page.ts': 'two' });
  commit('added', { 'mf-found-animals/package.json': manifest('1.0.0'), 'mf-found-animals/src/page.ts': 'one' });
});
after(() => rmSync(root, { recursive: true, force: true }));

test('the release before is that of the commit that raised the version, else of the one before the last change', () => {
  assert.equal(previousOf('mf-old', { root }).commit, commits.raised);
  assert.equal(previousOf('mf-plain', { root }).commit, commits.changed);
});

test('a part that is new has none, whether it is committed or not, and the answer says so', () => {
  for (const options of [{ root }, { root, since: commits.plain }]) {
    const { commit: found, why } = previousOf('mf-found-animals', options);
    assert.equal(found, undefined);
    assert.match(why, /^it is new: [0-9a-f]{12} has no mf-found-animals$/);
  }
  mkdirSync(join(root, 'mf-later/src'), { recursive: true });
  writeFileSync(join(root, 'mf-later/src/page.ts'), 'one');
  assert.equal(previousOf('mf-later', { root }).commit, undefined);
});
