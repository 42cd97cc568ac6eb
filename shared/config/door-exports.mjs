/**
 * What the doors of shared export: `npm run doors` rewrites door-exports.json after a wanted change. A value of a door that the shell shares
 * has the mark of its type beside its name; marks that it had before follow, because releases in use were built with them. Who changes a
 * type so that older callers break takes its older marks out of the file by hand: then publishing says which parts are left without it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { doorMarks } from './door-types.mjs';
import { DOOR_LIST, listedDoors, SHARED_DOORS } from './doors.mjs';

const SHARED = resolve(import.meta.dirname, '..');

/** Export names of a door, read from its source: named exports, and those of files behind `export *`. */
function exportsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      if (statement.exportClause && ts.isNamedExports(statement.exportClause)) {
        return statement.exportClause.elements.map((element) => element.name.text);
      }
      if (statement.exportClause) return [statement.exportClause.name.text];
      const base = join(dirname(file), statement.moduleSpecifier.text);
      return exportsOf([`${base}.ts`, `${base}.tsx`, base].find(existsSync));
    }
    if (!statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)) return [];
    const names = statement.declarationList?.declarations.map((declaration) => declaration.name) ?? [statement.name];
    return names.flatMap((name) => name?.text ?? name?.elements?.map((element) => element.name.text) ?? []);
  });
}

/** @returns {[string, string][]} every door of shared with its file */
export const doorFiles = () =>
  Object.entries(JSON.parse(readFileSync(join(SHARED, 'package.json'), 'utf8')).exports)
    .filter(([, file]) => file.endsWith('/index.ts'))
    .map(([door, file]) => [door, join(SHARED, file)]);

/**
 * Door → its export names, sorted; a schema and its type share one name. `known` is the list whose older marks stay.
 * @param {Record<string, string[]>} known
 */
export function doorExports(known = {}) {
  const files = doorFiles().filter(([, file]) => existsSync(file));
  const marks = doorMarks(Object.fromEntries(files.filter(([door]) => SHARED_DOORS.includes(door))));
  const namesOf = (door, name) => {
    const mark = marks[door]?.[name];
    if (!mark) return [name];
    const before = (known[door] ?? []).filter((one) => one.startsWith(`${name}#`));
    return [...new Set([`${name}#${mark}`, ...before])];
  };
  return Object.fromEntries(
    files.map(([door, file]) => [door, [...new Set(exportsOf(file))].sort().flatMap((name) => namesOf(door, name))]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(DOOR_LIST, `${JSON.stringify(doorExports(listedDoors()), null, 2)}\n`);
}
