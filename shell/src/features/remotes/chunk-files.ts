/**
 * Files of releases lie side by side, per part, under names of their content: what two releases have in common is one file for the browser, and
 * says nothing of who asked for it. Here it is known. Imports nothing, as federation-host.ts, whose half it is.
 */

/** The list of a build's chunks, a global variable: what arrived, and as `push` the function that puts more into the running build. */
export type ChunkList = unknown[];

/** What a build says about its files: where they lie, and what script and style sheet of a chunk are called. */
export interface FilesOfBuild {
  p?: string;
  u?: (chunk: string | number) => string;
  k?: (chunk: string | number) => string;
  /** What brings a chunk, by kind: each adds to the promises what is to be waited for. */
  f?: Record<string, (chunk: string, promises: Promise<unknown>[]) => void>;
  initializeSharingData?: { uniqueName?: string };
}

/** Address of the script that runs now, without what a second try adds to it. */
export function scriptAddress(): string {
  const script = document.currentScript;
  return script instanceof HTMLScriptElement ? (script.src.split('?')[0] ?? '') : '';
}

/** Address of a chunk → the builds that asked for it. */
const askers = new Map<string, { name: string; chunks: ChunkList }[]>();

/** A chunk that arrives goes to every build that asked for its address. */
export function handOut(chunk: unknown) {
  const lists = askers.get(scriptAddress())?.map(({ chunks }) => chunks);
  for (const list of new Set(lists)) list.push(chunk);
}

/** Whether the rules of a style sheet came with the document. `name` is the name of the build, or its end. */
export const hasRules = (name: string, file: string): boolean =>
  document.querySelector(`style[data-release$="${name}"][data-sheets~="${file}"]`) !== null;

let tries = 0;

/**
 * The name of a file, with another address when the request before it failed: Chromium answers with the failure of a preload of that address, also
 * when the connection is back.
 */
function fresh(folder: string, file: string): string {
  const [timing] = performance.getEntriesByName(folder + file).slice(-1) as PerformanceResourceTiming[];
  return (timing?.responseStatus ?? 200) !== 200 ? `${file}?try=${++tries}` : file;
}

/** Name of the build that asked for a chunk last: part, version and build id. */
export const askerOf = (address: string): string | undefined => askers.get(address)?.at(-1)?.name;

/**
 * Tells a build where its files lie, beside its entry, and notes what it asks for. It asks for every style sheet whose rules did not come with the
 * document, also for one that another build shows: the name behind # makes the element its own, to be removed with its release.
 */
export function noteFiles(build: FilesOfBuild, chunks: ChunkList) {
  const { u: scriptOf, k: styleOf, initializeSharingData } = build;
  const folder = build.p || new URL('.', scriptAddress() || location.href).href;
  const name = initializeSharingData?.uniqueName ?? '';
  build.p = folder;
  const { css } = build.f ?? {};
  if (styleOf) build.k = (chunk) => `${fresh(folder, styleOf(chunk))}#${name}`;
  if (build.f && styleOf && css)
    build.f.css = (chunk, promises) => hasRules(name, styleOf(chunk)) || css(chunk, promises);
  if (!scriptOf) return;
  build.u = (chunk) => {
    const file = scriptOf(chunk);
    askers.set(folder + file, [...(askers.get(folder + file) ?? []), { name, chunks }]);
    return fresh(folder, file);
  };
}

/** Nobody uses the builds of these lists any more. */
export function forgetLists(lists: ReadonlySet<ChunkList>) {
  for (const [address, asked] of askers) {
    const others = asked.filter(({ chunks }) => !lists.has(chunks));
    if (others.length === 0) askers.delete(address);
    else askers.set(address, others);
  }
}
