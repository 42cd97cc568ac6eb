import { defineConfig } from 'playwright/test';
import base, { reportersOf } from '../playwright.config';

/** The rows of the matrix change one portal, one after another; a row that fails is not tried again. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/skew',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 120_000,
  reporter: reportersOf('skew'),
});
