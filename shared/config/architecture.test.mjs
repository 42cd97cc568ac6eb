/**
 * Tests of the architecture itself. `planted-violations` is a small copy of the tree in which every file that is named after a rule
 * breaks that rule, and nothing else: the rule file must report each of them, and no other file. The real tree must report none.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { missingOptionals } from '../scripts/complete-lock.mjs';
import { SINGLETONS } from './federation.mjs';

const CONFIG = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(CONFIG, '../..');
const RULES = join(ROOT, '.dependency-cruiser.cjs');
const GENERATED = new Set([
  'node_modules',
  'dist',
  'dist-server',
  '.cache',
  '.data',
  'coverage',
  'test-results',
  'playwright-report',
]);
const require = createRequire(import.meta.url);
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

const ruleNames = [...new Set(require(RULES).forbidden.map((rule) => rule.name))];
const workspaces = readJson(ROOT, 'package.json').workspaces;
const remotes = workspaces.filter((name) => name.startsWith('mf-'));

/** Runs dependency-cruiser in a tree; gives its violations and how many modules it saw. */
async function cruise(tree, folders, rules = RULES) {
  const bin = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const run = await promisify(execFile)(
    process.execPath,
    [bin, '--config', rules, '--output-type', 'json', ...folders],
    {
      cwd: tree,
      maxBuffer: 1e9,
    },
  ).catch((error) => error);
  assert.ok(run.stdout, `dependency-cruiser gave no answer: ${run.stderr}`);
  const { summary } = JSON.parse(run.stdout);
  return summary;
}

/** Copies the fixture to a folder of its own and gives it node_modules: a link per part, a stub per package. */
function layOutPlantedTree() {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')));
  cpSync(join(CONFIG, 'planted-violations'), tree, { recursive: true });
  const folders = readdirSync(tree).filter((name) => existsSync(join(tree, name, 'package.json')));
  mkdirSync(join(tree, 'node_modules/@portal'), { recursive: true });
  for (const folder of folders) {
    symlinkSync(
      join(tree, folder),
      join(tree, 'node_modules', readJson(tree, folder, 'package.json').name),
      'junction',
    );
  }
  for (const id of readJson(tree, 'package.json').stubs) {
    const name = id
      .split('/')
      .slice(0, id.startsWith('@') ? 2 : 1)
      .join('/');
    const file = join(tree, 'node_modules', id.endsWith('.css') ? id : join(id, 'index.js'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    writeFileSync(
      join(tree, 'node_modules', name, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', license: 'MIT' }),
    );
  }
  return { tree, folders };
}

/** The rule file with the entries of a rule numbered, so that each entry can be seen at work. */
function numberEntries(tree) {
  const file = join(tree, 'numbered.cjs');
  const number = 'forbidden.map((rule, index) => ({ ...rule, name: rule.name + "#" + index }))';
  writeFileSync(
    file,
    `const { forbidden, options } = require(${JSON.stringify(RULES)});\nmodule.exports = { options, forbidden: ${number} };\n`,
  );
  return file;
}

/** Files below a folder as relative paths with forward slashes; not those that tools made. */
function filesOf(folder, path = '') {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const below = path ? `${path}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : filesOf(folder, below);
    return entry.isFile() ? [below] : [];
  });
}

/** The rules a planted file breaks: the one it is named after, and those of its first line (`// also: …`). */
function expectedRules(fixture, file) {
  const named = ruleNames.filter((name) => file.includes(name) && /\.tsx?$/.test(file));
  const isBystander = /^mf-surface-is-lazy\/src\/(pages|features)\//.test(file);
  const also = /^\/\/ also: (.+)/.exec(readFileSync(join(fixture, file), 'utf8'))?.[1].split(', ') ?? [];
  return isBystander ? [] : [...named, ...also];
}

describe('the architecture rules', () => {
  const fixture = join(CONFIG, 'planted-violations');
  const files = filesOf(fixture);
  let planted;
  const reported = new Map();
  const entriesAtWork = new Set();

  before(async () => {
    planted = layOutPlantedTree();
    const { violations } = await cruise(planted.tree, planted.folders, numberEntries(planted.tree));
    for (const { from, rule, cycle } of violations) {
      entriesAtWork.add(rule.name);
      // A cycle is reported once; every file on it is part of it.
      for (const file of cycle?.map((step) => step.name) ?? [from]) {
        reported.set(file, (reported.get(file) ?? new Set()).add(rule.name.split('#')[0]));
      }
    }
  });
  after(() => rmSync(planted.tree, { recursive: true, force: true }));

  test('are 21, and no name is part of another', () => {
    assert.equal(ruleNames.length, 21);
    for (const name of ruleNames)
      assert.deepEqual(
        ruleNames.filter((other) => other.includes(name)),
        [name],
      );
  });

  for (const name of ruleNames) {
    test(`${name} has a planted file, a reason and a remedy`, () => {
      assert.ok(
        files.some((file) => expectedRules(fixture, file)[0] === name),
        `plant a file named ${name}.ts`,
      );
      for (const rule of require(RULES).forbidden.filter((rule) => rule.name === name)) {
        assert.equal(rule.severity, 'error');
        assert.match(rule.comment, /[.;:] /);
      }
    });
  }

  test('have no entry that no planted file breaks', () => {
    const entries = require(RULES).forbidden.map((rule, index) => `${rule.name}#${index}`);
    assert.deepEqual(
      entries.filter((entry) => !entriesAtWork.has(entry)),
      [],
    );
  });

  for (const file of files) {
    const expected = expectedRules(fixture, file);
    test(expected.length ? `report ${file}` : `allow ${file}`, () => {
      assert.deepEqual([...(reported.get(file) ?? [])].sort(), [...new Set(expected)].sort());
    });
  }
});

test('the real tree breaks no rule of the architecture', async () => {
  const { violations, totalCruised } = await cruise(ROOT, workspaces);
  assert.ok(totalCruised > 20, `only ${totalCruised} modules were seen`);
  const report = ruleNames
    .map((name) => [name, violations.filter((violation) => violation.rule.name === name)])
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => {
      const { comment } = require(RULES).forbidden.find((rule) => rule.name === name);
      return [`${name}: ${comment}`, ...found.map(({ from, to }) => `  ${from} → ${to}`)].join('\n');
    });
  assert.ok(violations.length === 0, `${violations.length} violations\n${report.join('\n')}`);
});

describe('packages', () => {
  const manifests = Object.fromEntries(workspaces.map((name) => [name, readJson(ROOT, name, 'package.json')]));
  const rootManifest = readJson(ROOT, 'package.json');
  const singletons = [...new Set(Object.values(SINGLETONS))].filter((name) => name !== manifests.shared.name);
  const heldByShared = Object.keys(manifests.shared.dependencies);
  const asPeers = singletons.filter((name) => !heldByShared.includes(name)).sort();

  for (const name of ['shared', ...remotes]) {
    test(`${name} asks for the singletons of federation.mjs as peers, in the versions of the shell`, () => {
      const { peerDependencies, dependencies } = manifests[name];
      assert.deepEqual(Object.keys(peerDependencies).sort(), asPeers);
      assert.deepEqual(
        Object.keys(dependencies).filter((dependency) => asPeers.includes(dependency)),
        [],
      );
      for (const [peer, range] of Object.entries(peerDependencies)) {
        assert.equal(range, `^${manifests.shell.dependencies[peer]}`, peer);
      }
    });
  }

  test('the shell brings every singleton', () => {
    assert.deepEqual(
      singletons.filter((name) => !manifests.shell.dependencies[name]),
      [],
    );
  });

  test('a singleton is installed once', () => {
    const { packages } = readJson(ROOT, 'package-lock.json');
    // Tools of tests may bring their own: no part is built with those.
    const installed = Object.keys(packages).filter((path) => !packages[path].dev);
    for (const name of singletons) {
      assert.equal(installed.filter((path) => path.endsWith(`node_modules/${name}`)).length, 1, name);
    }
  });

  test('the lock file is complete for every platform, so that npm ci works there', () => {
    const missing = missingOptionals(readJson(ROOT, 'package-lock.json').packages).map(([name]) => name);
    assert.deepEqual(missing, [], 'run node shared/scripts/complete-lock.mjs');
  });

  test('versions are exact, and one package has one version in all parts', () => {
    const seen = new Map();
    for (const { dependencies, devDependencies } of [rootManifest, ...Object.values(manifests)]) {
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        assert.match(version, /^(npm:.+@)?\d+\.\d+\.\d+$/, name);
        assert.equal(version, seen.get(name) ?? version, name);
        seen.set(name, version);
      }
    }
  });
});

test('no source file is longer than 200 lines', () => {
  const isSource = /\.(ts|tsx|mjs|cjs|css|html)$/;
  const isExempt = /\/(planted-violations|public)\/|\.(test|spec)\.(ts|tsx|mjs)$/;
  const long = readdirSync(ROOT)
    .filter((name) => workspaces.includes(name))
    .flatMap((name) => filesOf(join(ROOT, name)).map((file) => `${name}/${file}`))
    .concat('.dependency-cruiser.cjs')
    .filter((file) => isSource.test(file) && !isExempt.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length])
    .filter(([, lines]) => lines > 200);
  assert.deepEqual(long, [], 'split by what the parts of the file do');
});

test('no two parts name an endpoint alike: there is one store, and it refuses the second part', () => {
  const isEndpoints = /^(src\/endpoints|src\/api-slices)\/[^/]+(?<!\.test)\.ts$/;
  const names = workspaces
    .flatMap((name) => filesOf(join(ROOT, name)).map((file) => [name, file]))
    .filter(([, file]) => isEndpoints.test(file))
    .map((path) => readFileSync(join(ROOT, ...path), 'utf8'))
    .flatMap((source) => [...source.matchAll(/^\s+(\w+): build\.(?:query|mutation|infiniteQuery)</gm)])
    .map(([, name]) => name);
  assert.ok(names.length > 50);
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

describe("the service worker is the shell's alone (decision 086)", () => {
  /** Files of remotes and of what they share that know it. */
  const uses = (tree) =>
    readdirSync(tree)
      .filter((name) => /^(mf-|shared$)/.test(name))
      .flatMap((name) => filesOf(join(tree, name, 'src')).map((file) => `${name}/src/${file}`))
      .filter((file) => /\.(ts|tsx)$/.test(file) && /\bserviceWorker\b/.test(readFileSync(join(tree, file), 'utf8')));

  test('a remote that registers one is found', () =>
    assert.deepEqual(uses(join(CONFIG, 'planted-violations')), ['mf-two/src/features/registers-a-service-worker.ts']));

  test('no part has one', () => assert.deepEqual(uses(ROOT), []));
});
