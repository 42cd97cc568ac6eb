const part = require('@portal/shared/config/jest-preset.cjs');

module.exports = {
  ...part(__dirname, 'node'),
  testEnvironment: '<rootDir>/src/testing/jest-env.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/time-limit.ts'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
};
