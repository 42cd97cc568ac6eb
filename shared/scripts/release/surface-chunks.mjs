/**
 * Which files of a built remote belong to which of its pages and pieces. The build folder does not say it, the built module does: it is
 * run here with a loader that writes down what is asked for and fetches nothing.
 */
import { runInNewContext } from 'node:vm';

/** Stands for everything that is not the module itself, whatever is done with it; `defineRemote` gives its argument back. */
const elsewhere = new Proxy(() => undefined, {
  get: (_target, name) => (name === 'then' ? undefined : elsewhere),
  apply: (_target, _self, [first]) => (first?.routes && first.slots ? first : elsewhere),
});

/**
 * @param {Map<string, Buffer>} files of the build, by name
 * @param {string} moduleFile name of the exposed module's chunk
 * @returns {Promise<{ routes: Record<string, string[]>, slots: Record<string, string[]> }>} by path and by slot the lazy files, scripts and
 *   style sheets; what belongs to the module itself is not among them
 */
export async function surfaceChunks(files, moduleFile) {
  const asked = new Set();
  const remote = runModule(String(files.get(moduleFile)), asked);
  const filesOf = async (load) => {
    asked.clear();
    await load();
    return [...asked].flatMap((chunk) => chunkFiles(files, chunk));
  };
  const each = async (loads) => {
    const result = {};
    for (const [key, load] of Object.entries(loads)) result[key] = await filesOf(load);
    return result;
  };
  return { routes: await each(remote.routes), slots: await each(remote.slots) };
}

function runModule(text, asked) {
  const pushed = [];
  const chunkList = { push: (chunk) => pushed.push(chunk) };
  runInNewContext(text, { globalThis: new Proxy({}, { get: () => chunkList }) });
  const modules = Object.assign({}, ...pushed.map(([, made]) => made));
  const load = (id) => {
    if (!isSurface(modules[id])) return elsewhere;
    const module = { exports: {} };
    modules[id](module, module.exports, load);
    return module.exports;
  };
  load.r = () => undefined;
  load.d = (exports, getters, values = {}) => {
    for (const [name, get] of Object.entries(getters)) Object.defineProperty(exports, name, { get, enumerable: true });
    Object.assign(exports, values);
  };
  load.e = async (chunk) => {
    asked.add(String(chunk));
  };
  const surface = Object.keys(modules).find((id) => isSurface(modules[id]));
  if (!surface) throw new Error('the built module exposes no remote');
  return load(surface).remote;
}

/** Routes and slots are built into the module that calls `defineRemote`; what else its file holds is not run. */
const isSurface = (made) => String(made).includes('.defineRemote)');

/** A file begins with the number of its chunk; a chunk of shared modules alone has none. */
const chunkFiles = (files, chunk) => [...files.keys()].filter((name) => name.split('.')[0] === chunk);
