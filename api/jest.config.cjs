const part = require('@portal/shared/config/jest-preset.cjs');

module.exports = {
  ...part(__dirname, 'node'),
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
};
