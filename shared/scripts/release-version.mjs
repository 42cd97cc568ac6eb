/**
 * `npm run release:version -- mf-search minor "Filters by colour"`, in the part's folder without its name: raises the version of one part, with its
 * lines in CHANGELOG.md. Instead of major, minor or patch a version may be given. No other part's build changes by it.
 */
import { basename } from 'node:path';
import { raiseVersion } from './release/raise-version.mjs';
import { ROOT } from './test-results.mjs';
import { PARTS } from './workspaces.mjs';

const here = basename(process.cwd());
const words = process.argv.slice(2);
const [part, step, ...notes] = PARTS.includes(here) ? [here, ...words] : words;

try {
  if (!PARTS.includes(part) || !step) {
    throw new Error(`npm run release:version -- <${PARTS.join(' | ')}> <major | minor | patch> "Wat er verandert"`);
  }
  const version = raiseVersion(ROOT, part, { step, notes, date: new Date().toISOString().slice(0, 10) });
  console.log(`${part} is nu ${version}: package.json, package-lock.json en CHANGELOG.md zijn aangepast.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
