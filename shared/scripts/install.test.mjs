import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';

const INSTALL = new URL('./install.mjs', import.meta.url).href;
const isWindows = process.platform === 'win32';

describe('ensureInstalled', { skip: isWindows && 'the fake npm is a shell script' }, () => {
  let root;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    mkdirSync(join(root, 'bin'));
    // A fake npm that writes down how it was called and brings one package in the version of the file `brings`.
    const npm = [
      '#!/bin/sh',
      'echo "$@" >> npm-calls',
      '[ -f brings ] || exit 1',
      'mkdir -p node_modules/one && cp brings node_modules/one/package.json',
    ].join('\n');
    writeFileSync(join(root, 'bin/npm'), npm, { mode: 0o755 });
    lock('1.0.0');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const lock = (version) => {
    const foreign = { version: '1.0.0', optional: true, os: ['no-such-system'] };
    const packages = { '': {}, 'node_modules/one': { version }, 'node_modules/foreign-binary': foreign };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    writeFileSync(join(root, 'brings'), JSON.stringify({ version }));
  };
  const install = () => {
    const env = { ...process.env, PATH: join(root, 'bin') + delimiter + process.env.PATH, npm_execpath: '' };
    const code = `import(${JSON.stringify(INSTALL)}).then(({ ensureInstalled }) => ensureInstalled(${JSON.stringify(root)}))`;
    return spawnSync(process.execPath, ['-e', code], { cwd: root, env, encoding: 'utf8' });
  };
  const calls = () => {
    const file = join(root, 'npm-calls');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').length : 0;
  };
  const putPackage = (version) => {
    mkdirSync(join(root, 'node_modules/one'), { recursive: true });
    writeFileSync(join(root, 'node_modules/one/package.json'), JSON.stringify({ version }));
  };

  test('installs once on a fresh clone', () => {
    assert.equal(install().status, 0);
    assert.equal(install().status, 0);
    assert.equal(calls(), 1);
  });

  test('installs again when the lock file asks for another version', () => {
    install();
    lock('2.0.0');
    install();
    assert.equal(calls(), 2);
  });

  test('installs again for another Node version, even when every file is there', () => {
    install();
    const stamp = join(root, 'node_modules/.portal-stamp.json');
    writeFileSync(stamp, JSON.stringify({ ...JSON.parse(readFileSync(stamp, 'utf8')), node: '18' }));
    install();
    assert.equal(calls(), 2);
  });

  test('needs no npm when somebody installed by hand and nothing is missing', () => {
    putPackage('1.0.0');
    assert.equal(install().status, 0);
    assert.equal(calls(), 0);
  });

  test('installs when a package by hand has the wrong version', () => {
    putPackage('0.9.0');
    install();
    assert.equal(calls(), 1);
  });

  test('says what to do when npm fails, and leaves no stamp', () => {
    rmSync(join(root, 'brings'));
    const { status, stderr } = install();
    assert.equal(status, 1);
    assert.match(stderr, /needs a network or a filled npm cache/);
    assert.equal(existsSync(join(root, 'node_modules/.portal-stamp.json')), false);
  });
});
