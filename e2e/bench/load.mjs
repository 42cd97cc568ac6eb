/** Pages of many visitors at a fixed rate, whatever the answers take (open loop), at one api process and at several on one PostgreSQL. */
import { Agent, request } from 'node:http';
import { coresBetween, cpuOf } from './cpu-use.mjs';
import { startPostgres } from './engines.mjs';
import { startPortal } from './portal.mjs';

/** 1,000 visitors with a page every ten seconds each. */
const VISITORS = 1000;
const PAGES_PER_SECOND = 100;
const TARGET_P99_MS = 300;
const WARM_UP_S = 20;
const PHOTOS = 6;
/** Profiles that are opened. */
const ANIMALS = 4000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** @param {{ scale?: string, seconds?: number }} options */
export async function benchLoad({ scale = '100k', seconds = 20, waitForLowLoad = async () => undefined } = {}) {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('This measurement needs PostgreSQL.');
  try {
    const databaseUrl = await postgres.newDatabase({ scale });
    const rows = [];
    for (const count of [1, 3]) {
      const portals = [];
      try {
        for (let i = 0; i < count; i += 1) {
          const withPages = count === 1;
          portals.push(await startPortal({ scale, databaseUrl, withPages, firstView: 'on' }));
        }
        await waitForLowLoad();
        const animals = await someAnimals(portals[0].url);
        await openLoop({ portals, animals, seconds: WARM_UP_S });
        rows.push({ processes: count, ...(await openLoop({ portals, animals, seconds, from: WARM_UP_S })) });
        console.log(`  ${JSON.stringify(rows.at(-1))}`);
      } finally {
        await Promise.all(portals.map((portal) => portal.stop()));
      }
    }
    const missed = rows.flatMap(({ processes, p99, failed }) => [
      ...(p99 > TARGET_P99_MS ? [`${processes} processes: p99 ${p99} ms > ${TARGET_P99_MS}`] : []),
      ...(failed > 0 ? [`${processes} processes: ${failed} failed`] : []),
    ]);
    return { scale, seconds, rows, missed };
  } finally {
    await postgres.stop();
  }
}

/**
 * So many seconds of pages, each at its moment; times of a request count from the moment it should have gone. `from` is the second to go on at: its
 * profiles are not those of the seconds before.
 */
async function openLoop({ portals, animals, seconds, from = 0 }) {
  const agent = new Agent({ keepAlive: true });
  const seen = { times: [], pages: [], failed: 0 };
  const before = cpuOf(portals.map(({ pid }) => pid));
  const own = process.cpuUsage();
  const began = performance.now();
  const running = [];
  for (let count = 0; count < seconds * PAGES_PER_SECOND; count += 1) {
    const page = from * PAGES_PER_SECOND + count;
    const due = began + (count * 1000) / PAGES_PER_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    running.push(onePage({ portals, agent, page, due, animals, seen }));
  }
  await Promise.all(running);
  const tookS = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  const after = cpuOf(portals.map(({ pid }) => pid));
  agent.destroy();
  return {
    pages: seen.pages.length,
    requests: seen.times.length,
    ...percentiles(seen.times, ''),
    ...percentiles(seen.pages, 'Page'),
    failed: seen.failed,
    cores: {
      api: coresBetween(before.api, after.api, tookS),
      postgres: coresBetween(before.postgres, after.postgres, tookS),
      client: rounded((user + system) / 1e6 / tookS),
    },
  };
}

const rounded = (value) => Math.round(value * 100) / 100;

function percentiles(times, name) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { [`p50${name}`]: at(0.5), [`p99${name}`]: at(0.99) };
}

/** The document, then together what its page asks; who was here before has its files. */
async function onePage({ portals, agent, page, due, animals, seen }) {
  const visitor = page % VISITORS;
  const headers = {
    'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}`,
    'user-agent': `${BROWSER} ${visitor}`,
    'accept-encoding': 'br',
  };
  let turn = page;
  const ask = async ({ path, method = 'GET', body }, from) => {
    turn += 1;
    const { url } = portals[turn % portals.length];
    const status = await send({ url: url + path, method, body, headers, agent }).catch(() => 0);
    seen.times.push(performance.now() - from);
    if (status !== 200 && status !== 204) seen.failed += 1;
  };
  const [document, ...calls] = requestsOf(page, animals);
  await ask(document, due);
  const next = performance.now();
  await Promise.all(calls.map((call) => ask(call, next)));
  seen.pages.push(performance.now() - due);
}

/** Half lists, a third profiles, the rest home; lists of ever other pages and filters, as visitors click them. */
function requestsOf(page, animals) {
  const some = animals[page % animals.length];
  const photos = Array.from({ length: PHOTOS }, (_, i) => animals[(page * PHOTOS + i) % animals.length].photo)
    .filter(Boolean)
    .map((path) => ({ path }));
  if (page % 6 < 3) {
    const number = (page % 60) + 1;
    const shown = { shown: [some.id] };
    return [
      { path: `/zoek/dieren/kat?pagina=${number}` },
      { path: `/api/animal?soort=2&geslacht=${(page % 2) + 1}&first=${number}&rows=24` },
      { path: '/api/kind' },
      ...photos,
      { path: '/api/animal/seen', method: 'POST', body: JSON.stringify(shown) },
    ];
  }
  if (page % 6 < 5) {
    return [
      { path: `/dier/${some.uuidkey}` },
      { path: `/api/animal/${some.uuidkey}` },
      { path: `/api/animal/${some.uuidkey}/similar` },
      ...photos.slice(0, 2),
      { path: `/api/animal/${some.uuidkey}/visit/`, method: 'POST' },
    ];
  }
  return [{ path: '/' }, { path: '/api/animal/summary' }, { path: '/api/news' }, ...photos];
}

async function someAnimals(url) {
  const found = [];
  for (let first = 1; first <= ANIMALS / 100; first += 1) {
    const answer = await (await fetch(`${url}/api/animal?rows=100&first=${first}`)).json();
    found.push(...answer.data);
  }
  return found.map(({ id, uuidkey, fotourl }) => ({ id, uuidkey, photo: fotourl && new URL(fotourl, url).pathname }));
}

function send({ url, method, body, headers, agent }) {
  return new Promise((resolve, reject) => {
    const own = body ? { ...headers, 'content-type': 'application/json' } : headers;
    const asked = request(url, { method, headers: own, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** @returns {string} the figures in Markdown */
export function loadMarkdown({ scale, seconds, rows, missed }) {
  const one = rows[0]?.cores.api ?? 1;
  const lines = rows.map(
    ({ processes, requests, p50, p99, p50Page, p99Page, failed, cores: { api, postgres, client } }) =>
      `| ${processes} | ${Math.round(requests / seconds)}/s | ${p50} / ${p99} ms | ${p50Page} / ${p99Page} ms | ${failed} | ${api} (× ${rounded(api / one)}), ${postgres}, ${client} |`,
  );
  return `## Load: ${PAGES_PER_SECOND} pages a second, open loop

${VISITORS} visitors with a page every ten seconds, ${scale} animals on PostgreSQL, ${seconds} s, client and database on the same two cores. A page is its document with first view and
what it asks: lists, profiles and home as 3 : 2 : 1. Times count from the moment a page was due.

| processes | requests | p50 / p99 of a request | p50 / p99 of a whole page | failed | cores: api, PostgreSQL, client |
|---|---|---|---|---|---|
${lines.join('\n')}

${missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'All targets met.'}`;
}
