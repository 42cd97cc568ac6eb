/** The version of a part is raised in three files at once, or not at all. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { versionProblems } from './release/check-release.mjs';
import { isNewer, raiseVersion } from './release/raise-version.mjs';

const CHANGELOG = '# Changelog of mf-one\nWhat people notice.\n\n## 1.2.3 (2026-01-01)\n- Older.\n';

describe('raiseVersion', () => {
  let root;
  const file = (...path) => join(root, ...path);
  const read = (...path) => readFileSync(file(...path), 'utf8');
  const raise = (step, notes = ['Filters by colour'], part = 'mf-one') =>
    raiseVersion(root, part, { step, notes, date: '2026-11-24' });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'version-'));
    const packages = { '': { name: 'portal' } };
    for (const name of ['mf-one', 'mf-two']) {
      mkdirSync(file(name));
      writeFileSync(file(name, 'package.json'), JSON.stringify({ name, version: '1.2.3', private: true }));
      writeFileSync(file(name, 'CHANGELOG.md'), CHANGELOG);
      packages[name] = { version: '1.2.3', license: 'MIT' };
    }
    writeFileSync(file('package-lock.json'), JSON.stringify({ name: 'portal', lockfileVersion: 3, packages }));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  for (const [step, version] of [
    ['patch', '1.2.4'],
    ['minor', '1.3.0'],
    ['major', '2.0.0'],
    ['1.10.0', '1.10.0'],
  ]) {
    test(`${step} makes 1.2.3 ${version}, in package.json, lock file and changelog`, () => {
      assert.equal(raise(step, ['Filters by colour', 'Faster']), version);
      assert.equal(JSON.parse(read('mf-one/package.json')).version, version);
      assert.deepEqual(JSON.parse(read('package-lock.json')).packages['mf-one'], { version, license: 'MIT' });
      assert.equal(
        read('mf-one/CHANGELOG.md'),
        `# Changelog of mf-one\nWhat people notice.\n\n## ${version} (2026-11-24)\n- Filters by colour\n- Faster\n\n## 1.2.3 (2026-01-01)\n- Older.\n`,
      );
    });
  }

  test('another part keeps its version', () => {
    raise('minor');
    assert.equal(JSON.parse(read('mf-two/package.json')).version, '1.2.3');
    assert.equal(JSON.parse(read('package-lock.json')).packages['mf-two'].version, '1.2.3');
  });

  test('the first section stands below the introduction', () => {
    writeFileSync(file('mf-one/CHANGELOG.md'), '# Changelog of mf-one\n');
    raise('patch');
    assert.equal(read('mf-one/CHANGELOG.md'), '# Changelog of mf-one\n\n## 1.2.4 (2026-11-24)\n- Filters by colour\n');
  });

  for (const [why, step, notes, message] of [
    ['the same version', '1.2.3', ['x'], /niet nieuwer/],
    ['an older version', '1.2.2', ['x'], /niet nieuwer/],
    ['something before release', '1.3.0-beta.1', ['x'], /geen versie/],
    ['a version with a leading zero', '1.03.0', ['x'], /geen versie/],
    ['an unknown step', 'big', ['x'], /geen versie/],
    ['no line for the changelog', 'minor', [], /wat er verandert/],
    ['an empty line for the changelog', 'minor', [' '], /wat er verandert/],
  ]) {
    test(`${why} is refused, and nothing is written`, () => {
      assert.throws(() => raise(step, notes), message);
      assert.equal(JSON.parse(read('mf-one/package.json')).version, '1.2.3');
      assert.equal(read('mf-one/CHANGELOG.md'), CHANGELOG);
    });
  }

  test('a version that the changelog has already is refused', () => {
    writeFileSync(file('mf-one/CHANGELOG.md'), CHANGELOG.replace('1.2.3', '1.3.0'));
    assert.throws(() => raise('minor'), /heeft versie 1.3.0 al/);
  });

  test('a lock file that disagrees is refused', () => {
    writeFileSync(file('mf-one/package.json'), JSON.stringify({ name: 'mf-one', version: '1.3.0' }));
    assert.throws(() => raise('minor'), /npm run lock/);
  });
});

test('versions are compared as numbers', () => {
  assert.ok(isNewer('1.10.0', '1.9.9'));
  assert.ok(isNewer('2.0.0', '1.99.0'));
  assert.ok(!isNewer('1.2.3', '1.2.3'));
  assert.ok(!isNewer('1.2.3', '1.3.0'));
});

describe('a team publishes', () => {
  const published = [
    { version: '1.2.0', build: 'aaaa1111' },
    { version: '1.1.0', build: 'bbbb2222' },
  ];
  const problems = (version, build) => versionProblems('mf-one', { version, build }, published);

  test('a newer version, a build that is published already, and the first of all', () => {
    assert.deepEqual(problems('1.2.1', 'cccc3333'), []);
    assert.deepEqual(problems('1.1.0', 'bbbb2222'), []);
    assert.deepEqual(versionProblems('mf-one', { version: '0.1.0', build: 'cccc3333' }, []), []);
  });

  test('no other content under a version that was published, and is told to raise it', () => {
    const [problem] = problems('1.2.0', 'cccc3333');
    assert.match(problem, /version 1\.2\.0 is not newer than 1\.2\.0.+release:version -- mf-one/);
  });

  test('no version between two that were published', () => {
    assert.equal(problems('1.1.5', 'cccc3333').length, 1);
  });
});
