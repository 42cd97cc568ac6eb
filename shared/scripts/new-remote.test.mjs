/**
 * A new remote is made in a copy of the repository, checked and built there, published to a portal and asked for as a visitor does. The copy is removed
 * with all that was made in it.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { borrowPackages } from './borrow-packages.mjs';
import { createRemote } from './new-remote/create-remote.mjs';
import { ROOT } from './test-results.mjs';

const NAME = 'mf-gift-cards';
const key = randomBytes(32).toString('hex');
let tree;
let api;
let portal;

const read = (...path) => readFileSync(join(tree, ...path), 'utf8');
const readJson = (...path) => JSON.parse(read(...path));

/** Runs a script of the copy; gives what it printed, or the refusal that it ended with. */
async function run(script, args = [], { cwd = tree, env = {} } = {}) {
  const { NODE_TEST_CONTEXT: _, PORTAL_TEST_RESULTS: __, ...rest } = process.env;
  const program = spawn(process.execPath, [join(tree, 'shared/scripts', script), ...args], {
    cwd,
    env: { ...rest, ...env },
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const [status] = await once(program, 'close');
  return { status, output };
}

async function succeeds(...command) {
  const { status, output } = await run(...command);
  assert.equal(status, 0, output);
  return output;
}

async function startApi() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address();
  await promisify(probe.close.bind(probe))();
  portal = `http://localhost:${port}`;
  const settings = { PORT: String(port), DATA_DIR: join(tree, '.data'), DEPLOY_KEY: key, LOG_LEVEL: 'warn' };
  const quiet = {
    PORTAL_ENVIRONMENT: 'demo',
    DEMO_SCALE: '200',
    DATABASE_URL: '',
    PUBLIC_ORIGIN: '',
    METRICS_PORT: '',
  };
  api = spawn(process.execPath, ['--import', 'tsx', join(tree, 'api/src/main.ts')], {
    cwd: tree,
    env: { ...process.env, ...quiet, ...settings, DEMO_IDP: '1', NODE_ENV: '', PORTAL_PARTS: `shell,${NAME}` },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([once(api, 'message'), once(api, 'exit').then(() => assert.fail('the api ended'))]);
}

describe('a new remote', () => {
  before(() => {
    tree = realpathSync(mkdtempSync(join(tmpdir(), 'portal-new-remote-')));
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
    for (const file of list
      .toString()
      .split('\0')
      .filter((path) => path && existsSync(join(ROOT, path))))
      cpSync(join(ROOT, file), join(tree, file));
    // The shell is built only when no build of these sources is there.
    const shell = join('shell', 'dist');
    if (existsSync(join(ROOT, shell))) cpSync(join(ROOT, shell), join(tree, shell), { recursive: true });
    borrowPackages(tree);
  });
  after(async () => {
    if (api?.exitCode === null) {
      api.kill('SIGTERM');
      await once(api, 'exit');
    }
    rmSync(tree, { recursive: true, force: true });
    assert.ok(!existsSync(join(ROOT, NAME)));
  });

  test('is refused without a name', async () => {
    const { status, output } = await run('new-remote.mjs');
    assert.equal(status, 1);
    assert.match(output, /mf-<noun>/);
  });

  for (const [why, wrong, sentence] of [
    ['a name without mf-', { name: 'donations' }, /no name of a remote/],
    ['a name with a capital', { name: 'mf-Gifts' }, /no name of a remote/],
    ['a name that ends with a hyphen', { name: 'mf-gift-' }, /no name of a remote/],
    ['a name of 34 characters', { name: `mf-gift-${'s'.repeat(26)}` }, /no name of a remote/],
    ['a remote that is there', { name: 'mf-search' }, /There is a mf-search already/],
    ['an address of another remote', { path: 'nieuws' }, /\/nieuws is a page of mf-content/],
    ['an address with a slash before it', { path: '/donaties' }, /no address/],
    ['a team with a capital', { team: 'Giften' }, /no name of a team/],
  ]) {
    test(`is refused with ${why}, and nothing is written`, () => {
      const remote = { name: NAME, team: 'giving', path: 'donaties', date: '2026-11-24', ...wrong };
      assert.throws(() => createRemote(tree, remote), sentence);
      assert.equal(existsSync(join(tree, NAME)), false);
      assert.equal(read('package.json'), readFileSync(join(ROOT, 'package.json'), 'utf8'));
    });
  }

  test('has its folder and its place in workspaces, lock file, owners and map', async () => {
    await succeeds('new-remote.mjs', [NAME, '--team', 'giving', '--path', 'donaties']);
    assert.ok(readJson('package.json').workspaces.includes(NAME));
    const { packages } = readJson('package-lock.json');
    const { version, license, dependencies, peerDependencies } = readJson(NAME, 'package.json');
    assert.deepEqual(packages[NAME], { version, license, dependencies, peerDependencies });
    assert.deepEqual(packages[`node_modules/${NAME}`], { resolved: NAME, link: true });
    assert.deepEqual(packages[''].workspaces, readJson('package.json').workspaces);
    assert.match(read('.github/CODEOWNERS'), /^\/mf-gift-cards\/ +@portal\/giving$/m);
    assert.match(read('README.md'), /^\| \[mf-gift-cards\]/m);
    await succeeds('install.mjs');
    for (const file of ['README.md', 'package.json', 'src/module.ts', 'src/pages/gift-cards-page.tsx'])
      assert.doesNotMatch(read(NAME, file), /example/i);
  });

  test("passes its own check and the rules for parts, whatever is red in another team's part", async () => {
    const other = join(tree, 'mf-reviews');
    const red = "test('a red test of another team', () => {\n  expect(1).toBe(2);\n});\n";
    writeFileSync(join(other, 'src/red.test.ts'), red);
    writeFileSync(join(other, 'src/red.ts'), 'export const wrong: number = "no number";\n');
    await succeeds('part.mjs', ['check'], { cwd: join(tree, NAME) });
    // It is red indeed, where it belongs.
    const { status, output } = await run('part.mjs', ['test', 'red.test'], { cwd: other });
    assert.equal(status, 1);
    assert.match(output, /a red test of another team/);
    await succeeds('parts.test.mjs');
    await succeeds('readme.test.mjs');
  });

  test('is built, published with a signature, and shown by a portal', async () => {
    await succeeds('build.mjs', ['shell', NAME]);
    await startApi();
    const signing = read('.data/signing-key').trim();
    const env = { PORTAL_URL: portal, PORTAL_DEPLOY_KEY: key, PORTAL_SIGNING_KEY: signing };
    assert.match(await succeeds('publish-remote.mjs', ['shell'], { env }), /shell: gepubliceerd/);
    assert.equal((await fetch(`${portal}/donaties`)).status, 503);
    assert.match(await succeeds('publish-remote.mjs', [NAME], { env }), /mf-gift-cards: gepubliceerd/);

    const { remotes } = await (await fetch(`${portal}/register.json`)).json();
    const [{ name, team, current }] = remotes;
    assert.deepEqual([remotes.length, name, team, current.version], [1, NAME, 'giving', '1.0.0']);
    assert.deepEqual(
      current.routes.map(({ path }) => path),
      ['donaties'],
    );
    const page = await fetch(`${portal}/donaties`);
    const html = await page.text();
    assert.equal(page.status, 200);
    assert.match(html, /"path":"donaties"/);
    assert.ok(html.includes(current.base + current.entry));
    assert.equal((await fetch(portal + current.base + current.entry)).status, 200);
  });
});
