/**
 * The thread that renders first views: the server builds of one generation of the register, in a context that has no files, no network, no
 * timers and no way to load anything (docs/federation.md#first-view). It answers `{ id, html, kept, areas }`, `{ id, calls }` or `{ id, error }`;
 * `{ id: 0 }` says that it is ready, or what is wrong with a file.
 */
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/** What code for browsers expects beside the language itself; a timer never comes, because nobody waits for it. */
const platform = {
  location: { origin: workerData.origin, href: `${workerData.origin}/` },
  console: { log() {}, info() {}, debug() {}, warn() {}, error() {} },
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
      parentPort.postMessage({ id: 0, fault: `${name}: ${String(error?.stack ?? error)}` });
      return [];
    }
  });
  const renderPage = await createPageRenderer(register, modules);
  return (id, url) => renderPage({ url, config, ask: (path) => ask(id, path) });
}

/** Calls whose answers are on their way: page → path → how it goes on. */
const waiting = new Map();

/** Asks for an answer; what a page asks at once is one message. */
function ask(id, path) {
  const calls = waiting.get(id);
  if (!calls) return Promise.reject(new Error('the page was given up'));
  if (calls.size === 0) setImmediate(() => parentPort.postMessage({ id, calls: [...calls.keys()] }));
  return new Promise((resolve, reject) => {
    calls.set(path, [...(calls.get(path) ?? []), { resolve, reject }]);
  });
}

/** `answers`: path → `{ data, etag }`, or null for a call that was refused. */
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
  (error) => parentPort.postMessage({ id: 0, fault: `shell: ${String(error?.stack ?? error)}` }),
);
parentPort.on('message', async ({ id, url, answers }) => {
  if (answers) return takeAnswers(id, answers);
  waiting.set(id, new Map());
  try {
    const render = await rendering;
    parentPort.postMessage({ id, ...(await render(id, url)) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error?.stack ?? error) });
  } finally {
    waiting.delete(id);
  }
});
