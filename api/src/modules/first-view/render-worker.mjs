/**
 * The thread that renders first views: the server builds of one generation of the register, in a context that has no files, no network, no
 * timers and no way to load anything (docs/federation.md#first-view). It answers `{ id, html, kept, areas }` (`kept` as JSON text), `{ id, calls }` or `{ id, error, part }`;
 * `{ id: 0 }` says that it is ready, or what is wrong with the file of a part. In `mark` stands whose code runs now, and for which page: who ends the
 * thread reads it there.
 */
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

const PARTS = ['', 'shell', ...workerData.remotes.map(({ name }) => name)];
const mark = new Int32Array(workerData.mark);

/** Whose code runs from now on; nobody's when it cannot be told. */
function note(part, id = 0) {
  mark[0] = Math.max(0, PARTS.indexOf(part));
  mark[1] = id;
}

/** What React said of a component that threw, while it put something else in its place. */
let caught;

const FRAME_OF_REMOTE = /\b(mf-[a-z-]{1,30}):\d/;

/** The remote whose code threw, as far as the stack says it; React and the doors run in the shell's file for all of them. */
const partOf = (error) => FRAME_OF_REMOTE.exec(String(error?.stack ?? ''))?.[1];

/** What code for browsers expects beside the language itself; a timer never comes, because nobody waits for it. */
const platform = {
  location: { origin: workerData.origin, href: `${workerData.origin}/` },
  console: { log() {}, info() {}, debug() {}, warn() {}, error: (error) => (caught ??= error) },
  URL,
  URLSearchParams,
  TextEncoder,
  AbortController,
  queueMicrotask,
  setTimeout: () => 0,
  clearTimeout() {},
  setInterval: () => 0,
  clearInterval() {},
};
const context = vm.createContext(platform, { codeGeneration: { strings: false, wasm: false } });

function run(name, code, doors) {
  note(name);
  const script = new vm.Script(`(function (module, exports, require) {${code}\n})`, { filename: name });
  const module = { exports: {} };
  script.runInContext(context)(module, module.exports, (key) => {
    if (!Object.hasOwn(doors, key)) throw new Error(`${name} takes ${key}, which the shell does not give`);
    return doors[key];
  });
  return module.exports;
}

async function start({ register, config, shell, remotes }) {
  const { createPageRenderer, doors } = run('shell', shell, {});
  const modules = remotes.flatMap(({ name, code }) => {
    try {
      return [run(name, code, doors).remote];
    } catch (error) {
      // Its pages come without a first view; those of the others are none of its business.
      parentPort.postMessage({ id: 0, part: name, fault: `${name}: ${String(error?.stack ?? error)}` });
      return [];
    }
  });
  const renderPage = await createPageRenderer(register, modules);
  note();
  return (id, url) =>
    renderPage({ url, config, ask: (path) => ask(id, path), onRender: (remote = 'shell') => note(remote, id) });
}

/** Calls whose answers are on their way: page → path → how it goes on. */
const waiting = new Map();

/** Asks for an answer; what a page asks at once is one message. */
function ask(id, path) {
  const calls = waiting.get(id);
  if (!calls) return Promise.reject(new Error('the page was given up'));
  if (calls.size === 0) setImmediate(() => parentPort.postMessage({ id, calls: [...calls.keys()] }));
  const answer = new Promise((resolve, reject) => {
    calls.set(path, [...(calls.get(path) ?? []), { resolve, reject }]);
  });
  return answer.then(({ text, etag }) => ({ data: JSON.parse(text), etag }));
}

/** `answers`: path → `{ text, etag }`, or null for a call that was refused. */
function takeAnswers(id, answers) {
  const calls = waiting.get(id);
  if (!calls) return;
  const asked = [...calls];
  calls.clear();
  for (const [path, askers] of asked)
    for (const { resolve, reject } of askers)
      if (answers[path]) resolve(answers[path]);
      else reject(new Error(`${path} was not answered`));
}

const rendering = start(workerData);
rendering.then(
  () => parentPort.postMessage({ id: 0, isReady: true }),
  (error) => parentPort.postMessage({ id: 0, part: 'shell', fault: `shell: ${String(error?.stack ?? error)}` }),
);
parentPort.on('message', async ({ id, url, answers }) => {
  if (answers) return takeAnswers(id, answers);
  waiting.set(id, new Map());
  try {
    const render = await rendering;
    note('', id);
    const { html, kept, areas } = await render(id, url);
    parentPort.postMessage({ id, html, kept: JSON.stringify(kept), areas });
  } catch (error) {
    const text = [error, caught].filter(Boolean).map((one) => String(one.stack ?? one));
    parentPort.postMessage({ id, error: text.join('\n'), part: partOf(error) ?? partOf(caught) });
  } finally {
    caught = undefined;
    note();
    waiting.delete(id);
  }
});
