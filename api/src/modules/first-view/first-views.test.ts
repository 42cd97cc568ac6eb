import { PortalConfig, type Register } from '@portal/shared/contract';
import { eventually } from '../../testing/animal-rows';
import { type FirstViewOptions, firstViews } from './first-views';
import type { OwnAnswer } from './generation-thread';

/** A register with a shell and one remote, each with the file that renders. */
const registerOf = (generation: number) =>
  ({
    generation,
    shell: { hash: '0000aaaa', server: 'server.00000000.js' },
    remotes: [
      { name: 'mf-search', enabled: true, current: { build: '1111bbbb', files: { 'server.11111111.js': '' } } },
    ],
  }) as unknown as Register;

/** The shell's file: `page` is the body of the function that renders. */
const shellFile = (page: string) =>
  `const AREAS = ${AREA}; module.exports = { doors: { react: {} }, createPageRenderer: async (register, modules) => async ({ url, ask }) => { ${page} } };`;
const REMOTE_FILE = 'require("react"); module.exports = { remote: { name: "mf-search" } };';
const AREA = JSON.stringify([{ key: 'mf-search nieuws', remote: 'mf-search', build: '1111bbbb' }]);
const HTML = 'return { html: "<p>" + url + "</p>", kept: { queries: {} }, areas: AREAS };';

let open: ReturnType<typeof firstViews>[] = [];
afterEach(async () => {
  await Promise.all(open.map((views) => views.stop()));
  open = [];
});

function viewsOf(page: string, options: Partial<FirstViewOptions> = {}, remote = REMOTE_FILE) {
  const faults: string[] = [];
  const calls: string[] = [];
  const views = firstViews({
    readFile: async (path) => Buffer.from(path.startsWith('shell/') ? shellFile(page) : remote),
    async call(path): Promise<OwnAnswer> {
      calls.push(path);
      return { status: 200, body: '{"data":[1]}' };
    },
    state: () => '1',
    origin: 'http://portal.test',
    config: PortalConfig.parse({}),
    onFault: (error, message) => faults.push(`${message}: ${String(error)}`),
    waitMs: 5000,
    warmUp: [],
    ...options,
  });
  open.push(views);
  return { views, faults, calls };
}

/** A thread needs a moment to begin; until then there is no view. */
async function rendered(views: ReturnType<typeof firstViews>, url: string, register = registerOf(1)) {
  const view = await eventually(
    () => views.of(url, register),
    (found) => typeof found === 'object',
  );
  return view === 'none' ? undefined : view;
}

test('a page is rendered once and kept, until what it shows has another state', async () => {
  let state = '1';
  let made = 0;
  const { views } = viewsOf(`await ask('x'); ${HTML}`, {
    state: () => state,
    call: async () => {
      made += 1;
      return { status: 200, body: '{}' };
    },
  });
  expect((await rendered(views, '/nieuws'))?.html).toBe('<p>/nieuws</p>');
  await views.of('/nieuws', registerOf(1));
  expect(made).toBe(1);
  state = '2';
  await views.of('/nieuws', registerOf(1));
  expect(made).toBe(2);
});

test('what a page asks is asked of the api, below its prefix, and handed to the page', async () => {
  const { views, calls } = viewsOf(
    `return { html: JSON.stringify(await Promise.all(['animal?rows=8', 'news'].map(ask))), kept: {}, areas: AREAS };`,
  );
  expect((await rendered(views, '/'))?.html).toBe('[{"data":{"data":[1]}},{"data":{"data":[1]}}]');
  expect(calls).toEqual(['/api/animal?rows=8', '/api/news']);
});

test('what goes to the browser cannot end its script element', async () => {
  const { views } = viewsOf(`return { html: '', kept: { x: '</script><script>x()' }, areas: AREAS };`);
  expect((await rendered(views, '/'))?.text).not.toContain('</script>');
});

test.each([
  ['throws', `throw new Error('no good');`, 'no good'],
  ['calls fetch', `await fetch('http://elsewhere.test/'); ${HTML}`, 'fetch is not defined'],
  ['reads a file', `require('node:fs'); ${HTML}`, 'takes node:fs, which the shell does not give'],
  ['looks for the process', `process.exit(1); ${HTML}`, 'process is not defined'],
  ['makes code from text', `new Function('return 1')(); ${HTML}`, 'Code generation from strings disallowed'],
  ['asks what is refused', `await ask('refused'); ${HTML}`, 'refused was not answered'],
  ['asks what is no JSON', `await ask('export.csv'); ${HTML}`, 'is not valid JSON'],
  [
    'asks too much',
    `await Promise.all(Array.from({ length: 30 }, (_, i) => ask(String(i)))); ${HTML}`,
    'was not answered',
  ],
])('a page that %s: no view, and it is said once', async (_what, page, reason) => {
  const { views, faults } = viewsOf(page, {
    call: async (path) => ({
      status: path.endsWith('refused') ? 404 : 200,
      body: path.endsWith('.csv') ? 'naam' : '{}',
    }),
  });
  await eventually(
    async () => {
      await views.of('/nieuws', registerOf(1));
      return faults;
    },
    (found) => found.length > 0,
  );
  await views.of('/nieuws', registerOf(1));
  expect(faults).toEqual([expect.stringContaining(reason)]);
  expect(faults[0]).toContain('no first view of /nieuws');
});

test('a page that hangs costs a visitor the wait alone; its thread is ended and the next page is rendered', async () => {
  const { views, faults } = viewsOf(`if (url === '/hangs') for (;;); ${HTML}`, { waitMs: 100, limitMs: 300 });
  await rendered(views, '/before');
  const started = performance.now();
  expect(await views.of('/hangs', registerOf(1))).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(300);
  expect((await rendered(views, '/after'))?.html).toBe('<p>/after</p>');
  expect(faults).toEqual([expect.stringContaining('not within 300 ms')]);
});

test('a page that eats memory ends its thread and nothing else', async () => {
  const { views, faults } = viewsOf(
    `if (url === '/eats') { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); } ${HTML}`,
    { limitMs: 20_000, waitMs: 20_000 },
  );
  await rendered(views, '/before');
  expect(await views.of('/eats', registerOf(1))).toBeUndefined();
  expect((await rendered(views, '/after'))?.html).toBe('<p>/after</p>');
  expect(faults).toEqual([expect.stringMatching(/memory/)]);
}, 30_000);

test('a remote whose file does not run is said, and the pages of others are rendered', async () => {
  const { views, faults } = viewsOf(HTML, {}, 'throw new Error("broken remote")');
  expect((await rendered(views, '/'))?.html).toBe('<p>/</p>');
  expect(faults).toEqual([expect.stringContaining('mf-search: Error: broken remote')]);
});

test('a shell whose file does not run leaves documents as they are', async () => {
  const { views, faults } = viewsOf('}');
  await eventually(
    async () => {
      await views.of('/', registerOf(1));
      return faults;
    },
    (found) => found.length > 0,
  );
  expect(faults).toEqual([expect.stringMatching(/shell: [\s\S]*SyntaxError/)]);
  expect(await views.of('/', registerOf(1))).toBeUndefined();
});

test('another generation of the register is rendered by its own files', async () => {
  let page = `return { html: 'old', kept: {}, areas: AREAS };`;
  const { views } = viewsOf('', {
    readFile: async (path) => Buffer.from(path.startsWith('shell/') ? shellFile(page) : REMOTE_FILE),
  });
  expect((await rendered(views, '/'))?.html).toBe('old');
  page = `return { html: 'new', kept: {}, areas: AREAS };`;
  expect((await rendered(views, '/', registerOf(2)))?.html).toBe('new');
});

test('a page without anything of a part is no view', async () => {
  const { views } = viewsOf(`return { html: url, kept: {}, areas: url === '/empty' ? [] : AREAS };`);
  await rendered(views, '/before');
  expect(await views.of('/empty', registerOf(1))).toBe('none');
});

test('a shell without such a file has no first views', async () => {
  const { views, faults } = viewsOf(HTML);
  const register = { ...registerOf(1), shell: { hash: '0000aaaa' } } as unknown as Register;
  expect(await views.of('/', register)).toBe('none');
  expect(faults).toEqual([]);
});

test('of many who come at once, those get the page who have it in time; for the others it is not begun', async () => {
  const page = `await ask('x'); const end = Date.now() + 50; while (Date.now() < end); ${HTML}`;
  const { views, calls } = viewsOf(page, { waitMs: 500 });
  for (let count = 0; count < 12; count += 1) await rendered(views, `/nieuws?before=${count}`);
  calls.length = 0;
  const asked = Array.from({ length: 40 }, (_, index) => views.of(`/nieuws?first=${index}`, registerOf(1)));
  const found = await Promise.all(asked);
  // Fifty milliseconds each: ten are done within half a second, a few more as long as the thread seemed faster.
  expect(calls.length).toBeLessThan(20);
  expect(found.filter((view) => typeof view === 'object').length).toBeGreaterThan(0);
});
