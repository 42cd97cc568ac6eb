/**
 * (f) A shelter imports 100,000 animals from a file, and then the same file again: rows per second of the dry run and of the import, the
 * largest memory of the process before and after, how long others waited for a page of the search meanwhile, and what the second import
 * changed. Targets: the second one changes nothing, and the memory of the import stays below 200 MB.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './engines.mjs';
import { missedOf } from './import-report.mjs';
import { CACHE, seedHash, startPortal } from './portal.mjs';

const SCALE = '200';
const ROWS = 100_000;
const PART_BYTES = 2 * 1024 * 1024;
const PASSWORD = 'Demo.demo.2026';
const POLL_MS = 500;
const STORY = 'Een lieve, rustige kat die graag bij u op schoot ligt. Kan met andere katten en is zindelijk. '.repeat(
  3,
);

/** @param {{ engines?: string[], runs?: number }} options */
export async function benchImport({ engines = ['postgres', 'pglite'], waitForLowLoad = async () => undefined } = {}) {
  const server = engines.includes('postgres') ? await startPostgres() : undefined;
  const figures = [];
  try {
    for (const engine of engines) {
      const databaseUrl = engine === 'postgres' ? await server.newDatabase({ scale: SCALE }) : undefined;
      await waitForLowLoad();
      figures.push({ engine, ...(await measureOn(databaseUrl)) });
      console.log(`  ${JSON.stringify(figures.at(-1))}`);
    }
  } finally {
    await server?.stop();
    // What was imported must not stay in the kept demo data.
    rmSync(join(CACHE, `pglite-${SCALE}-${seedHash()}`), { recursive: true, force: true });
  }
  return { rows: ROWS, figures, missed: figures.flatMap(missedOf) };
}

async function measureOn(databaseUrl) {
  const portal = await startPortal({ scale: SCALE, databaseUrl });
  try {
    const staff = await callerOf(portal.url, 'asiel1@demo.example');
    const admin = await callerOf(portal.url, 'admin@demo.example');
    const { asiel } = (await staff('GET', 'me')).data.item;
    await admin('PUT', `shelter/${asiel}`, { nmax: 100_000 });
    const file = Buffer.from(csv());
    const before = peakMb(portal.pid);
    const visitor = waitsOf(portal.url);
    const first = await importOnce(staff, asiel, file);
    const waits = await visitor.stop();
    const peak = peakMb(portal.pid);
    const second = await importOnce(staff, asiel, file);
    return {
      fileMb: Math.round(file.length / 1024 ** 2),
      ...{ check: first.check, import: first.import, added: first.result.added },
      again: { import: second.import, changes: second.result.added + second.result.changed + second.result.refused },
      ...{ memoryMb: { before, peak }, waits },
    };
  } finally {
    await portal.stop();
  }
}

const statusOf = (i) => (i % 10 === 0 ? 'gearchiveerd' : '');

/** Every tenth animal arrives archived: a shelter has at most 100,000 places. */
const csv = () =>
  ['Eigen nummer;Naam;Soort;Ras;Leeftijd;Geslacht;Kleur;Omschrijving;Kan met katten;Zindelijk;Sleutel;Status']
    .concat(
      Array.from(
        { length: ROWS },
        (_, i) => `B${i};Kat ${i};Kat;Kruising;Volwassen;Poes;zwart;"${STORY}";ja;ja;;${statusOf(i)}`,
      ),
    )
    .join('\r\n');

/** Sends the file, waits for the dry run and the import; rows per second of both. */
async function importOnce(call, asiel, file) {
  const named = { bestandsnaam: 'bench.csv', bestandsgrootte: file.length };
  let { item } = (await call('POST', `shelter/${asiel}/import`, named)).data;
  const path = `import/${item.uuidkey}`;
  for (let nr = 1; nr <= item.parts_total; nr += 1) {
    const base64 = file.subarray((nr - 1) * PART_BYTES, nr * PART_BYTES).toString('base64');
    item = (await call('POST', `${path}/part`, { nr, base64 })).data.item;
  }
  const check = await timed(call, path, () => call('PUT', `${path}/mapping`, { columns: item.columns }));
  const run = await timed(call, path, () => call('PUT', path, { statuscode: 'running' }));
  return { check: check.perSecond, import: run.perSecond, result: run.item.result };
}

async function timed(call, path, begin) {
  const started = performance.now();
  await begin();
  for (;;) {
    const { item } = (await call('GET', path)).data;
    if (item.statuscode === 'failed') throw new Error(item.reden);
    if (item.statuscode === 'checked' || item.statuscode === 'done') {
      return { item, perSecond: Math.round(ROWS / ((performance.now() - started) / 1000)) };
    }
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}

/** A visitor who searches all the time; how long a page took, in ms. */
function waitsOf(url) {
  const took = [];
  let isOver = false;
  const over = (async () => {
    while (!isOver) {
      const started = performance.now();
      await (await fetch(`${url}/api/animal?soort=1&rows=24&q=kat${took.length}`)).text();
      took.push(performance.now() - started);
      await new Promise((done) => setTimeout(done, 50));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await over;
      const sorted = took.sort((a, b) => a - b);
      const at = (share) => Math.round(sorted[Math.floor(share * (sorted.length - 1))]);
      return { p50: at(0.5), p99: at(0.99), longest: at(1) };
    },
  };
}

/** The most memory that the process ever held, as Linux counts it. */
const peakMb = (pid) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

async function callerOf(url, email) {
  const json = { 'content-type': 'application/json' };
  const signIn = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`;
  const session = JSON.stringify({ email, password: PASSWORD, returnSecureToken: true });
  const refresh = async () =>
    (await (await fetch(signIn, { method: 'POST', headers: json, body: session })).json()).idToken;
  let token = await refresh();
  return async function call(method, path, body) {
    const send = () =>
      fetch(`${url}/api/${path}`, {
        method,
        headers: { ...json, authorization: `Bearer ${token}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    let answer = await send();
    // A token lives 15 minutes.
    if (answer.status === 401) {
      token = await refresh();
      answer = await send();
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
