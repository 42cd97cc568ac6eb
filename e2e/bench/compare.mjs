/**
 * (c) The search against json-server on the same 10k rows: same client, same questions, ten connections, nothing answered from a cache.
 * json-server filters and pages, and gives the total in a header; it has no facets, no words and no visibility, so it does less.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPostgres } from './engines.mjs';
import { endWithUs, freePort, startPortal } from './portal.mjs';
import { makeQueries, queryText, readOptions } from './queries.mjs';
import { query } from './query.mjs';
import { shoot } from './shoot.mjs';

const SCALE = '10k';
const TIMES = 20;
const require = createRequire(import.meta.url);

/** Fields of our queries → query parameters of json-server; a list becomes a repeated parameter, which it joins with OR as we do. */
const SORT = { nieuw: ['published_at', 'desc'], langzit: ['published_at', 'asc'] };

/** @param {{ seconds?: number }} options */
export async function benchCompare({ seconds = 10, waitForLowLoad = async () => undefined } = {}) {
  const server = await startPostgres();
  if (!server) throw new Error('The rows for json-server are read from PostgreSQL, which is not here.');
  const results = {};
  try {
    const databaseUrl = await server.newDatabase({ scale: SCALE });
    let queries;
    await withPortal({ scale: SCALE, databaseUrl }, async (url) => {
      queries = makeQueries(await readOptions(url));
      await waitForLowLoad();
      results.postgres = await uncached(url, queries, seconds);
    });
    await withPortal({ scale: SCALE }, async (url) => {
      await waitForLowLoad();
      results.pglite = await uncached(url, queries, seconds);
    });
    results.jsonServer = await onJsonServer({ databaseUrl, queries, seconds, waitForLowLoad });
  } finally {
    await server.stop();
  }
  const times = (engine) => Math.round((results[engine].perSecond / results.jsonServer.perSecond) * 10) / 10;
  const ratio = { postgres: times('postgres'), pglite: times('pglite') };
  const missed = Object.entries(ratio)
    .filter(([, value]) => value < TIMES)
    .map(([engine, value]) => `${engine} × ${value} < ${TIMES}`);
  return { scale: SCALE, seconds, ...results, ratio, missed };
}

async function withPortal(options, work) {
  const portal = await startPortal(options);
  try {
    await work(portal.url);
  } finally {
    await portal.stop();
  }
}

async function uncached(url, queries, seconds) {
  const paths = queries.map((query) => `/api/animal?${queryText(query)}`);
  await shoot({ url, paths: paths.slice(5000), seconds: 3 });
  return shoot({ url, paths, seconds });
}

async function onJsonServer({ databaseUrl, queries, seconds, waitForLowLoad }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-json-server-'));
  const file = join(folder, 'db.json');
  writeFileSync(file, JSON.stringify({ animal: await rowsOf(databaseUrl) }));
  const port = await freePort();
  const bin = join(dirname(require.resolve('json-server/package.json')), 'lib/cli/bin.js');
  const child = spawn(
    process.execPath,
    [bin, '--port', String(port), '--host', '127.0.0.1', '--quiet', '--no-gzip', file],
    { stdio: 'ignore' },
  );
  endWithUs(child);
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(url);
    await waitForLowLoad();
    const paths = queries.map((query) => `/animal?${jsonServerText(query)}`);
    await shoot({ url, paths: paths.slice(5000), seconds: 3 });
    return await shoot({ url, paths, seconds });
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every animal, also those nobody sees, with what our cards show of its shelter. */
async function rowsOf(databaseUrl) {
  const rows = await query(
    databaseUrl,
    'SELECT a.*, s.naam AS asielnaam, s.plaats FROM animal a JOIN shelter s ON s.id = a.asiel_id ORDER BY a.id',
  );
  return rows.map(({ search_vector: _, ...row }) => row);
}

function jsonServerText({ sort, rows, ...filters }) {
  const [field, order] = SORT[sort];
  const text = new URLSearchParams({ _page: '1', _limit: String(rows), _sort: field, _order: order });
  for (const status of ['N', 'G']) text.append('geplaatst', status);
  for (const [key, value] of Object.entries(filters)) for (const one of String(value).split(',')) text.append(key, one);
  return text.toString();
}

async function answering(url) {
  for (;;) {
    if ((await fetch(`${url}/animal?_limit=1`).catch(() => undefined))?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

const line = (name, { perSecond, p50, p99 }, ratio) =>
  `| ${name} | ${perSecond.toLocaleString('en')} | ${p50} / ${p99} | ${ratio ? `**× ${ratio}**` : '1'} |`;

/** @returns {string} the figures in Markdown */
export function compareMarkdown({ scale, postgres, pglite, jsonServer, ratio, missed }) {
  return [
    '## Search against json-server 0.17.4',
    '',
    `The same ${scale} rows, the same 10,000 questions in turn, 10 connections, same client, nothing cached. Ours answers page, total and all facets;`,
    'json-server page and total only.',
    '',
    '| server | requests/s | p50 / p99 ms | × json-server |',
    '| --- | --- | --- | --- |',
    line('portal, PostgreSQL', postgres, ratio.postgres),
    line('portal, PGlite', pglite, ratio.pglite),
    line('json-server', jsonServer),
    '',
    missed.length > 0 ? `Missed: ${missed.join('; ')}.` : `Target × ${TIMES}: met on both.`,
  ].join('\n');
}
