/** Who may import which package, and what every import has to keep: the second half of .dependency-cruiser.cjs. */
const { TEST, TESTING, BROWSER_PART, library, rule } = require('./architecture-words.cjs');

/** Library, folder that may use it. Tests and test tools of that folder included. */
const HOMES = [
  [['primereact'], '^shared/src/ui/'],
  [['react-hook-form', '@hookform'], '^shared/src/ui/form/'],
  [['dompurify'], '^shared/src/ui/html-text'],
  [['firebase', '@firebase'], '^shared/src/platform/'],
  [['react-redux'], '^shared/src/(session|api-slices|testing)/'],
  [['react-quill', 'react-quill-new', 'quill', 'quill-delta'], '^mf-content/src/common/rich-text/'],
  [['@module-federation'], '^shared/config/'],
  [['react-router'], '^shared/config/router-facade\\.ts$'],
];
const SERVER_LIBRARIES = [
  'fastify',
  '@fastify',
  'fastify-plugin',
  'fastify-type-provider-zod',
  'drizzle-orm',
  'pg',
  '@electric-sql',
  'sharp',
  'pino',
  'prom-client',
  '@opentelemetry',
  'nodemailer',
  'aws4fetch',
];
const TEST_LIBRARIES = [
  '@testing-library',
  'fast-check',
  'jest',
  '@jest',
  '@axe-core',
  'axe-core',
  'playwright',
  'html-validate',
];

const libraryRules = [
  ...rule(
    'one-home-per-library',
    'Replacing a library touches one folder: primereact and dompurify in ui, react-hook-form in ui/form, firebase in platform, react-redux in session and api-slices, quill in mf-content/common/rich-text. Use what that home exports.',
    ...HOMES.map(([names, home]) => ({
      from: { path: '^(shared/(src|config)|shell/src|mf-[^/]+/src|api/src)/', pathNot: home },
      to: { path: library(...names), pathNot: '\\.css$' },
    })),
  ),
  ...rule(
    'server-libraries-stay-in-api',
    'Node code stays out of bundles. Ask the api over HTTP; what browser and server share goes to contract or domain.',
    { from: { pathNot: '^api/' }, to: { path: library(...SERVER_LIBRARIES) } },
    {
      from: { path: `^(shared|${BROWSER_PART})/src/`, pathNot: `${TEST}|${TESTING}` },
      to: { dependencyTypes: ['core'] },
    },
  ),
  ...rule(
    'no-testing-in-production',
    'Factories and fakes must not ship. Only tests, testing folders and e2e may import them.',
    {
      from: { path: '/src/', pathNot: `${TEST}|${TESTING}` },
      to: { path: `${TESTING}|${TEST}|${library(...TEST_LIBRARIES)}` },
    },
  ),
  ...rule(
    'declared-and-found',
    'An import that does not resolve is an error, also when a bundler would let it pass. Correct the path, or install the package.',
    { from: {}, to: { couldNotResolve: true } },
  ),
  ...rule(
    'no-undeclared-package',
    "Hoisting hides what a part uses. Name the package in the part's own package.json; a package of the root is for tools and tests.",
    { from: {}, to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] } },
    {
      from: { path: '/src/', pathNot: `${TEST}|${TESTING}` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm-peer', 'npm'] },
    },
  ),
  ...rule(
    'adapters-only-in-app',
    'Modules know the port, never the engine. Import ports/<name>/port and let app.ts choose the adapter.',
    {
      from: { path: '^api/src/', pathNot: `^api/src/((app|main)\\.ts$|commands/|ports/|testing/)` },
      to: { path: '^api/src/ports/[^/]+/', pathNot: '^api/src/ports/[^/]+/port\\.ts$' },
    },
    {
      from: { path: '^api/src/', pathNot: '^api/src/(ports|testing)/' },
      to: {
        path: library(
          'pg',
          '@electric-sql/pglite',
          'drizzle-orm/pglite',
          'drizzle-orm/node-postgres',
          'aws4fetch',
          'nodemailer',
          '@opentelemetry',
        ),
      },
    },
  ),
  ...rule('no-cycle', 'Cycles make load order matter. Move what both files need into a third.', {
    from: {},
    to: { circular: true },
  }),
];

module.exports = { libraryRules };
