/**
 * `npm run tree`: who imports whom, as pictures and numbers, from what dependency-cruiser finds; tests are left out. Without options it
 * prints. `--write now` replaces that section of docs/tree.md, `--write before` the other one; `--root <folder>` looks at another checkout.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cruise } from './cruise.mjs';
import { ROOT } from './test-results.mjs';
import { API_LEVELS, apiFolderOf, moduleOf, PART_LEVELS, partOf } from './tree/folders.mjs';

const PAGE = join(ROOT, 'docs/tree.md');
const IS_TEST = /\.(test|spec)\.tsx?$|\/testing\//;
const IS_SOURCE = /\.(ts|tsx|css|mjs)$/;

/** @returns {Promise<{ imports: [string, string][], circular: number }>} file → file */
async function importsOf(root, folders) {
  const modules = await cruise(root, folders);
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

/** Imports between folders. @returns {Map<string, Map<string, number>>} folder → folder → how many */
function arrowsOf(imports, folderOf) {
  const arrows = new Map();
  for (const [from, to] of imports.map((pair) => pair.map(folderOf))) {
    if (!from || !to || from === to) continue;
    const targets = arrows.get(from) ?? new Map();
    arrows.set(from, targets.set(to, (targets.get(to) ?? 0) + 1));
  }
  return arrows;
}

const pairsOf = (arrows) =>
  [...arrows].flatMap(([from, targets]) => [...targets].map(([to, count]) => ({ from, to, count })));
const sum = (pairs) => pairs.reduce((total, { count }) => total + count, 0);

/** Whether a folder can be reached from another one. */
function reaches(arrows, from, goal, seen = new Set()) {
  for (const next of arrows.get(from)?.keys() ?? []) {
    if (next === goal) return true;
    if (!seen.has(next) && reaches(arrows, next, goal, seen.add(next))) return true;
  }
  return false;
}

/** What is wrong in a picture: pairs that lie on a circle of folders, and pairs that go up. */
function faultsOf(arrows, levels = []) {
  const levelOf = (folder) => levels.findIndex((folders) => folders.includes(folder));
  const pairs = pairsOf(arrows);
  return {
    circles: pairs.filter(({ from, to }) => reaches(arrows, to, from)),
    upward: pairs.filter(({ from, to }) => levelOf(to) >= 0 && levelOf(to) < levelOf(from)),
  };
}

const idOf = (folder) => folder.replace(/[^a-z]/g, '_');

/** A mermaid flowchart; arrows on a circle of folders or upward are dotted. */
function picture(arrows, levels) {
  const { circles, upward } = faultsOf(arrows, levels);
  if (arrows.size === 0) return 'No folder imports another.';
  const folders = new Set(pairsOf(arrows).flatMap(({ from, to }) => [from, to]));
  const lines = pairsOf(arrows).map((pair) => {
    const isFault = circles.includes(pair) || upward.includes(pair);
    return `  ${idOf(pair.from)} ${isFault ? '-.->' : '-->'}|${pair.count}| ${idOf(pair.to)}`;
  });
  const names = [...folders].map((folder) => `  ${idOf(folder)}[${folder}]`);
  return ['```mermaid', 'flowchart TD', ...names.sort(), ...lines.sort(), '```'].join('\n');
}

/** A table with a line per folder. */
function table(files, folderOf, arrows) {
  const pairs = pairsOf(arrows);
  const folders = [...new Set(files.map(({ file }) => folderOf(file)))].filter(Boolean).sort();
  const lines = folders.map((folder) => {
    const own = files.filter(({ file }) => folderOf(file) === folder).sort((a, b) => b.lines - a.lines);
    const [longest] = own;
    const out = sum(pairs.filter(({ from }) => from === folder));
    const into = sum(pairs.filter(({ to }) => to === folder));
    const name = longest.file.split('/').at(-1);
    return `| ${folder} | ${own.length} | ${linesOf(own)} | ${longest.lines} (\`${name}\`) | ${out} | ${into} |`;
  });
  return [
    '| Folder | Files | Lines | Longest file | Imports of other folders | Imported by them |',
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
      [`${title}: imports between folders`, sum(pairsOf(arrows))],
      [`${title}: of these on a circle of folders`, sum(circles)],
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
  const parts = readdirSync(root).filter((name) => /^(shared|shell|api|mf-[a-z-]+)$/.test(name));
  const folders = parts.map((part) => `${part}/src`);
  const { imports, circular } = await importsOf(root, folders);
  const files = filesOf(root, folders);
  const pictures = [
    { title: 'Parts', folderOf: partOf, levels: PART_LEVELS },
    { title: 'api/src', folderOf: apiFolderOf, levels: API_LEVELS },
    { title: 'Modules of the api', folderOf: moduleOf },
  ].map((one) => ({ ...one, arrows: arrowsOf(imports, one.folderOf) }));
  const blocks = pictures.flatMap(({ title, folderOf, arrows, levels }) => [
    `### ${title}`,
    picture(arrows, levels),
    table(files, folderOf, arrows),
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
