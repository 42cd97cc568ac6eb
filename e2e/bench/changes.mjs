/**
 * (b) What staff do and what others see of it, at 100k: a status change with its lock, triggers and audit, a photo, the change in the search
 * of a second process, the last page against the first, and how long the event loop was held up by all of it. Targets:
 * docs/data-and-search.md#benchmark-targets.
 */
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { missedOf } from './changes-report.mjs';
import { startPostgres } from './engines.mjs';
import { CACHE, freePort, startPortal } from './portal.mjs';
import { makeQueries, queryText, readOptions } from './queries.mjs';

const SCALE = '100k';
const CHANGES = 200;
const PHOTOS = 40;
const QUESTIONS = 300;
const ROWS = 13;
const PASSWORD = 'Demo.demo.2026';
const SEEN_LIMIT_MS = 10_000;

/** @param {{ engines?: string[] }} options */
export async function benchChanges({ engines = ['postgres', 'pglite'], waitForLowLoad = async () => undefined } = {}) {
  const server = engines.includes('postgres') ? await startPostgres() : undefined;
  const figures = [];
  try {
    for (const engine of engines) {
      const databaseUrl = engine === 'postgres' ? await server.newDatabase({ scale: SCALE }) : undefined;
      figures.push({ engine, ...(await measureOn(databaseUrl, waitForLowLoad)) });
      console.log(`  ${JSON.stringify(figures.at(-1))}`);
    }
  } finally {
    await server?.stop();
  }
  return { scale: SCALE, figures, missed: figures.flatMap(missedOf) };
}

async function measureOn(databaseUrl, waitForLowLoad) {
  const metricsPort = await freePort();
  const portal = await startPortal({ scale: SCALE, databaseUrl, metricsPort });
  let second;
  try {
    await waitForLowLoad();
    await lagOf(metricsPort); // what the start held up is not meant
    const pages = await lastAgainstSecond(portal.url);
    const staff = await callerOf(portal.url, 'asiel1@demo.example');
    const animal = await publishedAnimal(portal.url, staff);
    const status = times(await repeated(CHANGES, (i) => changeStatus(staff, animal, i)));
    second = databaseUrl && (await startPortal({ scale: SCALE, databaseUrl }));
    const seen = second && times(await repeated(CHANGES / 2, (i) => seenElsewhere(staff, animal, second.url, i)));
    const admin = await callerOf(portal.url, 'admin@demo.example');
    const photo = times(await repeated(PHOTOS, (i) => addPhoto(admin, i)));
    return { status, flush: times(await flushes()), seen, photo, pages, lagMs: await lagOf(metricsPort) };
  } finally {
    await second?.stop();
    await portal.stop();
  }
}

/** The api for somebody of the demo data; `timed` gives the milliseconds of a call that went well. */
export async function callerOf(url, email) {
  const session = { email, password: PASSWORD, returnSecureToken: true };
  const signIn = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`;
  const { idToken } = await sent(signIn, { method: 'POST' }, session);
  const headers = { authorization: `Bearer ${idToken}` };
  const call = (method, path, body) => sent(`${url}/api/${path}`, { method, headers }, body);
  const timed = async (...args) => {
    const started = performance.now();
    await call(...args);
    return performance.now() - started;
  };
  return { call, timed, token: idToken };
}

const agent = new Agent({ keepAlive: true });

/** A request by `node:http`: `fetch` alone takes half a millisecond. */
async function sent(url, { method, headers }, body) {
  const outgoing = request(url, { method, agent, headers: { ...headers, 'content-type': 'application/json' } });
  outgoing.end(body && JSON.stringify(body));
  const [answer] = await once(outgoing, 'response');
  const content = await text(answer);
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${content}`);
  return JSON.parse(content);
}

async function publishedAnimal(url, { call }) {
  const { asiel } = (await call('GET', 'me')).data.item;
  const { data } = await (await fetch(`${url}/api/animal?asiel=${asiel}&geplaatst=N&rows=1`)).json();
  return { asiel, uuidkey: data[0].uuidkey };
}

/** Reserved and published again by turns: an even number of changes leaves the animal as it was. */
const statusOf = (i) => ({ geplaatst: i % 2 === 0 ? 'G' : 'N' });
const changeStatus = ({ timed }, { uuidkey }, i) => timed('PUT', `animal/${uuidkey}/status`, statusOf(i));

/** From the answer to the change until the second process counts it. */
async function seenElsewhere({ call }, { asiel, uuidkey }, url, i) {
  const count = async () =>
    (await (await fetch(`${url}/api/animal?asiel=${asiel}&geplaatst=N&rows=1`)).json()).pagination.totalRecords;
  const before = await count();
  await call('PUT', `animal/${uuidkey}/status`, statusOf(i));
  const started = performance.now();
  while ((await count()) === before)
    if (performance.now() - started > SEEN_LIMIT_MS) throw new Error('The second process never saw the change.');
  return performance.now() - started;
}

/** A photo of a text, 1200 × 800 of noise, which compresses badly; each another one. */
async function addPhoto({ timed }, i) {
  const noise = Buffer.alloc(1200 * 800 * 3);
  for (let at = 0, state = i + 1; at < noise.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    noise[at] = 128 + ((state >> 16) & 63);
  }
  const jpeg = await sharp(noise, { raw: { width: 1200, height: 800, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return timed('POST', 'image/', { bron: 'TEKST', bron_id: 0, base64: jpeg.toString('base64') });
}

/** Mean time of the last page divided by that of the second one, of queries with many results; none of it is cached. */
async function lastAgainstSecond(url) {
  const questions = makeQueries(await readOptions(url), 3000).map((query) => ({ ...query, rows: ROWS }));
  const many = [];
  for (const query of questions) {
    if (many.length === QUESTIONS) break;
    const { totalRecords } = (await (await fetch(`${url}/api/animal?${queryText(query)}`)).json()).pagination;
    if (totalRecords > ROWS * 4) many.push({ query, last: Math.ceil(totalRecords / ROWS) });
  }
  const paths = (page) => many.map((one) => `/api/animal?${queryText({ ...one.query, first: page(one) })}`);
  const alone = (page) => meanOf(url, paths(page));
  await alone(() => 3);
  const [second, last] = [await alone(() => 2), await alone(({ last: page }) => page)];
  return Math.round((last / second) * 100) / 100;
}

async function meanOf(url, paths) {
  const started = performance.now();
  for (const path of paths) await (await fetch(url + path)).arrayBuffer();
  return (performance.now() - started) / paths.length;
}

/** What the disk takes to keep 8 KB for certain, where the data are. */
async function flushes() {
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, 'flush');
  const file = await open(path, 'w');
  const page = Buffer.alloc(8192, 1);
  const values = await repeated(CHANGES, async () => {
    const started = performance.now();
    await file.write(page);
    await file.datasync();
    return performance.now() - started;
  });
  await file.close();
  rmSync(path);
  return values;
}

async function repeated(count, measure) {
  const values = [];
  for (let i = 0; i < count; i += 1) values.push(await measure(i));
  return values;
}

/** The middle of some durations, and their slow end, in ms. */
export function times(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** p99 of the delay of the event loop in ms since the last sample. */
async function lagOf(port) {
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Math.round(Number(/^event_loop_lag_p99_seconds (\S+)$/m.exec(figures)[1]) * 1000);
}
