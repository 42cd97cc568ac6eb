/** (b)(c) Speed of the api over the demo data, on both engines; targets for two cores (docs/data-and-search.md#benchmark-targets). */
import { readFileSync } from 'node:fs';
import { measureBare } from './bare.mjs';
import { startPostgres } from './engines.mjs';
import { startPortal } from './portal.mjs';
import { makeQueries, makeWordQueries, queryText, readOptions } from './queries.mjs';
import { shoot } from './shoot.mjs';

/** Targets at 100k unless the scale is named; perSecond at least, p99 at most in ms. */
const TARGETS = {
  postgres: {
    uncached: { perSecond: 1200 },
    many: { p99: 100 },
    words: { p99: 100 },
    cached: { perSecond: 15_000, p99: 5 },
    unchanged: { perSecond: 15_000, p99: 5 },
    profile: { p99: 5 },
    startSeconds: 2,
    rssMb: 250,
  },
  pglite: {
    uncached: { perSecond: 500 },
    many: { p99: 250 },
    words: { p99: 250 },
    cached: { perSecond: 15_000, p99: 5 },
    unchanged: { perSecond: 15_000, p99: 5 },
    profile: { p99: 10 },
    startSeconds: 5,
    rssMb: 600,
  },
};
const TARGET_SCALE = '100k';

/** Targets of the largest scale. */
const TARGETS_1M = {
  postgres: { uncached: { perSecond: 700 }, profile: { p99: 5 }, startSeconds: 4 },
  pglite: { uncached: { perSecond: 350 }, profile: { p99: 10 }, startSeconds: 10 },
};
const SCALES = ['200', '10k', '100k', '1m'];
const ENGINES = ['postgres', 'pglite'];
const AVAILABLE = 2000;
const GROWTH = 1.3;
/** So many addresses of animals that the api does not keep the answers of all of them. */
const UUIDS = 5800;

/**
 * @param {{ scales?: string[], engines?: string[], seconds?: number, withoutGrowth?: boolean, previous?: object }} options previous: the last result; its rows of
 *   other scales and engines stay, each with the day and load it was measured at
 */
export async function benchSearch(options = {}) {
  const {
    scales = ['10k', '100k'],
    seconds = 10,
    calm = async () => undefined,
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
        const common = { engine, scale, seconds, server, calm, moment };
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

async function atScale({ engine, scale, seconds, server, calm, moment, available }, measure) {
  const databaseUrl = engine === 'postgres' ? await server.newDatabase({ scale, available }) : undefined;
  const portal = await startPortal({ scale, available, databaseUrl });
  try {
    const { startSeconds, url, pid } = portal;
    await calm();
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

const KINDS = ['uncached', 'many', 'words', 'cached', 'unchanged', 'profile'];

const targetsOf = ({ engine, scale }) => ({ [TARGET_SCALE]: TARGETS, '1m': TARGETS_1M })[scale]?.[engine] ?? {};

function missedOf(row) {
  const target = targetsOf(row);
  const missed = [];
  for (const kind of KINDS) {
    const { perSecond, p99 } = target[kind] ?? {};
    if (perSecond && row[kind].perSecond < perSecond) missed.push(`${kind} ${row[kind].perSecond}/s < ${perSecond}`);
    if (p99 && row[kind].p99 > p99) missed.push(`${kind} p99 ${row[kind].p99} ms > ${p99}`);
  }
  if (row.startSeconds > target.startSeconds) missed.push(`start ${row.startSeconds} s > ${target.startSeconds}`);
  if (row.rssMb > target.rssMb) missed.push(`memory ${row.rssMb} MB > ${target.rssMb}`);
  return missed.map((text) => `${row.engine} ${row.scale} ${text}`);
}

function missedTargets(figures, growth) {
  const missed = figures.flatMap(missedOf);
  for (const { engine, factor } of factors(growth)) {
    if (factor > GROWTH) missed.push(`${engine} growth × ${factor} > ${GROWTH}`);
  }
  for (const row of [...figures, ...growth]) {
    for (const kind of KINDS)
      if (row[kind]?.failed > 0) missed.push(`${row.engine} ${row.scale} ${kind}: ${row[kind].failed} failed`);
  }
  return missed;
}

/** Mean time of one question at the largest scale divided by that at the smallest, per engine. */
const factors = (growth) =>
  [...new Set(growth.map(({ engine }) => engine))].map((engine) => {
    const rows = growth.filter((row) => row.engine === engine);
    const [first, last] = [rows[0].alone.perSecond, rows.at(-1).alone.perSecond];
    return { engine, from: rows[0].scale, to: rows.at(-1).scale, factor: Math.round((first / last) * 100) / 100 };
  });

const row = (cells) => `| ${cells.join(' | ')} |`;
const cell = ({ perSecond, p50, p99 }) => `${perSecond.toLocaleString('en')}/s, ${p50} / ${p99} ms`;

/** @returns {string} the figures in Markdown */
export function searchMarkdown({ available, figures, growth, missed }) {
  const head = ['engine, animals (available)', ...KINDS.map((kind) => HEADS[kind]), 'start', 'memory', 'measured'];
  return [
    '## Search: requests per second, p50 / p99',
    '',
    'autocannon on 127.0.0.1, 10 connections; page of 13, total and all facets. Uncached: 10,000 different questions in turn, twice as many',
    'as the api keeps answers. Animal by uuidkey: more addresses in turn than it keeps (their number at the end). The client shares the cores. × = figure divided by',
    'its target (throughput) or target divided by it (time): 1 or more is met. Measured: seconds each, load of the machine before, addresses of animals.',
    '',
    row(head),
    row(head.map(() => '---')),
    ...figures.map(figureLine),
    '',
    'Ceiling: a bare `node:http` server with the same bytes, headers and client, nothing looked at but the address (cached; 304): ' +
      `${figures
        .filter(({ bare }) => bare)
        .map(bareText)
        .join('; ')}.`,
    '',
    `Growth of the table with ${available} animals available, one connection, uncached: ${factors(growth)
      .map(({ engine, from, to, factor }) => `${engine} ${from} → ${to}: × ${factor}`)
      .join('; ')} (at most × ${GROWTH}).`,
    '',
    missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'All targets met.',
  ].join('\n');
}

const HEADS = {
  uncached: 'uncached',
  many: '50 connections',
  words: 'words',
  cached: 'cached',
  unchanged: '304',
  profile: 'animal by uuidkey',
};

function figureLine(figure) {
  const target = targetsOf(figure);
  const { engine, scale, startSeconds, rssMb, seconds, date, loadBefore, profiles } = figure;
  return row([
    `${engine} ${scale} (${figure.available})`,
    ...KINDS.map((kind) => `${cell(figure[kind])}${target[kind] ? ` ${ratioText(figure[kind], target[kind])}` : ''}`),
    `${startSeconds} s`,
    `${rssMb} MB`,
    `${date}, ${seconds} s, ${loadBefore}, ${profiles}`,
  ]);
}

const bareText = ({ engine, scale, bare: { cached, unchanged } }) =>
  `beside ${engine} ${scale} ${cell(cached)}; ${cell(unchanged)}`;

function ratioText(figure, { perSecond, p99 }) {
  const ratios = [perSecond && figure.perSecond / perSecond, p99 && p99 / Math.max(figure.p99, 1)].filter(Boolean);
  return `(${ratios.map((ratio) => `× ${ratio.toFixed(1)}`).join(', ')})`;
}
