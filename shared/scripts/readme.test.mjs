import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { ROOT } from './test-results.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const PARTS = JSON.parse(read('package.json')).workspaces;
const PAGES = [
  'README.md',
  '.github/CONTRIBUTING.md',
  'docs/decisions/README.md',
  'docs/deployment.md',
  'docs/environment.md',
  'docs/running.md',
  'docs/security.md',
  ...PARTS.map((part) => `${part}/README.md`).filter((path) => existsSync(join(ROOT, path))),
];

/** The names of config-variables.ts that the environment may hold. */
const variables = () =>
  [...read('api/src/config-variables.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);

/** The codes of the contract that a failure card may show. */
const codes = () => {
  const [, list] = /LoadErrorClass = z\.enum\(\[([^\]]+)\]/.exec(read('shared/src/contract/load-report.ts'));
  return [...list.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code);
};

const recordFiles = () =>
  readdirSync(join(ROOT, 'docs/decisions'))
    .filter((file) => /^\d/.test(file))
    .sort();

describe('what people read is true for the tree', () => {
  test('docs/environment.md names every variable of the environment', () => {
    assert.ok(variables().length > 20);
    const text = read('docs/environment.md');
    assert.deepEqual(
      variables().filter((name) => !text.includes(`\`${name}\``)),
      [],
    );
  });

  test('CONTRIBUTING explains every code of the failure card, and no other', () => {
    const [, section] = read('.github/CONTRIBUTING.md').split('## What the code on a failure card means');
    const explained = [...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code);
    assert.deepEqual(explained.sort(), codes().sort());
  });

  test('every part is on the map', () => {
    const text = read('README.md');
    assert.deepEqual(
      PARTS.filter((part) => !new RegExp(`^\\| \\[?${part}\\b`, 'm').test(text)),
      [],
    );
  });

  for (const page of PAGES) {
    test(`the links and scripts of ${page} lead somewhere`, () => {
      const text = read(page);
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => join(dirname(page), path));
      assert.deepEqual(
        links.filter((path) => !existsSync(join(ROOT, path))),
        [],
      );
      const { scripts } = JSON.parse(read('package.json'));
      const named = [...text.matchAll(/npm run ([a-z\d:-]+)/g)].map(([, name]) => name);
      assert.deepEqual(
        named.filter((name) => !(name in scripts)),
        [],
      );
    });
  }

  test('the index of decisions has every record', () => {
    const index = read('docs/decisions/README.md');
    const linked = [...index.matchAll(/\((\d{3}-[a-z-]+\.md)\)/g)].map(([, file]) => file);
    assert.ok(linked.length > 0);
    assert.deepEqual(recordFiles(), linked.sort());
  });
});
