/**
 * Facades stand for a shared package and name what the portal uses of it, so that the rest is left out. What they lack would be `undefined`
 * at run time: for the router the types say so (tsconfig `paths`), for zod this.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Share key → file. */
export const FACADES = { 'react-router-dom': 'router-facade.ts', 'zod/mini': 'zod-facade.ts' };

const NOT_BUILT = /\.test\.tsx?$|(^|[\\/])testing[\\/]/;
const TAKES_ZOD = /^import \* as z from 'zod\/mini';$/m;
/** Names of types, which are erased before the build. */
const IS_TYPE = /^(Zod\w*|infer|input|output|core)$/;

/** @returns {string[]} the values that a facade exports */
export function namesOf(facade) {
  const text = readFileSync(join(import.meta.dirname, facade), 'utf8');
  const blocks = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) => names.split(','));
  return blocks.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
}

/** @returns {string[]} a sentence per name of zod that the sources in a folder use and the facade lacks */
export function missingZodNames(folder) {
  const known = new Set(namesOf(FACADES['zod/mini']));
  return readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !NOT_BUILT.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const used = TAKES_ZOD.test(text) ? [...text.matchAll(/\bz\.(\w+)/g)].map(([, name]) => name) : [];
      const missing = [...new Set(used)].filter((name) => !known.has(name) && !IS_TYPE.test(name));
      return missing.map((name) => `${file} uses z.${name}, which shared/config/zod-facade.ts does not name`);
    });
}
