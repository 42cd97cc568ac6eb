import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from 'playwright/test';

const { PORTAL_URL, PORTAL_CHROMIUM, PORTAL_CHROMIUM_FLAGS = '', PORTAL_TEST_RESULTS } = process.env;
if (!PORTAL_URL) throw new Error('Start the browser tests with `npm run e2e`: it brings the portal that they need.');

/** Lines while a run goes on and, for `npm test`, its counts under this name. */
export function reportersOf(name: string): ReporterDescription[] {
  const outputFile = PORTAL_TEST_RESULTS && join(PORTAL_TEST_RESULTS, `${name}.json`);
  return outputFile ? [['list'], ['json', { outputFile }]] : [['list']];
}

/** Two cores, two browsers; one second try, which the run tells of (decision 031). */
export default defineConfig({
  testDir: '.',
  testMatch: ['specs/*.spec.ts', 'faults/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  forbidOnly: true,
  reporter: reportersOf('e2e'),
  use: {
    baseURL: PORTAL_URL,
    locale: 'nl-NL',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    // What a worker asks for reaches no interception of a test; offline.spec allows it.
    serviceWorkers: 'block',
    // Of the second try alone: recording every page costs a seventh of the run, and screenshots a tenth.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: { executablePath: PORTAL_CHROMIUM, args: PORTAL_CHROMIUM_FLAGS.split(' ').filter(Boolean) },
  },
});
