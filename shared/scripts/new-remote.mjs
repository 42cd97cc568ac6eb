/**
 * `npm run new:remote -- mf-donations [--team donations] [--path donaties]`: a remote with one page, its tests and its place in the repository, ready to
 * run, test and publish. Works without a network. Decision 076.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { createRemote } from './new-remote/create-remote.mjs';
import { tool } from './run-groups.mjs';
import { ROOT } from './test-results.mjs';

ensureInstalled();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { team: { type: 'string' }, path: { type: 'string' } },
  });
  if (positionals.length !== 1) {
    throw new Error('npm run new:remote -- mf-<noun> [--team <team>] [--path <address of its page>]');
  }
  const [name] = positionals;
  const noun = name.replace('mf-', '');
  const { team = noun, path = noun } = values;
  createRemote(ROOT, { name, team, path, date: new Date().toISOString().slice(0, 10) });
  format(name);
  console.log(`${name} is there, of team ${team}, with a page at /${path}.

  cd ${name}
  npm run dev      # the page, with hot reload, inside a portal
  npm test         # its tests
  npm run check    # all that is checked of it

To publish it to a running portal: docs/running.md, "Publishing a part".`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Whether a key needs quotes and where a line breaks follow from the names that were put in. */
function format(name) {
  const biome = [tool('@biomejs/biome/bin/biome'), 'check', '--write', name];
  const { status } = spawnSync(process.execPath, biome, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${name} was made, but Biome refuses it (see above).`);
}
