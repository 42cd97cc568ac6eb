import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { readResults, unitCounts } from './test-results.mjs';

describe('readResults', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'results-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const put = (file, content) =>
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

  test('sums Playwright and own counts', () => {
    put('jest.json', { passed: 10, failed: 1 });
    put('e2e.json', { stats: { expected: 5, unexpected: 2, flaky: 0, skipped: 0 } });
    put('architecture.json', { passed: 3, failed: 0 });
    const { passed, failed, runners } = readResults(folder);
    assert.deepEqual(
      { passed, failed, runners: runners.sort() },
      { passed: 18, failed: 3, runners: ['architecture', 'e2e', 'jest'] },
    );
  });

  for (const [flaky, counted] of [
    [5, { passed: 15, failed: 0, flaky: 5 }],
    [6, { passed: 10, failed: 6, flaky: 0 }],
  ]) {
    test(`${flaky} browser tests that passed at the second try: ${JSON.stringify(counted)} (decision 031)`, () => {
      put('e2e.json', { stats: { expected: 10, unexpected: 0, flaky, skipped: 0 } });
      const { passed, failed, flaky: reported } = readResults(folder);
      assert.deepEqual({ passed, failed, flaky: reported }, counted);
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

describe('unitCounts (decision 031)', () => {
  const report = (numPassedTests, numFailedTests, testResults = []) => {
    const success = numFailedTests + testResults.length === 0;
    return { numPassedTests, numFailedTests, testResults, success };
  };
  const unloaded = { status: 'failed', assertionResults: [] };
  for (const [name, first, again, counts] of [
    ['all passed', report(10, 0), undefined, { passed: 10, failed: 0 }],
    ['too many files failed to be tried again', report(10, 6), undefined, { passed: 10, failed: 6 }],
    ['a file that does not load', report(10, 0, [unloaded]), undefined, { passed: 10, failed: 1 }],
    ['a fault around the tests', { ...report(10, 0), success: false }, undefined, { passed: 10, failed: 1 }],
    ['no report', undefined, undefined, { passed: 0, failed: 1 }],
    ['passed at the second try', report(10, 2), report(7, 0), { passed: 12, failed: 0, flaky: 2 }],
    ['failed twice', report(10, 2), report(6, 1), { passed: 11, failed: 1, flaky: 1 }],
    ['does not load twice', report(10, 0, [unloaded]), report(0, 0, [unloaded]), { passed: 10, failed: 1, flaky: 0 }],
  ])
    test(`${name}: ${JSON.stringify(counts)}`, () => assert.deepEqual(unitCounts(first, again), counts));
});
