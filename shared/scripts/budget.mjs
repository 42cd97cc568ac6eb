/**
 * Weight of the built parts against the budgets (docs/federation.md#weight): `node shared/scripts/budget.mjs [mf-search] [--json]`, exit status 1 when
 * one is over.
 *
 * Counted in KB of 1024 bytes, brotli 9, which is quick to count (the portal serves 11, 7 % less); fonts as they are, because they are compressed already.
 * - shell: the scripts and style sheets that index.html names
 * - each remote: entry, module and the lazy files of its heaviest page or piece; what a page loads after a click is not its first load
 * - home, search and profile of a visitor, scripts alone: of the shell, and of the entries, pages and pieces that stand there. These limits are
 *   little above the figures, so that what staff need does not come along unseen; they are raised with what visitors get
 * - home: all files of the shell, and entry, module and piece of every slot that begins with `home.`; photos are kept room for, because
 *   their weight shows only in a browser: `npm run bench -- pages` measures home in all
 */
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildParts } from './build.mjs';
import { brotliSize, REMOTE_LIMIT_KB } from './release/check-release.mjs';
import { readRelease } from './release/read-release.mjs';
import { REMOTES } from './workspaces.mjs';

const ROOT = join(import.meta.dirname, '../..');
const SHELL_LIMIT_KB = 180;
const HOME_LIMIT_KB = 800;
/** Room in the limit of home for the photos of its first screen. */
const HOME_PHOTOS_KB = 300;

/** Pages of a visitor: the routes and slots of remotes on them, and the limit of all their scripts. */
const VISITOR_PAGES = [
  { name: 'home js', limit: 212.5, isOn: ({ slot }) => slot?.startsWith('home.') },
  { name: 'search js', limit: 210, isOn: ({ path }) => path === 'zoek/dieren' },
  { name: 'profile js', limit: 218, isOn: ({ path, slot }) => path === 'dier/:uuidkey' || slot?.startsWith('animal.') },
];

const isScript = (name) => name.endsWith('.js');
const isCompressed = (name) => /\.woff2$/.test(name);
const weight = (files, names) =>
  names.reduce((sum, name) => sum + (isCompressed(name) ? files.get(name).length : brotliSize(files.get(name))), 0);
const unique = (names) => [...new Set(names)];

/**
 * @param {string} [root] the folder that holds the parts, each built
 * @returns {Promise<{ name: string, what: string, kb: number, limit: number }[]>} a row per budget
 */
export async function measureBudgets(root = ROOT) {
  const shell = readShell(join(root, 'shell/dist'));
  const remotes = await Promise.all(REMOTES.map((name) => readRemote(name, join(root, name))));
  const home = [shell.all, ...remotes.map(({ home }) => home)].reduce((sum, bytes) => sum + bytes, 0);
  return [
    shellRow(shell),
    ...remotes.map(remoteRow),
    ...VISITOR_PAGES.map(({ name, limit, isOn }) => {
      const ofRemotes = remotes.reduce((sum, { scriptsOf }) => sum + scriptsOf(isOn), 0);
      return row(name, shell.scripts + ofRemotes, limit, 'scripts of the page, its pieces and the shell');
    }),
    row('home', home, HOME_LIMIT_KB - HOME_PHOTOS_KB, `all files; ${HOME_PHOTOS_KB} KB more are kept for photos`),
  ];
}

/** The budgets of one part alone: the pages that several parts make up are measured with all of them. */
export const measurePart = async (part, root = ROOT) => [
  part === 'shell'
    ? shellRow(readShell(join(root, 'shell/dist')))
    : remoteRow(await readRemote(part, join(root, part))),
];

const shellRow = ({ firstLoad, names }) => row('shell', firstLoad, SHELL_LIMIT_KB, names.join(' + '));
const remoteRow = ({ name, firstLoad, heaviest }) => row(name, firstLoad, REMOTE_LIMIT_KB, heaviest);
const row = (name, bytes, limit, what) => ({ name, what, kb: Math.round(bytes / 102.4) / 10, limit });

function readShell(dist) {
  const names = readdirSync(dist).filter((name) => name !== 'release.json');
  const files = new Map(names.map((name) => [name, readFileSync(join(dist, name))]));
  const page = String(files.get('index.html'));
  // By its whole address: the service worker, which the document only names, comes when the page rests.
  const loaded = names.filter((name) => /\.(js|css)$/.test(name) && page.includes(`/${name}"`));
  return {
    names: loaded,
    firstLoad: weight(files, loaded),
    scripts: weight(files, loaded.filter(isScript)),
    all: weight(files, ['index.html', ...loaded, ...fonts(names)]),
  };
}

const fonts = (names) => names.filter((name) => name.endsWith('.woff2'));

async function readRemote(name, directory) {
  const { files, release } = await readRelease(name, directory);
  const filesOf = (entries) => unique([...release.preload, ...entries.flatMap(({ preload }) => preload)]);
  const entries = [...release.routes, ...release.slots];
  const surfaces = entries.map((entry) => ({ key: entry.path ?? entry.slot, bytes: weight(files, filesOf([entry])) }));
  const [heaviest] = surfaces.sort((a, b) => b.bytes - a.bytes);
  const filesOn = (isOn) => {
    const shown = entries.filter(isOn);
    return shown.length > 0 ? filesOf(shown) : [];
  };
  return {
    name,
    firstLoad: heaviest.bytes,
    heaviest: heaviest.key,
    home: weight(
      files,
      filesOn(({ slot }) => slot?.startsWith('home.')),
    ),
    scriptsOf: (isOn) => weight(files, filesOn(isOn).filter(isScript)),
  };
}

/** @returns {string} the rows as a table, with the word OVER where a limit is passed */
export function budgetTable(rows) {
  const line = ({ name, what, kb, limit }) => {
    const figures = `${kb.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} KB`;
    return `  ${name.padEnd(12)} ${figures}  ${kb > limit ? 'OVER' : '    '}  ${what}`;
  };
  return rows.map(line).join('\n');
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
  const [part] = positionals;
  await buildParts(part && [part], { log: console.error });
  const rows = await (part ? measurePart(part) : measureBudgets());
  console.log(values.json ? JSON.stringify(rows, null, 2) : budgetTable(rows));
  if (rows.some(({ kb, limit }) => kb > limit)) process.exitCode = 1;
}
