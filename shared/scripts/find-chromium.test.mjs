import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { findChromium } from './find-chromium.mjs';

describe('findChromium', { skip: process.platform === 'win32' && 'the fake browsers are shell scripts' }, () => {
  const before = { ...process.env };
  let folder;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  });
  afterEach(() => {
    process.env = { ...before };
    rmSync(folder, { recursive: true, force: true });
  });
  const browser = (name, script) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return join(folder, name);
  };

  test('takes the one that CHROMIUM names', () => {
    process.env.CHROMIUM = browser('mine', 'echo Chromium 150');
    assert.equal(findChromium().path, process.env.CHROMIUM);
  });

  test('refuses a CHROMIUM that does not start, with its path', () => {
    process.env.CHROMIUM = browser('mine', 'exit 1');
    assert.throws(findChromium, (error) => error.message.includes(process.env.CHROMIUM));
  });

  test('passes over a browser on the PATH that does not start', () => {
    delete process.env.CHROMIUM;
    browser('chromium', 'echo this is only a pointer to a snap; exit 1');
    const good = browser('google-chrome', 'echo Google Chrome 150');
    process.env.PATH = folder;
    assert.equal(findChromium().path, good);
  });

  test('gives root the flags that let it start, and others none', () => {
    process.env.CHROMIUM = browser('mine', 'echo Chromium 150');
    assert.equal(findChromium().flags.includes('--no-sandbox'), process.getuid() === 0);
  });
});
