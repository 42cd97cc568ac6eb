/** Every reference leads somewhere and every requirement has its test; the planted texts show that what does not is refused. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { anchorsOf, checkText, indexOf } from './references.mjs';
import { checkRequirements, rowsOf } from './requirements.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** Requirements that are still to be built. May only be lowered. */
const OPEN_AT_MOST = 2;
/** Rows of the specification: none disappears. May only be raised. */
const ROWS_AT_LEAST = 268;

const TEXT = /\.(?:tsx?|mts|mjs|cjs|js|scss|css|sql|md|ya?ml|html)$/;
/** Landed migrations are known by their hash and keep the form of their day; the checker and this file hold what must be refused. */
const LEFT_OUT = [
  'api/migrations/0009_fixed_rows.sql',
  'api/migrations/0195_article_alias.sql',
  'shared/config/references.mjs',
  'shared/config/requirements.mjs',
  'shared/config/references.test.mjs',
];
const NOT_WALKED = new Set(['node_modules', 'dist', 'dist-server', 'test-results']);

/** All files of the tree by path: those of git, or without git whatever is no product of a build. */
function listFiles() {
  if (existsSync(join(ROOT, '.git'))) {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
    return list
      .toString()
      .split('\0')
      .filter((path) => path !== '' && existsSync(join(ROOT, path)));
  }
  const walk = (folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      if (NOT_WALKED.has(entry.name) || (entry.name.startsWith('.') && entry.name !== '.github')) return [];
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? walk(path) : [path];
    });
  return walk('');
}

const files = listFiles();
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const texts = new Map(files.filter((path) => TEXT.test(path)).map((path) => [path, read(path)]));
const folders = files.flatMap((path) => path.split('/').map((_, at, names) => names.slice(0, at).join('/')));
const pagesOf = (map) => new Map([...map].filter(([path]) => path.endsWith('.md')));
const index = indexOf(pagesOf(texts), new Set([...files, ...folders]));

test('every reference of code, tests and docs leads somewhere', (context) => {
  const checked = [...texts]
    .filter(([path]) => !LEFT_OUT.includes(path))
    .map(([path, text]) => checkText(path, text, index));
  assert.ok(checked.length > 1000);
  const faults = checked.flatMap((one) => one.faults);
  assert.ok(faults.length === 0, `${faults.length} do not:\n${faults.join('\n')}`);
  const resolved = checked.reduce((sum, one) => sum + one.resolved, 0);
  context.diagnostic(`${resolved} references in ${checked.length} files`);
});

test('every requirement has a test that names it, or is still to be built', (context) => {
  const faults = checkRequirements(index, (path) => texts.get(path));
  assert.ok(faults.length === 0, `${faults.length} have none:\n${faults.join('\n')}`);
  assert.ok(index.ids.size >= ROWS_AT_LEAST, `${index.ids.size} rows, ${ROWS_AT_LEAST} are wanted: none may disappear`);
  context.diagnostic(`${index.ids.size} requirements, ${index.open.length} still to be built`);
});

test('the list of what is still to be built only shrinks', () => {
  assert.equal(
    index.open.length,
    OPEN_AT_MOST,
    `${index.open.length} in open.md: lower OPEN_AT_MOST to that, never raise it`,
  );
});

const PAGES = new Map([
  ['docs/choices.md', '## C05 Search query keys\n'],
  ['docs/requirements/README.md', '## § 7 The api\n'],
  ['docs/requirements/shell.md', '- **SH-001** One. Tests: [a](../../shell/a.test.ts)\n- **SH-002** Two.\n'],
  ['docs/requirements/open.md', '- **SH-002** Not built.\n'],
  ['docs/trust.md', '# Trust\n## Sessions\n## Sessions\n## Who may `see` what?\n```\n# no heading\n```\n'],
]);
const SMALL = indexOf(PAGES, new Set([...PAGES.keys(), 'docs', 'README.md', 'docs/decisions/020-own-table.md']));
const faultsOf = (path, text) => checkText(path, text, SMALL).faults;

describe('refused is', () => {
  for (const [why, path, text] of [
    ['a section of nothing', 'a.ts', '// as in § 7'],
    ['a section without its space', 'a.ts', '// specification §7'],
    ['the short name of the specification', 'a.ts', '// spec § 7'],
    ['a section that has no heading', 'a.ts', '// specification § 8'],
    ['a section within a section', 'a.ts', '// specification § 7.1'],
    ['a section of a document that is not here', 'a.ts', '// trust § 7'],
    ['two sections at once', 'a.ts', '// specification §§ 7, 7'],
    ['the same in the name of a test', 'a.test.ts', "test('§7: news', () => {});"],
    ['a section in prose', 'README.md', 'As § 7 says.'],
    ['a requirement without a row', 'a.ts', '/** The header (SH-099). */'],
    ['a choice without a heading', 'a.ts', '/** The cards (C06). */'],
    ['a choice among others', 'a.css', '/* C05, C99 */'],
    ['a decision without a file', 'a.ts', '// decision 021'],
    ['the second of two decisions', 'a.ts', '// decisions 020 and 021'],
    ['a decision that is called a record', 'a.ts', '// record 020'],
    ['a decision without the word', 'a.ts', '// a table of our own (020)'],
    ['a page that is not there', 'a.mjs', '// docs/nothing.md'],
    ['an anchor that is not there', 'a.yml', '# docs/trust.md#tokens'],
    ['a third heading of two', 'a.sql', '-- docs/trust.md#sessions-2'],
    ['a heading inside a block of code', 'a.ts', '// docs/trust.md#no-heading'],
    ['a document that is not in the repository', 'a.ts', '// see federation.md'],
    ['a link to a missing file', 'README.md', '[here](docs/nothing.md)'],
    ['a link to a missing anchor', 'README.md', '[here](docs/trust.md#tokens)'],
    ['a link from the wrong folder', 'docs/choices.md', '[here](docs/trust.md)'],
    ['a link to a missing heading of the same page', 'docs/trust.md', '[here](#tokens)'],
  ])
    test(why, () => assert.equal(faultsOf(path, text).length, 1, text));
});

describe('accepted is', () => {
  for (const [why, path, text, resolved] of [
    ['a requirement, also an open one', 'a.ts', '// SH-001, SH-002', 2],
    ['a choice', 'a.css', '/* C05 */', 1],
    ['a section', 'a.ts', '/** `GET news` (specification § 7, C05). */', 2],
    ['a section at the start of the next line', 'a.ts', '/**\n * as in the specification\n * § 7\n */', 1],
    ['a decision', 'a.ts', '// decision 020', 1],
    ['a page and its anchors', 'a.ts', '// docs/trust.md#sessions, docs/trust.md#sessions-1, docs/trust.md', 3],
    ['a page at the end of a sentence', 'a.ts', '// See docs/trust.md.', 1],
    [
      'links',
      'docs/choices.md',
      '[a](trust.md#who-may-see-what) [b](#c05-search-query-keys) [c](https://a.example)',
      2,
    ],
    ['an external standard', 'a.ts', '// RFC 9110 § 13.1.1, WCAG 2.2 § 2.4.7', 0],
    ['the heading of a section', 'docs/requirements/README.md', '## § 7 The api', 0],
    ['what only looks like a choice', 'a.ts', "'#C06' '#fC06fc' 'AC06' 'M1 2 C06 10 12 14' `1-C06`", 0],
    ['what only looks like a requirement', 'a.ts', "'XSH-099' 'SH-09912' 'SH-09'", 0],
    ['numbers that are no decisions', 'a.ts', 'status(404); get(020.5); // 020', 0],
  ])
    test(why, () => assert.deepEqual(checkText(path, text, SMALL), { faults: [], resolved }));
});

describe('a requirement', () => {
  const PROOFS = {
    'api/c.test.ts': "test('AP-0161: one', …)",
    'shell/a.test.ts': "test('SH-001: one', …)",
    'shell/a.ts': '// SH-001',
  };
  const check = (row, open = '') =>
    checkRequirements(
      { rows: rowsOf('docs/requirements/shell.md', row), open: rowsOf('docs/requirements/open.md', open) },
      (path) => PROOFS[path],
    );
  const ROW = '- **SH-001** One. Tests: [a](../../shell/a.test.ts)';

  test('passes with a test that names it', () => assert.deepEqual(check(ROW), []));
  test('passes while it is still to be built', () =>
    assert.deepEqual(check('- **SH-001** One.', '- **SH-001** Not yet.'), []));
  test('passes when what is built of it is proved', () =>
    assert.deepEqual(check(ROW, '- **SH-001** partly: no mail yet.'), []));
  test('passes over several lines', () =>
    assert.deepEqual(check('- **SH-001** One,\n  and more. Tests:\n  [a](../../shell/a.test.ts)'), []));
  for (const [why, row, open] of [
    ['without a test', '- **SH-001** One.'],
    ['with a test that does not name it', '- **SH-002** Two. Tests: [a](../../shell/a.test.ts)'],
    ['with a test that names a longer id', '- **AP-016** Two. Tests: [b](../../api/c.test.ts)'],
    ['with a test that is not there', '- **SH-001** One. Tests: [b](../../shell/b.test.ts)'],
    ['with a source instead of a test', '- **SH-001** One. Tests: [a](../../shell/a.ts)'],
    ['that is proved and still called open', ROW, '- **SH-001** Not yet.'],
    ['that is still open and has no row', ROW, '- **SH-002** Not yet.'],
    ['that is there twice', `${ROW}\n${ROW}`],
  ])
    test(`is refused ${why}`, () => assert.equal(check(row, open).length, 1));
});

test('anchors are those of GitHub', () => {
  const text = '# Wire (Dutch) and code\n## A `b` & c\n## [Link](x.md) – end\n## § 7 The api\n';
  assert.deepEqual([...anchorsOf(text)], ['wire-dutch-and-code', 'a-b--c', 'link--end', '-7-the-api']);
});
