/**
 * Which names of the shared doors a release uses, read from the bundler's own graph: what it left out of the files does not count. A name that
 * no door has fails the build.
 */
import { doorNames } from './doors.mjs';

const PLUGIN = 'door-uses';
/** How the bundler calls a module that a build takes from the shell. */
const TAKEN = /^consume shared module \([^)]*\) (@?[^@]+)@/;
/** An import that names nothing: for each of its names there is another entry in the graph. */
const STATEMENT = 'esm import';

/** @returns a plugin; after the build `uses()` is share key → names with their marks, sorted */
export function doorUses() {
  const known = doorNames();
  const used = new Map();
  return {
    uses: () => Object.fromEntries([...used].sort().map(([door, names]) => [door, [...names].sort()])),
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        compilation.hooks.optimizeModules.tap(PLUGIN, () => {
          used.clear();
          for (const [door, module] of doorsIn(compilation, known)) {
            const marked = new Map([...known[door]].reverse().map((name) => [name.split('#')[0], name]));
            const [names, problems] = namesTaken(compilation, module, (name) => marked.get(name));
            used.set(door, new Set([...(used.get(door) ?? []), ...names]));
            compilation.errors.push(...problems.map((problem) => new Error(`${door}: ${problem}`)));
          }
        });
      });
    },
  };
}

function doorsIn({ modules }, known) {
  const named = [...modules].map((module) => [TAKEN.exec(module.identifier())?.[1], module]);
  return named.filter(([door]) => known[door]);
}

/** The names that modules of the release take from one door, and what is wrong with them. */
function namesTaken({ moduleGraph, chunkGraph }, door, markedName) {
  const [names, problems] = [[], []];
  for (const connection of moduleGraph.getIncomingConnections(door)) {
    const { dependency, originModule } = connection;
    const isLeftOut = !originModule || chunkGraph.getModuleChunks(originModule).length === 0;
    if (isLeftOut || dependency.type === STATEMENT || connection.getActiveState(undefined) === false) continue;
    const [name] = dependency.ids ?? [];
    const file = originModule.resource ?? originModule.identifier();
    if (name === undefined) problems.push(`${file} takes it as a whole or passes it on; import the names that it uses`);
    else if (!markedName(name)) problems.push(`${file} uses ${name}, which it does not have (npm run doors)`);
    else names.push(markedName(name));
  }
  return [names, problems];
}
