import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { PGlite, type PGliteInterface, type Transaction, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { flushPath, flushTree } from '../../lib/flush';
import { DurableFs, durableStartParams } from './durable-fs';
import {
  type Answers,
  type RequestMessage,
  type Requests,
  unfinishedMark,
  type WorkerMessage,
  type WorkerStart,
} from './pglite-messages';
import { errorFacts } from './port';

/**
 * In memory a page that is not in the buffers is a copy away. The 128 MB that are usual are written full of zeros at each start, which
 * takes longer than all the rest of it.
 */
const inMemoryStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** How often new and removed names are flushed while the database is written to. */
const FLUSH_DIRECTORIES_MS = 30_000;

const INTERNAL_ERROR = 'XX000';

// Dates stay text: parsers are functions and cannot be sent along with a query, and both engines must answer alike.
const asText = (value: string) => value;
const parsers = {
  ...Object.fromEntries([types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL].map((type) => [type, asText])),
  [types.INT8]: Number,
};

interface Open {
  tx: Transaction;
  finish(commit: boolean): void;
  /** Resolves when the engine has committed or rolled back. */
  whole(): Promise<void>;
}

const transactions = new Map<number, Open>();
const { dataDirectory, template } = workerData as WorkerStart;
const isNew = dataDirectory !== undefined && removeUnfinished(dataDirectory);
if (dataDirectory !== undefined) removeLockOfEngine(dataDirectory);
const files = dataDirectory === undefined ? undefined : new DurableFs(dataDirectory);
const pglite = await open();
const stopFlushing = flushDirectoriesRegularly();

const actions: { [Kind in keyof Requests]: (request: Requests[Kind]) => Promise<Answers[Kind]> } = {
  query: async ({ transaction, sql, parameters, rowMode }) => {
    const { rows, affectedRows } = await executor(transaction).query(sql, [...parameters], rowMode && { rowMode });
    return { rows, affectedRows: affectedRows ?? 0 };
  },
  exec: async ({ transaction, sql }) => {
    await executor(transaction).exec(sql);
    return undefined;
  },
  begin: ({ transaction }) => begin(transaction),
  end: ({ transaction, commit }) => end(transaction, commit),
  listen: async ({ channel }) => {
    await pglite.listen(channel, (payload) => send({ channel, payload }));
    return undefined;
  },
  dump: async () => new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer()),
  close: async () => {
    stopFlushing();
    await pglite.close();
    if (dataDirectory) flushTree(dataDirectory);
    return undefined;
  },
};

parentPort?.on('message', async ({ id, kind, ...request }: RequestMessage) => {
  try {
    const action = actions[kind] as (request: unknown) => Promise<Answers[keyof Answers]>;
    send({ id, result: await action(request) });
  } catch (error) {
    const facts = errorFacts(error);
    send({ id, error: facts }); // a copied Error would lose code and constraint
    if (facts.code === undefined || facts.code === INTERNAL_ERROR) endWhenBroken();
  }
});
send({ ready: true });

/**
 * A panic (no disk, a trap in WebAssembly) does not end the engine: it goes on and refuses every statement. Only a new start
 * recovers, so the thread ends when not even this query is answered.
 */
function endWhenBroken(): void {
  pglite.query('SELECT 1').catch(() => process.exit(1));
}

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

/**
 * initdb and the template are written unflushed: what a crash left of a first start is worth nothing and is removed. True when the
 * database has to be made; from then until it is flushed a mark lies beside it.
 */
function removeUnfinished(directory: string): boolean {
  const mark = unfinishedMark(directory);
  if (existsSync(mark)) rmSync(directory, { recursive: true, force: true });
  if (existsSync(`${directory}/PG_VERSION`)) return false;
  writeFileSync(mark, '');
  flushPath(dirname(directory)); // or a cut of the power could leave half a database without its mark
  return true;
}

/**
 * The engine's own lock names no process here: `lockDirectory` is what counts. A power cut while it is written leaves an empty one, with which the
 * engine does not start.
 */
function removeLockOfEngine(directory: string): void {
  rmSync(`${directory}/postmaster.pid`, { force: true });
}

/** Extensions must be named at every open, not only when the database is made. */
async function open(): Promise<PGliteInterface> {
  const options = { parsers, extensions: { pg_trgm, unaccent } };
  // PGlite would decompress it too, as a stream, which takes three times as long.
  const loadDataDir = template && new Blob([gunzipSync(template)]);
  if (!files || !dataDirectory)
    return PGlite.create({ ...options, startParams: inMemoryStartParams, ...(loadDataDir && { loadDataDir }) });

  const durable = { ...options, fs: files, startParams: durableStartParams };
  if (!isNew) return PGlite.create(durable);

  const created = await PGlite.create({ ...durable, ...(loadDataDir && { loadDataDir }) });
  await created.exec('CHECKPOINT');
  flushTree(dataDirectory, { files: true });
  rmSync(unfinishedMark(dataDirectory));
  flushPath(dirname(dataDirectory));
  return created;
}

function flushDirectoriesRegularly(): () => void {
  if (!files || !dataDirectory) return () => undefined;
  let flushed = files.flushes;
  const timer = setInterval(() => {
    if (files.flushes === flushed) return;
    flushTree(dataDirectory);
    flushed = files.flushes;
  }, FLUSH_DIRECTORIES_MS);
  return () => clearInterval(timer);
}

function executor(transaction: number | undefined): PGliteInterface | Transaction {
  return transaction === undefined ? pglite : openTransaction(transaction).tx;
}

function openTransaction(number: number): Open {
  const found = transactions.get(number);
  if (!found) throw new Error('This transaction has already ended.');
  return found;
}

/** PGlite's own transaction() keeps every other query waiting until its callback ends; the callback waits for 'end'. */
function begin(number: number): Promise<undefined> {
  return new Promise((started, failed) => {
    const whole: Promise<void> = pglite.transaction(async (tx) => {
      const commit = await new Promise<boolean>((finish) => {
        transactions.set(number, { tx, finish, whole: () => whole });
        started(undefined);
      });
      if (!commit) await tx.rollback();
    });
    whole.catch(failed);
  });
}

async function end(number: number, commit: boolean): Promise<undefined> {
  const ending = openTransaction(number);
  transactions.delete(number);
  ending.finish(commit);
  await ending.whole(); // may reject: deferred constraints are checked at commit
  return undefined;
}
