/** (b)(c) Speed of the api over the demo data, on both engines; targets for two cores (docs/data-and-search.md#benchmark-targets). */
import { readFileSync } from 'node:fs';
import { measureBare } from './bare.mjs';
import { startPostgres } from './engines.mjs';
import { startPortal } from './portal.mjs';
import { makeQueries, makeWordQueries, queryText, readOptions } from './queries.mjs';
import { missedTargets } from './search-report.mjs';
import { shoot } from './shoot.mjs';

const SCALES = ['200', '10k', '100k', '1m'];
const ENGINES = ['postgres', 'pglite'];
const AVAILABLE = 2000;
/** So many addresses of animals that not all of them fit into the cache of the api. */
const UUIDS = 5800;

/**
 * @param {{ scales?: string[], engines?: string[], seconds?: number, withoutGrowth?: boolean, previous?: object }} options previous: the last result; its rows of
 *   other scales and engines stay, each with the day and load it was measured at
 */
export async function benchSearch(options = {}) {
  const {
    scales = ['10k', '100k'],
    seconds = 10,
    waitForLowLoad = async () => undefined,
    previous,
    moment = () => ({}),
  } = options;
  const server = await startPostgres();
  const engines = (options.engines ?? ENGINES).filter((engine) => server || engine !== 'postgres');
  const figures = [];
  const growth = [];
  try {
    for (const engine of engines) {
      for (const scale of scales) {
        const common = { engine, scale, seconds, server, waitForLowLoad, moment };
        figures.push(await atScale(common, measureAll));
        if (!options.withoutGrowth) growth.push(await atScale({ ...common, available: AVAILABLE }, measureGrowth));
      }
    }
  } finally {
    await server?.stop();
  }
  const all = { figures: merged(previous?.figures, figures), growth: merged(previous?.growth, growth) };
  return { available: AVAILABLE, ...all, missed: missedTargets(all.figures, all.growth) };
}

/** The rows of before with those of now in their place, by engine and scale. */
function merged(before = [], now) {
  const place = ({ engine, scale }) => ENGINES.indexOf(engine) * SCALES.length + SCALES.indexOf(scale);
  const kept = before.filter((row) => !now.some((other) => place(other) === place(row)));
  return [...kept, ...now].sort((a, b) => place(a) - place(b));
}

async function atScale({ engine, scale, seconds, server, waitForLowLoad, moment, available }, measure) {
  const databaseUrl = engine === 'postgres' ? await server.newDatabase({ scale, available }) : undefined;
  const portal = await startPortal({ scale, available, databaseUrl });
  try {
    const { startSeconds, url, pid } = portal;
    await waitForLowLoad();
    const measured = await measure({ url, pid, seconds });
    console.log(
      `  ${engine} ${scale}${available ? ` with ${available} available` : ''}: ${JSON.stringify(measured.uncached)}`,
    );
    const start = Math.round(startSeconds * 10) / 10;
    return { engine, scale, available, seconds, ...moment(), startSeconds: start, ...measured };
  } finally {
    await portal.stop();
  }
}

const searchPaths = (queries) => queries.map((query) => `/api/animal?${queryText(query)}`);

async function measureAll({ url, pid, seconds }) {
  const paths = searchPaths(makeQueries(await readOptions(url)));
  const ten = paths.slice(0, 10);
  await shoot({ url, paths: paths.slice(5000), seconds: 3 });
  const uncached = await shoot({ url, paths, seconds });
  const many = await shoot({ url, paths, seconds, connections: 50 });
  const words = await shoot({ url, paths: searchPaths(makeWordQueries(700)), once: true });
  const cached = await shoot({ url, paths: ten, seconds });
  const { headers } = await fetch(url + ten[0]);
  const unchanged = await shoot({ url, paths: [ten[0]], seconds, headers: { 'if-none-match': headers.get('etag') } });
  const bare = await measureBare({ url, paths: ten, seconds: Math.min(seconds, 3) });
  const profiles = await profilePaths(url);
  await shoot({ url, paths: profiles, seconds: 3 });
  const profile = await shoot({ url, paths: profiles, seconds });
  const total = (await (await fetch(`${url}/api/animal?rows=1`)).json()).pagination.totalRecords;
  return {
    available: total,
    uncached,
    many,
    words,
    cached,
    unchanged,
    bare,
    profile,
    profiles: profiles.length,
    rssMb: rssOf(pid),
  };
}

/** Page, total and facets while the table grows and the number of available animals does not. */
async function measureGrowth({ url, seconds }) {
  const paths = searchPaths(makeQueries(await readOptions(url)));
  await shoot({ url, paths: paths.slice(5000), seconds: 3 });
  const alone = await shoot({ url, paths: paths.slice(0, 1000), once: true, connections: 1 });
  return { uncached: await shoot({ url, paths, seconds }), alone };
}

/** Addresses of different animals: asked in turn, so that each is read from the database again. */
async function profilePaths(url) {
  const paths = [];
  let after = '';
  while (paths.length < UUIDS) {
    const page = await (await fetch(`${url}/api/animal?rows=200${after && `&after=${after}`}`)).json();
    paths.push(...page.data.map(({ uuidkey }) => `/api/animal/${uuidkey}`));
    if (!page.pagination.after) break;
    after = page.pagination.after;
  }
  return paths;
}

/** Memory of the api's process in MB, where the system tells it. */
function rssOf(pid) {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kb && Math.round(Number(kb) / 1024);
  } catch {
    return undefined;
  }
}
