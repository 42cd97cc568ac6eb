module.exports = require('@portal/shared/config/jest-preset.cjs')(__dirname, 'browser');
