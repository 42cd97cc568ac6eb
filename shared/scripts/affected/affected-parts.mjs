/** Which parts a change touches, from who imports what. Pure: imports, texts and changed paths go in. Decision 075. */
import { isDeepStrictEqual } from 'node:util';
import { lockedPackages } from '../../config/locked-packages.mjs';
import { doorFiles } from './door-files.mjs';

const DOOR = /^shared\/src\/(?:[^/]+|ui\/form|ui\/table)\/index\.ts$/;
/** The door with all behind it, for an import that does not say names. */
const whole = (door) => `${door} *`;

/** Read by people or by the runs of the whole repository (check.yml, e2e.yml): no part is built or tested with it. */
const OF_NO_PART = /^(?:docs|e2e|\.github|\.ci)\/|\.md$|^LICENSE$/;
const SHARED_TEST = /\.test\.(?:tsx?|mjs)$|^shared\/config\/planted-violations\//;
/** Build and test settings: parts read them by path too, so imports do not tell. */
const SETTINGS = /^shared\/(?:config\/|package\.json$|jest\.config\.cjs$|.*\.d\.ts$)/;
const LOCK = 'package-lock.json';

/**
 * File → files that it takes, through doors by name.
 * @param {Awaited<ReturnType<import('../cruise.mjs').cruise>>} modules
 * @param {(file: string) => string | undefined} read
 * @returns {Map<string, Set<string>>}
 */
export function takenFiles(modules, read) {
  const { filesTaken } = doorFiles(read);
  const taken = new Map();
  for (const { source, dependencies } of modules) {
    const targets = dependencies.flatMap(({ module, resolved }) => {
      if (!DOOR.test(resolved)) return [resolved];
      const files = module.startsWith('@portal/shared/') && filesTaken(source, module, resolved);
      return files ? [resolved, ...files] : [whole(resolved)];
    });
    // What a door exports is not behind its name alone: only who takes it whole takes all.
    if (DOOR.test(source)) taken.set(source, new Set()).set(whole(source), new Set([source, ...targets]));
    else taken.set(source, new Set(targets));
  }
  return taken;
}

/** All files that a part's own files reach, themselves among them. */
function reachOf(part, taken) {
  const reached = new Set();
  const next = [...taken.keys()].filter((file) => file.startsWith(`${part}/`));
  while (next.length > 0) {
    const file = next.pop();
    if (reached.has(file)) continue;
    reached.add(file);
    next.push(...(taken.get(file) ?? []));
  }
  return reached;
}

/** The workspaces whose own row of the lock file changed; undefined when installed packages did. */
function partsOfLock([before, after], parts) {
  if (before === undefined || !isDeepStrictEqual(lockedPackages(before), lockedPackages(after))) return undefined;
  const [rowsBefore, rowsAfter] = [before, after].map((text) => JSON.parse(text).packages);
  return parts.filter((part) => !isDeepStrictEqual(rowsBefore[part], rowsAfter[part]));
}

/**
 * @param {object} change
 * @param {string[]} change.changed paths from the root, those of deleted files too
 * @param {Map<string, Set<string>>} change.taken of `takenFiles`
 * @param {string[]} change.parts in the order of the answer
 * @param {[string | undefined, string]} change.locks package-lock.json before and after
 * @returns {string[]} the parts to check
 */
export function affectedParts({ changed, taken, parts, locks }) {
  const reach = new Map(parts.map((part) => [part, reachOf(part, taken)]));
  const partsOf = (file) => {
    if (OF_NO_PART.test(file)) return [];
    if (file === LOCK) return partsOfLock(locks, parts) ?? parts;
    const owner = parts.find((part) => file.startsWith(`${part}/`));
    if (!owner) return parts;
    if (owner !== 'shared' || SHARED_TEST.test(file)) return [owner];
    const isGone = file.startsWith('shared/src/') && !taken.has(file) && /\.(?:tsx?|css)$/.test(file);
    if (SETTINGS.test(file) || isGone) return parts;
    return ['shared', ...parts.filter((part) => reach.get(part).has(file))];
  };
  const touched = new Set(changed.flatMap(partsOf));
  return parts.filter((part) => touched.has(part));
}
