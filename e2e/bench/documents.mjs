/** Documents with their first view: made anew, kept, and what that does to the api and its memory (decision 091). */
import { readFileSync } from 'node:fs';
import { freePort, startPortal } from './portal.mjs';
import { shoot } from './shoot.mjs';
import { shootEvenly } from './shoot-evenly.mjs';
import { shootSockets } from './shoot-sockets.mjs';

/** Targets on two cores: documents per second, milliseconds, megabytes. */
const TARGETS = { uncached: 150, p99: 60, cached: 5000, lagP99: 50, growthMb: 150 };
const DOCUMENTS = 50_000;
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br' };
/** Documents a second, at a pace that does not wait for answers. */
const RATES = [20, 40, TARGETS.uncached];
/** Pages of the list of cats. */
const PAGES = 100;

/** @param {{ scale?: string, seconds?: number, documents?: number }} options */
export async function benchDocuments({
  scale = '10k',
  seconds = 10,
  documents = DOCUMENTS,
  waitForLowLoad = async () => undefined,
} = {}) {
  const metricsPort = await freePort();
  const portal = await startPortal({ scale, withPages: true, metricsPort, firstView: 'on' });
  try {
    await waitForLowLoad();
    const { url, pid } = portal;
    const paths = await pathsOf(url);
    let asked = 0;
    /** Addresses that nobody asked for yet. */
    const fresh = (count) => {
      asked += count;
      return Array.from({ length: count }, (_, index) => paths(asked - count + index));
    };
    const common = { url, headers: HEADERS };
    await shoot({ ...common, paths: fresh(20_000), seconds: 5 });
    const lag = () => lagOf(metricsPort);
    await lag();
    const uncached = await shoot({ ...common, paths: fresh(20_000), seconds, wanted: 'etag' });
    const lagUncached = await lag();
    const steady = [];
    for (const rate of RATES) {
      const figures = await shootEvenly({ ...common, paths: fresh(rate * seconds), rate });
      steady.push({ rate, seconds, ...figures, lag: await lag() });
    }
    const ten = fresh(10);
    await shoot({ ...common, paths: ten, seconds: 2 });
    const cached = await shootSockets({ ...common, paths: ten, seconds });
    const memory = [memoryOf(pid)];
    for (let part = 0; part < 5; part += 1) {
      await shoot({ ...common, paths: fresh(documents / 5), once: true });
      memory.push(memoryOf(pid));
    }
    const figures = { scale, seconds, documents, uncached, lagUncached, steady, cached, memory };
    return { ...figures, missed: missedTargets(figures) };
  } finally {
    await portal.stop();
  }
}

/** Half of the documents are lists, half profiles; each has an address of its own, and each is rendered. */
async function pathsOf(url) {
  const { data } = await (await fetch(`${url}/api/animal?rows=200`)).json();
  return (index) =>
    index % 2 === 0
      ? `/zoek/dieren/kat?first=${(index % PAGES) + 1}&n=${index}`
      : `/dier/${data[index % data.length].uuidkey}?n=${index}`;
}

/** 99th percentile of the event loop's delay since the last look, in milliseconds. */
async function lagOf(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Math.round(Number(/^event_loop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 10_000) / 10;
}

/** Memory of the api's process with its threads, in MB. */
const memoryOf = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** From the first fifth on: before it the caches are filled. */
const growthOf = (memory) => memory.at(-1) - memory[1];

function missedTargets({ uncached, lagUncached, steady, cached, memory }) {
  const asked = steady.find(({ rate }) => rate === TARGETS.uncached);
  const lag = Math.max(lagUncached, ...steady.map((row) => row.lag));
  return [
    uncached.perSecond < TARGETS.uncached && `uncached ${uncached.perSecond}/s < ${TARGETS.uncached}`,
    asked.p99 > TARGETS.p99 && `uncached p99 ${asked.p99} ms > ${TARGETS.p99}`,
    asked.lacking > 0 && `${asked.lacking} of ${asked.rate * asked.seconds} without their page`,
    cached.perSecond < TARGETS.cached && `cached ${cached.perSecond}/s < ${TARGETS.cached}`,
    lag > TARGETS.lagP99 && `event loop p99 ${lag} ms > ${TARGETS.lagP99}`,
    growthOf(memory) > TARGETS.growthMb && `memory + ${growthOf(memory)} MB > ${TARGETS.growthMb}`,
    ...Object.entries({ uncached, steady: asked, cached }).map(
      ([name, { failed }]) => failed > 0 && `${name}: ${failed} failed`,
    ),
  ].filter(Boolean);
}

/** @returns {string} the figures in Markdown */
export function documentsMarkdown({ scale, documents, uncached, lagUncached, steady, cached, memory, missed }) {
  const line = (name, { perSecond, p50, p99, lacking }, lag = '') =>
    `| ${name} | ${perSecond}/s | ${p50} / ${p99} ms | ${lacking} | ${lag} |`;
  return `## Documents with their first view

10 connections, brotli, ${scale} animals, FIRST_VIEW=on; half lists of cats, half profiles. Uncached: each address is asked once and rendered, as
many as go, or evenly so many a second. 'Without': documents that did not wait for their page.

| | documents | p50 / p99 | without | event loop p99 |
|---|---|---|---|---|
${line('uncached', uncached, `${lagUncached} ms`)}
${steady.map((row) => line(`${row.rate} a second`, row, `${row.lag} ms`)).join('\n')}
${line('cached', cached)}

Memory of the process with its thread, before and after each fifth of ${documents.toLocaleString('en')} documents: ${memory.join(', ')} MB.

${missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'All targets met.'}`;
}
