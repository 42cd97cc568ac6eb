import { cacheNames, KEPT } from '../../common/kept';
import { loadedFiles } from './loaded-files';
import { stamped } from './stamped';

/** Most files of a set: three pages need about forty. */
const FILES_MAX = 150;
const FILE = /^\/mf\/[a-z-]+\/files\/[\w.-]+$/;
const isFile = (address: string) => FILE.test(new URL(address).pathname);

/** A document, and the name of the set that it belongs to: the shell's build and the generation of the register that stand in it. */
interface ReadDocument {
  set: string;
  answer: Response;
  html: string;
}

/** The addresses of the files of releases that a document names, and of the style sheets whose rules stand in it. */
function filesOf(html: string): string[] {
  const linked = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address ?? '');
  const sheets = [...html.matchAll(/data-folder="([^"]+)" data-sheets="([^"]+)"/g)].flatMap(([, folder, files = '']) =>
    files.split(' ').map((file) => folder + file),
  );
  return [...linked, ...sheets].map((address) => new URL(address, location.href).href).filter(isFile);
}

function setOf(html: string): string | undefined {
  const build = /data-build="(\w+)"/.exec(html)?.[1];
  const generation = /"generation":(\d+)/.exec(html)?.[1];
  return build && generation && `${KEPT.set}${build}-${generation}`;
}

const VIEW = /<script type="application\/json" id="first-view">[^<]*<\/script>/;
const ROOT = '<div id="root">';

/** The document for every address: without the page that stands in it (docs/federation.md#first-view). */
function withoutView(html: string): string {
  if (!VIEW.test(html)) return html;
  const shown = html.slice(html.indexOf(ROOT) + ROOT.length, html.lastIndexOf('</div><template id="fatal">'));
  return html.replace(VIEW, '').replace(shown, () => '');
}

/** The document of a path as the portal has it now; undefined when it is no page that is shown. */
async function readDocument(path: string): Promise<ReadDocument | undefined> {
  const answer = await fetch(path, { headers: { Accept: 'text/html' }, credentials: 'omit' });
  const html = await answer.text();
  const set = setOf(html);
  return answer.ok && set ? { set, answer, html } : undefined;
}

/** The set of this page, by the document that started it. */
const ownSet = () => setOf(`data-build="${__BUILD__}" ${document.getElementById('register')?.textContent ?? ''}`);

/**
 * Keeps a document and all files that it names, with those of some more pages, as one set: whatever is shown without a network comes from one
 * document, its register and the releases in it. The document comes last; the set before goes when the new one is complete.
 */
export async function keepSet([first = '/', ...others]: string[]): Promise<void> {
  const own = ownSet();
  if (own && (await isComplete(own))) {
    await addPages(own, others);
    return addFiles(await caches.open(own), [...loadedFiles()].filter(isFile));
  }
  const page = await readDocument(first);
  if (!page || (await isComplete(page.set))) return;
  const cache = await caches.open(page.set);
  await cache.addAll(await missing(cache, filesOf(page.html)));
  await addPages(page.set, others);
  if (own === page.set) await addFiles(cache, [...loadedFiles()].filter(isFile));
  await cache.put(
    KEPT.document,
    stamped(page.answer, withoutView(page.html).replace('<html ', `<html data-stored="${new Date().toISOString()}" `)),
  );
  for (const name of await cacheNames(KEPT.set)) if (name !== page.set) await caches.delete(name);
}

const isComplete = async (set: string) =>
  (await caches.has(set)) && (await (await caches.open(set)).match(KEPT.document)) !== undefined;

async function missing(cache: Cache, addresses: string[]): Promise<string[]> {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return [...new Set(addresses)].filter((address) => !kept.has(address)).slice(0, Math.max(0, FILES_MAX - kept.size));
}

/** The files of further pages, when those belong to the same releases; an empty mark says that a page was looked at. */
async function addPages(set: string, paths: string[]): Promise<void> {
  const cache = await caches.open(set);
  for (const path of paths) {
    const mark = `${KEPT.document}${path}`;
    if (await cache.match(mark)) continue;
    const page = await readDocument(path);
    if (page && page.set !== set) return;
    if (page) await addFiles(cache, filesOf(page.html));
    await cache.put(mark, new Response(''));
  }
}

/** Files that nothing depends on: one that does not come is left out. */
async function addFiles(cache: Cache, addresses: string[]): Promise<void> {
  for (const address of await missing(cache, addresses)) {
    const file = await fetch(address, { credentials: 'omit' }).catch(() => undefined);
    if (file?.ok) await cache.put(address, file);
  }
}
