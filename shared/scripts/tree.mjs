/**
 * `npm run tree`: who imports whom, as pictures and numbers, from what dependency-cruiser finds; tests are left out. Without options it
 * prints. `--write now` replaces that section of docs/tree.md, `--write before` the other one; `--root <folder>` looks at another checkout.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ROOT } from './test-results.mjs';
import { API_LEVELS, apiRoomOf, moduleOf, PART_LEVELS, partOf } from './tree/rooms.mjs';

const PAGE = join(ROOT, 'docs/tree.md');
const IS_TEST = /\.(test|spec)\.tsx?$|\/testing\//;
const IS_SOURCE = /\.(ts|tsx|css|mjs)$/;

/** Runs dependency-cruiser in a checkout. @returns {Promise<{ imports: [string, string][], circular: number }>} file → file */
async function importsOf(root, folders) {
  const bin = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [bin, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const run = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 1e9 }).catch((error) => error);
  const { modules } = JSON.parse(run.stdout);
  const found = modules
    .filter(({ source }) => !IS_TEST.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map((to) => ({ source, ...to })));
  return {
    imports: found.map(({ source, resolved }) => [source, resolved]),
    circular: found.filter(({ circular }) => circular).length,
  };
}

/** @returns {{ file: string, lines: number }[]} source files of these folders */
function filesOf(root, folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => IS_SOURCE.test(file) && !IS_TEST.test(file))
      .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length })),
  );
}

/** Imports between rooms. @returns {Map<string, Map<string, number>>} room → room → how many */
function arrowsOf(imports, roomOf) {
  const arrows = new Map();
  for (const [from, to] of imports.map((pair) => pair.map(roomOf))) {
    if (!from || !to || from === to) continue;
    const targets = arrows.get(from) ?? new Map();
    arrows.set(from, targets.set(to, (targets.get(to) ?? 0) + 1));
  }
  return arrows;
}

const pairsOf = (arrows) =>
  [...arrows].flatMap(([from, targets]) => [...targets].map(([to, count]) => ({ from, to, count })));
const sum = (pairs) => pairs.reduce((total, { count }) => total + count, 0);

/** Whether a room can be reached from another one. */
function reaches(arrows, from, goal, seen = new Set()) {
  for (const next of arrows.get(from)?.keys() ?? []) {
    if (next === goal) return true;
    if (!seen.has(next) && reaches(arrows, next, goal, seen.add(next))) return true;
  }
  return false;
}

/** What is wrong in a picture: pairs that lie on a circle of rooms, and pairs that go up. */
function faultsOf(arrows, levels = []) {
  const levelOf = (room) => levels.findIndex((rooms) => rooms.includes(room));
  const pairs = pairsOf(arrows);
  return {
    circles: pairs.filter(({ from, to }) => reaches(arrows, to, from)),
    upward: pairs.filter(({ from, to }) => levelOf(to) >= 0 && levelOf(to) < levelOf(from)),
  };
}

const idOf = (room) => room.replace(/[^a-z]/g, '_');

/** A mermaid flowchart; arrows on a circle of rooms or upward are dotted. */
function picture(arrows, levels) {
  const { circles, upward } = faultsOf(arrows, levels);
  if (arrows.size === 0) return 'No room imports another.';
  const rooms = new Set(pairsOf(arrows).flatMap(({ from, to }) => [from, to]));
  const lines = pairsOf(arrows).map((pair) => {
    const isFault = circles.includes(pair) || upward.includes(pair);
    return `  ${idOf(pair.from)} ${isFault ? '-.->' : '-->'}|${pair.count}| ${idOf(pair.to)}`;
  });
  const names = [...rooms].map((room) => `  ${idOf(room)}[${room}]`);
  return ['```mermaid', 'flowchart TD', ...names.sort(), ...lines.sort(), '```'].join('\n');
}

/** A table with a line per room. */
function table(files, roomOf, arrows) {
  const pairs = pairsOf(arrows);
  const rooms = [...new Set(files.map(({ file }) => roomOf(file)))].filter(Boolean).sort();
  const lines = rooms.map((room) => {
    const own = files.filter(({ file }) => roomOf(file) === room).sort((a, b) => b.lines - a.lines);
    const [longest] = own;
    const out = sum(pairs.filter(({ from }) => from === room));
    const into = sum(pairs.filter(({ to }) => to === room));
    const name = longest.file.split('/').at(-1);
    return `| ${room} | ${own.length} | ${linesOf(own)} | ${longest.lines} (\`${name}\`) | ${out} | ${into} |`;
  });
  return [
    '| Room | Files | Lines | Longest file | Imports of other rooms | Imported by them |',
    '|---|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

const linesOf = (files) => files.reduce((total, { lines }) => total + lines, 0);

function summary(files, imports, circular, pictures) {
  const rows = [
    ['Source files', files.length],
    ['Lines', linesOf(files)],
    ['Files over 200 lines', files.filter(({ lines }) => lines > 200).length],
  ];
  rows.push(['Circles of files (imports that lie on one)', circular]);
  for (const { title, arrows, levels } of pictures) {
    const { circles, upward } = faultsOf(arrows, levels);
    rows.push(
      [`${title}: imports between rooms`, sum(pairsOf(arrows))],
      [`${title}: of these on a circle of rooms`, sum(circles)],
    );
    if (levels) rows.push([`${title}: of these upward`, sum(upward)]);
  }
  const past = imports.filter(
    ([from, to]) => moduleOf(from) && moduleOf(to) && moduleOf(from) !== moduleOf(to) && !/\/index\.ts$/.test(to),
  );
  rows.push(['Modules of the api: imports past an `index.ts`', past.length]);
  return ['| | |', '|---|--:|', ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
}

/** The section of one checkout, in Markdown. */
async function section(root) {
  const parts = readdirSync(root).filter((name) => /^(shared|shell|api|mf-[a-z]+)$/.test(name));
  const folders = parts.map((part) => `${part}/src`);
  const { imports, circular } = await importsOf(root, folders);
  const files = filesOf(root, folders);
  const pictures = [
    { title: 'Parts', roomOf: partOf, levels: PART_LEVELS },
    { title: 'api/src', roomOf: apiRoomOf, levels: API_LEVELS },
    { title: 'Modules of the api', roomOf: moduleOf },
  ].map((one) => ({ ...one, arrows: arrowsOf(imports, one.roomOf) }));
  const blocks = pictures.flatMap(({ title, roomOf, arrows, levels }) => [
    `### ${title}`,
    picture(arrows, levels),
    table(files, roomOf, arrows),
  ]);
  return [summary(files, imports, circular, pictures), ...blocks].join('\n\n');
}

/** Replaces what stands between the two marks of a section. */
function write(name, text) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const page = readFileSync(PAGE, 'utf8');
  if (!page.includes(start) || !page.includes(end)) throw new Error(`docs/tree.md has no section ${name}.`);
  writeFileSync(PAGE, `${page.split(start)[0]}${start}\n${text}\n${end}${page.split(end)[1]}`);
}

const { values } = parseArgs({ options: { root: { type: 'string', default: ROOT }, write: { type: 'string' } } });
const text = await section(resolve(values.root));
if (values.write) write(values.write, text);
else console.log(text);
