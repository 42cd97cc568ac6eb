/** What every part has, so that it stands alone; the workspaces of the root package.json are the one list of parts. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { groupsOf } from './part.mjs';
import { ROOT } from './test-results.mjs';
import { CHECKED, PARTS, REMOTES, WORKSPACES } from './workspaces.mjs';

const read = (...path) => readFileSync(join(ROOT, ...path), 'utf8');
const manifestOf = (part) => JSON.parse(read(part, 'package.json'));
const WORKFLOWS = '.github/workflows';
const workflows = readdirSync(join(ROOT, WORKFLOWS)).map((file) => ({ file, text: read(WORKFLOWS, file) }));

describe('every part', () => {
  test('is tested and checked in its folder; what is published is built, served and versioned there', () => {
    for (const part of CHECKED) {
      const scripts = Object.keys(manifestOf(part).scripts ?? {});
      const wanted = PARTS.includes(part) ? ['build', 'check', 'dev', 'release:version', 'test'] : ['check', 'test'];
      assert.deepEqual(scripts, wanted, part);
      assert.ok(existsSync(join(ROOT, part, 'tsconfig.json')), `${part}/tsconfig.json`);
    }
  });

  test('has a section in its changelog for its version, which the lock file has too', () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    for (const part of PARTS) {
      const { version } = manifestOf(part);
      assert.match(
        read(part, 'CHANGELOG.md'),
        new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm'),
      );
      assert.equal(packages[part].version, version, `${part}: npm run lock`);
    }
  });

  test('has a line in CODEOWNERS, and nothing else has', () => {
    const owned = [...read('.github/CODEOWNERS').matchAll(/^\/([\w-]+)\/ +@/gm)].map(([, folder]) => folder);
    assert.deepEqual(owned.sort(), [...WORKSPACES].sort());
  });

  test('is checked without looking at another', () => {
    for (const part of CHECKED) {
      const words = groupsOf(part)
        .flat()
        .flatMap(({ args }) => args);
      const others = WORKSPACES.filter((name) => name !== part);
      assert.ok(words.includes(part));
      assert.deepEqual(
        words.filter((word) => others.includes(word)),
        [],
      );
    }
  });
});

describe('the workflows', () => {
  test('name no remote: which there are is read from the workspaces', () => {
    const named = workflows.flatMap(({ file, text }) =>
      REMOTES.filter((part) => text.replaceAll(/description: .*/g, '').includes(part)).map(
        (part) => `${file}: ${part}`,
      ),
    );
    assert.deepEqual(named, []);
  });

  test('run scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const called = workflows.flatMap(({ text }) => [...text.matchAll(/npm run (?:--silent )?([a-z\d:-]+)/g)]);
    assert.ok(called.length >= 4);
    assert.deepEqual(
      called.map(([, name]) => name).filter((name) => !name.startsWith('--') && !(name in scripts)),
      [],
    );
  });
});
