/**
 * Who may import whom: the 21 rules of the architecture. Every rule says why it exists and what to do instead.
 * A rule may need several entries under one name. Each is proved by its files in shared/config/planted-violations.
 */
const { TEST, BROWSER_PART, library, rule } = require('./shared/config/architecture-words.cjs');
const { libraryRules } = require('./shared/config/library-rules.cjs');

const PART = '(?:shell|mf-[^/]+|api|e2e)';
const DOORS =
  '^shared/src/(contract|domain|platform|api-slices|session|testing|ui|ui/form|ui/table)/index\\.ts$|^shared/src/ui/tokens\\.css$|^shared/(config|scripts)/|^shared/package\\.json$';

/** The shell runs its script in pieces (decision 108): half of a door is one. */
const STARTS_SHELL = '^shell/src/main\\.';
const BASE_API = '^shared/src/api-slices/base-api\\.ts$';

/** Matches shared layers, also when they were asked for by a name that is no door. */
const layer = (...names) => `^(shared/src|@portal/shared)/(${names.join('|')})(/|$)`;

/** Matches these folders of the api, and what starts it. */
const above = (...folders) => `^api/src/((${[...folders, 'commands'].join('|')})/|(app|main)\\.ts$)`;
/** What a module of the api shows to other modules and to the wiring. */
const MODULE_DOOR = '^api/src/modules/[^/]+/index\\.ts$';

/** An import that is reached by a relative path, not by the package's name. */
const RELATIVE = { dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] };

const parts = [
  ...rule(
    'parts-are-islands',
    'Parts deploy at different times; an import freezes two versions together. Move the code to shared, or meet in the URL, a slot or the register.',
    { from: { path: `^(${PART})/` }, to: { path: `^${PART}(/|$)`, pathNot: '^$1(/|$)' } },
  ),
  ...rule(
    'shared-knows-no-part',
    'Shared builds and is tested without any part. Let the part hand in what shared needs, as an argument or a prop.',
    { from: { path: '^shared/' }, to: { path: `^${PART}(/|$)` } },
  ),
  ...rule(
    'shared-through-its-doors',
    'A deep or relative import bypasses sharing: a second store, silently. Import a door by name, such as @portal/shared/contract; export what is missing there.',
    {
      from: { path: `^${PART}/`, pathNot: STARTS_SHELL },
      to: { path: '^(shared|@portal/shared)/', pathNot: `${DOORS}|^shared/scripts/` },
    },
    { from: { path: STARTS_SHELL }, to: { path: '^(shared|@portal/shared)/', pathNot: `${DOORS}|${BASE_API}` } },
    { from: { path: `^${PART}/(src|specs|pages|fixtures|support)/` }, to: { path: '^shared/', ...RELATIVE } },
    { from: { path: `^(?!e2e/)${PART}/` }, to: { path: '^shared/scripts/' } },
    { from: { path: '^mf-' }, to: { path: '^shared/src/ui/tokens\\.css$' } },
  ),
];

const layersOfShared = [
  ...rule(
    'contract-is-the-bottom',
    'It runs in browser and server and takes zod alone. Put a rule into domain, a call into api-slices.',
    {
      from: { path: '^shared/src/contract/', pathNot: TEST },
      to: { pathNot: `^shared/src/contract/|${library('zod')}` },
    },
    {
      from: { path: '^shared/src/contract/.*\\.test\\.tsx?$' },
      to: { path: layer('platform', 'api-slices', 'session', 'ui') },
    },
  ),
  ...rule(
    'domain-on-contract-only',
    'Rules are tested without React, network or clock. Hand the time, the user or the text in as an argument.',
    { from: { path: '^shared/src/domain/', pathNot: TEST }, to: { pathNot: '^shared/src/(domain|contract)/' } },
    {
      from: { path: '^shared/src/domain/.*\\.test\\.tsx?$' },
      to: { path: layer('platform', 'api-slices', 'session', 'ui') },
    },
  ),
  ...rule(
    'ui-has-no-data',
    'A component that fetches cannot be reused. Give it props; the feature fetches. Forms alone take session: drafts, unsaved input, toasts.',
    {
      from: { path: '^shared/src/ui/' },
      to: { path: `${layer('platform', 'api-slices')}|${library('@reduxjs', 'react-redux', 'firebase')}` },
    },
    { from: { path: '^shared/src/ui/', pathNot: '^shared/src/ui/form/' }, to: { path: layer('session') } },
  ),
  ...rule(
    'layers-meet-at-doors',
    'Reached relatively, a door is not put into the share scope: a remote would bring a second baseApi. Import @portal/shared/<layer>, also inside shared.',
    {
      from: { path: '^shared/src/([^/]+)/' },
      to: { path: '^(shared/src|@portal/shared)/', pathNot: `^shared/src/$1/|${DOORS}` },
    },
    { from: { path: '^shared/src/([^/]+)/' }, to: { path: '^shared/src/', pathNot: '^shared/src/$1/', ...RELATIVE } },
    {
      from: { path: '^shared/src/ui/(form|table)/' },
      to: { path: '^shared/src/ui/', pathNot: '^shared/src/ui/$1/', ...RELATIVE },
    },
    {
      from: { path: '^shared/src/ui/', pathNot: '^shared/src/ui/(form|table)/' },
      to: { path: '^shared/src/ui/(form|table)/', ...RELATIVE },
    },
  ),
  ...rule(
    'layers-go-down',
    'routes > pages > features > common > endpoints > doors, and a part has no other folders; session > api-slices > platform > domain > contract; main and app > wiring > modules > plugins > lib and ports. Never up, never sideways: move the code down, or hand it in.',
    { from: { path: '^shared/src/platform/' }, to: { path: layer('api-slices', 'session', 'ui') } },
    { from: { path: '^shared/src/api-slices/' }, to: { path: layer('session', 'ui') } },
    { from: { path: '^shared/src/session/' }, to: { path: layer('ui') } },
    {
      from: { path: `^${BROWSER_PART}/src/endpoints/` },
      to: { path: `${layer('platform', 'session', 'ui')}|^${BROWSER_PART}/src/(common|features|pages)/` },
    },
    { from: { path: `^${BROWSER_PART}/src/common/` }, to: { path: `^${BROWSER_PART}/src/(features|pages)/` } },
    { from: { path: `^${BROWSER_PART}/src/(?!(common|endpoints|features|pages|testing)/)[^/]+/` }, to: {} },
    {
      from: { path: '^mf-[^/]+/src/(module|routes|slots)\\.tsx?$' },
      to: { path: `${layer('domain', 'platform', 'api-slices', 'ui')}|^mf-[^/]+/src/endpoints/` },
    },
    {
      from: { path: '^(mf-[^/]+)/src/(common|endpoints|features|pages)/', pathNot: TEST },
      to: { path: '^$1/src/(module|routes|slots)\\.tsx?$' },
    },
    {
      from: { path: `^(${BROWSER_PART}/src/pages)/([^/.]+)` },
      to: { path: '^$1/.*-page\\.tsx?$', pathNot: '^$1/$2(\\.|/)' },
    },
    { from: { path: '^e2e/' }, to: { path: layer('platform', 'api-slices', 'session', 'ui') } },
    {
      from: { path: '^api/src/lib/', pathNot: TEST },
      to: { path: '^api/src/', pathNot: '^api/src/(lib/|ports/[^/]+/port\\.ts$)' },
    },
    { from: { path: '^api/src/ports/', pathNot: TEST }, to: { path: above('plugins', 'modules', 'wiring') } },
    { from: { path: '^api/src/plugins/', pathNot: TEST }, to: { path: above('modules', 'wiring') } },
    { from: { path: '^api/src/modules/', pathNot: TEST }, to: { path: above('wiring') } },
    { from: { path: '^api/src/wiring/', pathNot: TEST }, to: { path: above() } },
  ),
];

const insideParts = [
  ...rule(
    'api-takes-only-contract-and-domain',
    'Browser code has no place on the server. Put what both need into contract or domain.',
    {
      from: { path: '^api/src/' },
      to: { path: '^(shared|@portal/shared)/', pathNot: '^shared/src/(contract|domain|testing)/' },
    },
  ),
  ...rule(
    'features-are-islands',
    'A feature can be moved or removed alone. Let the page bring two features together, or move what both need to common, endpoints or shared.',
    {
      from: { path: `^(${BROWSER_PART}/src/features/[^/]+)/` },
      to: { path: `^${BROWSER_PART}/src/features/`, pathNot: '^$1/' },
    },
  ),
  ...rule('features-know-no-page', 'A feature that knows its page cannot move. Hand in what it needs as a prop.', {
    from: { path: `^${BROWSER_PART}/src/features/` },
    to: { path: `^${BROWSER_PART}/src/pages/` },
  }),
  ...rule(
    'platform-is-for-the-shell',
    'There is one keeper of tokens and storage. A remote reaches the browser through @portal/shared/session.',
    { from: { path: '^mf-' }, to: { path: layer('platform') } },
  ),
  ...rule(
    'surface-is-lazy',
    'module, routes and slots are loaded with the remote; a static import drags every page along. Use () => import(…).',
    {
      from: { path: '^mf-[^/]+/src/(module|routes|slots)\\.tsx?$' },
      to: { path: '^mf-[^/]+/src/(pages|features)/', dynamic: false },
    },
  ),
  ...rule(
    'modules-meet-at-doors',
    "What a module does not export from its index.ts can change alone. Import the module's folder, and export there what is missing; a circle of two modules is one module.",
    {
      from: { path: '^api/src/(?!modules/|testing/)', pathNot: TEST },
      to: { path: '^api/src/modules/', pathNot: MODULE_DOOR },
    },
    {
      from: { path: '^(api/src/modules/[^/]+)/', pathNot: TEST },
      to: { path: '^api/src/modules/', pathNot: `^$1/|${MODULE_DOOR}` },
    },
  ),
];

module.exports = {
  forbidden: [...parts, ...layersOfShared, ...insideParts, ...libraryRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|\\.cache|\\.data|coverage|planted-violations)/|^[^/]+/public/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
