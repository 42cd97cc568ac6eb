/**
 * Which files of shared an import through a door means. A door exports all of its layer, so by files alone everybody would take everything; by
 * names a part takes what it names. What cannot be told by names (`import * as`, a name that nobody exports) is the whole door.
 */
import { posix } from 'node:path';

/** `export { a, type B as C } from './x'`, `export * from './x'`, `export * as names from './x'`. */
const RE_EXPORT = /^export (?:type )?(?:\*(?: as (\w+))?|\{([^{}]*)\}) from '([^']+)'/gm;
const OWN_EXPORT =
  /^export (?:declare |default )?(?:abstract |async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const OWN_LIST = /^export (?:type )?\{([^{}]*)\};?$/gm;
const TAKES = /(?:import|export) (?:type )?\{([^{}]*)\} from '([^']+)'/g;

/** The names of `{ a, type B as C }`, as they are called outside (`C`) or inside (`B`). */
const namesOf = (list, side) =>
  list
    .split(',')
    .map((entry) => entry.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((entry) => entry.split(' as ').at(side === 'outside' ? -1 : 0));

/**
 * @param {(file: string) => string | undefined} read text of a file; undefined when there is none
 * @returns what resolves names of a door to files
 */
export function doorFiles(read) {
  const known = new Map();

  const fileOf = (from, request) => {
    const path = posix.join(posix.dirname(from), request);
    return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => read(file) !== undefined);
  };

  /** Name → the file that declares it, of all that a file exports. */
  function exportsOf(file) {
    if (known.has(file)) return known.get(file);
    const found = new Map();
    known.set(file, found);
    const text = read(file) ?? '';
    for (const [, name] of text.matchAll(OWN_EXPORT)) found.set(name, file);
    for (const [, list] of text.matchAll(OWN_LIST)) for (const name of namesOf(list, 'outside')) found.set(name, file);
    for (const [, alias, list, request] of text.matchAll(RE_EXPORT)) {
      const target = request.startsWith('.') ? fileOf(file, request) : undefined;
      if (alias) found.set(alias, target ?? file);
      else if (list) for (const name of namesOf(list, 'outside')) found.set(name, target ?? file);
      else if (target) for (const [name, owner] of exportsOf(target)) found.set(name, owner);
    }
    return found;
  }

  /**
   * @param {string} file that imports, @param {string} request as it says it, @param {string} door the file of the door
   * @returns {string[] | undefined} the files that declare the names; undefined when it is the whole door
   */
  function filesTaken(file, request, door) {
    const text = read(file) ?? '';
    const lists = [...text.matchAll(TAKES)].filter(([, , from]) => from === request);
    if (lists.length === 0 || text.split(`'${request}'`).length - 1 !== lists.length) return undefined;
    const owners = lists.flatMap(([, list]) => namesOf(list, 'inside')).map((name) => exportsOf(door).get(name));
    return owners.includes(undefined) ? undefined : [...new Set(owners)];
  }

  return { filesTaken };
}
