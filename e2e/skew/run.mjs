/**
 * `npm run test:skew [-- mf-search]`: releases of shell, parts and api of different age, run together (docs/federation.md#releases-of-different-age).
 * `--since <commit>` names the previous release of everything.
 * One portal: it begins with the previous release of everything, gets the present ones by publishing, and then the present api on the same
 * data.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../shared/scripts/find-chromium.mjs';
import { ensureInstalled } from '../../shared/scripts/install.mjs';

ensureInstalled();
const { buildParts } = await import('@portal/shared/scripts/build.mjs');
const { PARTS, REMOTES } = await import('@portal/shared/scripts/workspaces.mjs');
const { rowsOf } = await import('@portal/shared/scripts/skew-rows.mjs');
const { startSigningKey } = await import('@portal/shared/scripts/release/sign-release.mjs');
const { spawnApi } = await import('../support/portal.mjs');
const { previousOf } = await import('@portal/shared/scripts/skew-previous.mjs');
const { missingHistory, treeOf } = await import('./previous.mjs');
const { missingAt, publishNew, publishThis, releasesOf } = await import('./releases.mjs');

const ROOT = resolve(import.meta.dirname, '../..');
const KEY = randomBytes(32).toString('hex');

const options = { since: { type: 'string' } };
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const [wanted] = positionals;
const asked = REMOTES.includes(wanted) ? [wanted] : REMOTES;
const started = performance.now();
const directory = mkdtempSync(join(tmpdir(), 'portal-skew-'));
let api;
try {
  if (wanted && !PARTS.includes(wanted)) throw new Error(`'${wanted}' is no part: ${PARTS.join(', ')}.`);
  const reason = missingHistory();
  if (reason) throw new Error(reason);
  process.exitCode = await runMatrix();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await api?.stop();
  rmSync(directory, { recursive: true, force: true });
}

function say(text) {
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);
}

async function runMatrix() {
  const trees = previousTrees();
  await buildParts();
  const releases = await releasesOf(PARTS, trees, ROOT);
  const missing = missingAt(releases);
  const varied = asked.filter((part) => trees[part]);
  const rows = rowsOf(['api', 'shell', ...varied]);

  await startApi(trees.api);
  say('the previous api runs');
  const portal = { portal: api.url, key: KEY, signingKey: startSigningKey(directory) };
  for (const part of PARTS.filter((name) => trees[name])) await publishPrevious(part, trees[part], portal);
  say('the previous release of everything runs');
  const added = await publishNew({ parts: asked.filter((part) => !trees[part]), root: ROOT, say, ...portal });
  const plan = { releases, missing, varied, added, rows, key: KEY };
  for (const line of await publishThis({ parts: ['shell', ...varied], releases, missing, root: ROOT, ...portal }))
    say(line);

  const before = await runRows('previous', plan);
  await api.stop();
  await startApi(ROOT);
  say('the present api runs on the same data');
  return (await runRows('this', plan)) || before;
}

/** The tree of the previous release of the api and of each part that has one, built. */
function previousTrees() {
  const previous = Object.fromEntries(
    ['api', ...PARTS].map((part) => [part, previousOf(part, { since: values.since })]),
  );
  for (const [part, { commit, why }] of Object.entries(previous))
    say(`previous ${part}: ${commit ? `${commit.slice(0, 12)}, ` : ''}${why}`);
  const partsOf = (commit) => PARTS.filter((part) => previous[part].commit === commit);
  return Object.fromEntries(
    Object.entries(previous)
      .filter(([, { commit }]) => commit)
      .map(([part, { commit }]) => [part, treeOf(commit, partsOf(commit), say)]),
  );
}

async function startApi(tree) {
  api = await spawnApi({ DATA_DIR: directory, DEPLOY_KEY: KEY }, tree);
  await api.ready;
}

/** A team publishes with the commands of its own tree. */
async function publishPrevious(part, tree, portal) {
  const { publishPart } = await import(join(tree, 'shared/scripts/release/publish.mjs'));
  await publishPart(part, { directory: join(tree, part), ...portal, acceptStranded: true });
}

/** Opens the rows of one age of the api in a browser; gives the exit status. */
async function runRows(age, plan) {
  const rows = plan.rows.filter(({ api: used }) => used === age);
  if (rows.length === 0) return 0;
  const file = join(directory, 'plan.json');
  writeFileSync(file, JSON.stringify({ ...plan, rows }));
  const { path, flags } = findChromium();
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  const runner = spawn(process.execPath, [cli, 'test', '--config', join(import.meta.dirname, 'playwright.config.ts')], {
    cwd: import.meta.dirname,
    env: {
      ...process.env,
      PORTAL_URL: api.url,
      PORTAL_SKEW_PLAN: file,
      PORTAL_CHROMIUM: path,
      PORTAL_CHROMIUM_FLAGS: flags.join(' '),
    },
    stdio: 'inherit',
  });
  const [code] = await once(runner, 'exit');
  return code ?? 1;
}
