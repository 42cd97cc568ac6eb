/** Another checkout uses the packages that are installed in this one. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './test-results.mjs';

/**
 * Gives a checkout a node_modules of links; the portal's own parts are those of that checkout. What is installed there later stays there.
 * @param {string} tree folder of the checkout
 * @param {string} [future] where the folder will stand when it is renamed afterwards
 */
export function borrowPackages(tree, future = tree) {
  const manifestOf = (...folder) => JSON.parse(readFileSync(join(tree, ...folder, 'package.json'), 'utf8'));
  const { workspaces } = manifestOf();
  const own = new Map(workspaces.map((folder) => [manifestOf(folder).name, folder]));
  for (const folder of ['.', ...workspaces]) {
    const packages = join(ROOT, folder, 'node_modules');
    if (!existsSync(packages)) continue;
    const links = join(tree, folder, 'node_modules');
    mkdirSync(join(links, '@portal'), { recursive: true });
    for (const name of readdirSync(packages)) {
      if (name !== '@portal' && !own.has(name)) symlinkSync(join(packages, name), join(links, name));
    }
  }
  for (const [name, folder] of own) symlinkSync(join(future, folder), join(tree, 'node_modules', name), 'junction');
}
