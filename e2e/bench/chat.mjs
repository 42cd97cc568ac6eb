/**
 * The chat: 9,500 open streams on one process, how long a message takes to all of them, what they cost in memory, and what happens when all of
 * them come back at once; then how long a message takes with two processes and ten streams. Needs PostgreSQL. The shell that runs it lets
 * a process open 12,000 files (`ulimit -n`).
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callerOf, times } from './changes.mjs';
import { missedOf } from './chat-report.mjs';
import { startPostgres } from './engines.mjs';
import { endWithUs, startPortal } from './portal.mjs';
import { query } from './query.mjs';

const SCALE = '200';
const STREAMS = 9500;
const CLIENTS = 4;
const MESSAGES = 20;
const FEW = 5;
const SEEN = 200;
const LIMIT_MS = 120_000;

/** The first review of the demo data is one of the first shelter. */
const REVIEW = 1;
const PATH = `/api/message/stream?sql_id=${REVIEW}`;

export async function benchChat({ waitForLowLoad = async () => undefined } = {}) {
  const server = await startPostgres();
  if (!server) throw new Error('The chat is measured on PostgreSQL, which is not installed here.');
  try {
    const databaseUrl = await server.newDatabase({ scale: SCALE });
    const first = await startPortal({ scale: SCALE, databaseUrl });
    try {
      await waitForLowLoad();
      const figures = { ...(await manyStreams(first, databaseUrl)), seen: await twoProcesses(first, databaseUrl) };
      console.log(`  ${JSON.stringify(figures)}`);
      return { ...figures, missed: missedOf(figures) };
    } finally {
      await first.stop();
    }
  } finally {
    await server.stop();
  }
}

async function manyStreams({ url, pid }, databaseUrl) {
  const admin = await callerOf(url, 'admin@demo.example');
  const staff = await callerOf(url, 'asiel1@demo.example');
  const memoryBeforeMib = memoryOf(pid);
  const started = performance.now();
  const readers = await openReaders(CLIENTS, { url, path: PATH, token: admin.token, count: STREAMS / CLIENTS });
  const openSeconds = seconds(started);
  try {
    const latencies = [];
    for (let i = 0; i < MESSAGES; i += 1) latencies.push(...(await told(readers, () => addMarked(staff), STREAMS)));
    const memoryMib = memoryOf(pid);
    const reset = await resetAll(readers, databaseUrl);
    return { streams: STREAMS, openSeconds, fanOut: times(latencies), memoryBeforeMib, memoryMib, reset };
  } finally {
    await stopAll(readers);
  }
}

/** The account of all readers changes: the server ends their streams. */
async function resetAll(readers, databaseUrl) {
  const started = performance.now();
  await query(
    databaseUrl,
    `UPDATE account SET tokens_valid_after = tokens_valid_after + interval '1 microsecond' WHERE email = 'admin@demo.example'`,
  );
  let states = [];
  let hasDropped = false;
  while (performance.now() - started < LIMIT_MS) {
    await pause(100);
    states = await ask(readers, 'tries');
    const open = sum(states, ({ open: count }) => count);
    hasDropped ||= open < STREAMS;
    if (hasDropped && open === STREAMS) break;
  }
  return {
    streams: STREAMS,
    open: sum(states, ({ open }) => open),
    seconds: seconds(started),
    failed: sum(states, ({ tries }) => tries.failed),
    serverErrors: sum(states, ({ tries }) => tries.serverErrors),
  };
}

async function twoProcesses(first, databaseUrl) {
  const second = await startPortal({ scale: SCALE, databaseUrl });
  try {
    const staff = [await callerOf(first.url, 'asiel1@demo.example'), await callerOf(second.url, 'asiel1@demo.example')];
    const groups = [];
    for (const [i, { url }] of [first, second].entries())
      groups.push(...(await openReaders(1, { url, path: PATH, token: staff[i].token, count: FEW })));
    try {
      const latencies = [];
      for (let i = 0; i < SEEN; i += 1) latencies.push(...(await told(groups, () => addMarked(staff[i % 2]), 2 * FEW)));
      return times(latencies);
    } finally {
      await stopAll(groups);
    }
  } finally {
    await second.stop();
  }
}

/** The text carries the moment before the call, on a clock that all processes share. */
const addMarked = ({ call }) =>
  call('POST', 'message', { sql_id: REVIEW, sql_key: 'review', text: `t${process.hrtime.bigint()}` });

/** Adds a message and gives the times until each reader had it. */
async function told(readers, add, expected) {
  const latencies = [];
  const started = performance.now();
  await add();
  while (latencies.length < expected) {
    if (performance.now() - started > LIMIT_MS) throw new Error(`${latencies.length} of ${expected} saw the message.`);
    for (const state of await ask(readers, 'latencies')) latencies.push(...state.latencies);
    if (latencies.length < expected) await pause(20);
  }
  return latencies;
}

async function openReaders(processes, options) {
  const readers = Array.from({ length: processes }, () => {
    const child = fork(join(import.meta.dirname, 'chat-clients.mjs'));
    endWithUs(child);
    return child;
  });
  const opened = readers.map((child) => once(child, 'message'));
  for (const child of readers) child.send({ start: options });
  const counts = await Promise.all(opened);
  const open = sum(counts, ([{ opened: count }]) => count);
  if (open !== processes * options.count) throw new Error(`${open} of ${processes * options.count} streams opened.`);
  return readers;
}

const ask = (readers, question) =>
  Promise.all(
    readers.map(async (child) => {
      const answer = once(child, 'message');
      child.send({ ask: question });
      return (await answer)[0];
    }),
  );

const stopAll = (readers) =>
  Promise.all(
    readers.map((child) => {
      const ended = once(child, 'exit');
      child.send({ ask: 'stop' });
      return ended;
    }),
  );

const sum = (values, of) => values.reduce((total, value) => total + of(value), 0);
const seconds = (started) => Math.round((performance.now() - started) / 100) / 10;
const memoryOf = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
