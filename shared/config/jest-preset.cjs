/**
 * The one Jest configuration. A part's own file is one line: `module.exports = part(__dirname, 'browser')`.
 * 'browser' tests run in jsdom with Node's fetch and streams; 'node' tests run in plain Node.
 */
const path = require('node:path');

const ESM_PACKAGES = [
  ...['react-router', '@portal', 'dompurify', 'react-quill', 'quill', 'parchment', 'lodash-es'],
  ...['jose', 'openid-client', 'oauth4webapi', 'p-limit', 'yocto-queue'],
  ...['htmlparser2', 'domhandler', 'domutils', 'domelementtype', 'dom-serializer', 'entities'],
];

module.exports = function part(rootDir, kind = 'browser') {
  return {
    rootDir,
    displayName: path.basename(rootDir),
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    testPathIgnorePatterns: [
      '/node_modules/',
      '/dist/',
      '/dist-server/',
      '/planted-violations/',
      '/new-remote/template/',
    ],
    modulePathIgnorePatterns: ['/dist/', '/dist-server/', '/planted-violations/', '/new-remote/template/'],
    testEnvironment: kind === 'browser' ? path.join(__dirname, 'jest-env.cjs') : 'node',
    setupFilesAfterEnv: kind === 'browser' ? [path.join(__dirname, 'jest-setup.ts')] : [],
    extensionsToTreatAsEsm: [],
    transform: {
      '^.+\\.(t|j|mj)sx?$': [
        '@swc/jest',
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    globals: {
      __VERSION__: '0.0.0',
      __BUILD__: '00000000',
      __ON_SERVER__: false,
      __SERVES__: { contract: [1], provides: { react: '19.3.1' }, doors: {} },
    },
    transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
    moduleNameMapper: {
      '\\.module\\.css$': path.join(__dirname, 'css-module-stub.cjs'),
      '\\.css$': path.join(__dirname, 'css-module-stub.cjs'),
      '\\.svg$': path.join(__dirname, 'picture-stub.cjs'),
    },
  };
};
