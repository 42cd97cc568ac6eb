/**
 * Visitors without a browser, who go on asking a portal while its parts change: a page, files of the release that the page names, the
 * register and the version file. Each answer is checked: a browser would hide a fault behind its second try.
 */
import { createHash } from 'node:crypto';

/** Pages of several parts, with the part that owns each; every one carries the register. */
const PAGES = [
  ['/', 'shell'],
  ['/zoek/dieren/kat', 'mf-search'],
  ['/nieuws', 'mf-content'],
  ['/zoek/asiels', 'mf-search'],
  ['/registreer', 'shell'],
];
const REGISTER = /<script type="application\/json" id="register">(.*?)<\/script>/s;

/**
 * @param {string} url address of the portal
 * @param {string} part the part that changes
 * @param {{ count?: number, pauseMs?: number }} options visitors at the same time, and the pause of each between two answers
 * @returns what was seen so far, and `stop`
 */
export function startVisitors(url, part, { count = 4, pauseMs = 25 } = {}) {
  const seen = { answers: 0, failures: [], liveAt: new Map() };
  let highest = 0;
  let isOver = false;

  async function ask(path, { headers, statusOf = () => 200 } = {}) {
    const answer = await fetch(url + path, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    seen.answers += 1;
    if (answer.status !== statusOf(bytes)) seen.failures.push(`${path} answers ${answer.status}`);
    await new Promise((done) => setTimeout(done, pauseMs));
    return bytes;
  }

  /** What somebody was told before this question was asked is never taken back. */
  async function askNewest(path, generationOf, options) {
    const known = highest;
    const text = String(await ask(path, options));
    const generation = generationOf(text);
    if (generation < known) seen.failures.push(`${path} is of generation ${generation} after ${known}`);
    if (generation > highest) {
      highest = generation;
      seen.liveAt.set(generation, performance.now());
    }
    return text;
  }

  async function askFile({ base, files }, file) {
    const hash = createHash('sha384')
      .update(await ask(base + file))
      .digest('base64');
    if (`sha384-${hash}` !== files[file]) seen.failures.push(`${base}${file} is not what the register says`);
  }

  async function visit(turn) {
    const [path, owner] = PAGES[turn % PAGES.length];
    // The page of a part that is switched off says so, and that it is for a while.
    const statusOf = (bytes) => (rowOf(registerIn(String(bytes)), owner)?.enabled === false ? 503 : 200);
    const options = { headers: { accept: 'text/html' }, statusOf };
    const html = await askNewest(path, (text) => registerIn(text).generation, options);
    const { shell, remotes } = registerIn(html);
    const { current } = rowOf({ remotes }, part);
    const others = entriesIn(html, part).filter((entry) => entry !== current.base + current.entry);
    if (others.length > 0) seen.failures.push(`${path} mixes releases: ${others.join(' ')}`);
    if (!html.includes(`data-build="${shell.hash}"`))
      seen.failures.push(`${path} starts another shell than its register says`);
    await askFile(current, current.entry);
    const register = JSON.parse(await askNewest('/register.json', (text) => JSON.parse(text).generation));
    const now = rowOf(register, part).current;
    const names = Object.keys(now.files);
    await askFile(now, names[turn % names.length]);
    await askNewest('/version.json', (text) => JSON.parse(text).generation);
  }

  async function visitAgain(first) {
    for (let turn = first; !isOver; turn += 1) {
      await visit(turn).catch((error) => seen.failures.push(String(error.cause ?? error)));
    }
  }

  const all = Promise.all(Array.from({ length: count }, (_, index) => visitAgain(index)));
  return {
    seen,
    /** Waits until each has ended its visit. */
    async stop() {
      isOver = true;
      await all;
      return seen;
    },
  };
}

const registerIn = (html) => JSON.parse(REGISTER.exec(html)[1]);
const rowOf = ({ remotes }, part) => remotes.find(({ name }) => name === part);
/** The entries of a part that a document names: of its files they alone belong to one release. */
const entriesIn = (html, part) =>
  [...html.matchAll(/(?:src|href)="(\/mf\/[^"]+\/remoteEntry\.[^"]+)"/g)]
    .map(([, file]) => file)
    .filter((file) => file.startsWith(`/mf/${part}/`));
