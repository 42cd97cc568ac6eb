import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { readResults } from './test-results.mjs';

describe('readResults', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'results-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const put = (file, content) =>
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

  test('sums Jest, Playwright and own counts', () => {
    put('jest.json', { numPassedTests: 10, numFailedTests: 1, testResults: [] });
    put('e2e.json', { stats: { expected: 5, unexpected: 2, flaky: 0, skipped: 0 } });
    put('architecture.json', { passed: 3, failed: 0 });
    const { passed, failed, runners } = readResults(folder);
    assert.deepEqual(
      { passed, failed, runners: runners.sort() },
      { passed: 18, failed: 3, runners: ['architecture', 'e2e', 'jest'] },
    );
  });

  test('counts a test file that does not load as failed', () => {
    put('jest.json', {
      numPassedTests: 1,
      numFailedTests: 0,
      testResults: [{ status: 'failed', assertionResults: [] }],
    });
    assert.equal(readResults(folder).failed, 1);
  });

  for (const [flaky, counted] of [
    [5, { passed: 15, failed: 0, flaky: 5 }],
    [6, { passed: 10, failed: 6, flaky: 0 }],
  ]) {
    test(`${flaky} browser tests that passed at the second try: ${JSON.stringify(counted)} (decision 031)`, () => {
      put('e2e.json', { stats: { expected: 10, unexpected: 0, flaky, skipped: 0 } });
      const { passed, failed, flaky: told } = readResults(folder);
      assert.deepEqual({ passed, failed, flaky: told }, counted);
    });
  }

  test('counts an error of Playwright outside a test as failed', () => {
    put('e2e.json', {
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [{ message: 'no portal' }],
    });
    assert.equal(readResults(folder).failed, 1);
  });

  test('gives each note once', () => {
    put('postgres-1.note', 'PostgreSQL was not found.\n');
    put('postgres-2.note', 'PostgreSQL was not found.\n');
    assert.deepEqual(readResults(folder).notes, ['PostgreSQL was not found.']);
  });
});
