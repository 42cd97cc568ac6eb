import { existsSync } from 'node:fs';
import { resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { lockDirectory } from './lock';
import { type Answers, type Requests, unfinishedMark, type WorkerMessage, type WorkerStart } from './pglite-messages';
import {
  type Database,
  DatabaseError,
  type Executor,
  errorFacts,
  type Parameter,
  type QueryOptions,
  type QueryResult,
} from './port';
import { TransactionScope } from './transaction-scope';

export interface PgliteOptions {
  /** Where the database lives; missing: in memory, for tests and templates. */
  dataDirectory?: string;
  /** Gives the template for a data directory that does not exist yet; not asked otherwise. */
  template?: () => Promise<Uint8Array>;
  /** The program of the worker thread; the test of power cuts puts a disk of its own under it. */
  program?: URL;
}

const PROGRAM = new URL('./pglite-worker-start.mjs', import.meta.url);

/** The embedded engine also hands out its data directory as a gzipped archive: the template of later first starts. */
export interface PgliteDatabase extends Database {
  dump(): Promise<Uint8Array>;
}

/** Opens the embedded engine in a worker thread, after taking the lock. Rejects with DirectoryInUseError. */
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteDatabase> {
  const { dataDirectory, template, program = PROGRAM } = options;
  const directory = dataDirectory === undefined ? undefined : resolvePath(dataDirectory);
  const release = directory === undefined ? async () => undefined : await lockDirectory(directory);
  try {
    const isNew =
      directory === undefined || !existsSync(`${directory}/PG_VERSION`) || existsSync(unfinishedMark(directory));
    const archive = isNew ? await template?.() : undefined;
    const thread = new DatabaseThread(program, {
      ...(directory !== undefined && { dataDirectory: directory }),
      ...(archive && { template: archive }),
    });
    await thread.ready;
    return pgliteDatabase(thread, release);
  } catch (error) {
    await release();
    throw error;
  }
}

function pgliteDatabase(thread: DatabaseThread, release: () => Promise<unknown>): PgliteDatabase {
  const released = thread.ended.then(() => release());
  const whole = executorOf(thread);
  let lastTransaction = 0;
  const scope = new TransactionScope(async () => {
    lastTransaction += 1;
    const transaction = lastTransaction;
    await thread.ask('begin', { transaction });
    return {
      ...executorOf(thread, transaction),
      commit: () => thread.ask('end', { transaction, commit: true }),
      rollback: () => thread.ask('end', { transaction, commit: false }),
    };
  });
  return {
    engine: 'pglite',
    query: async (sql: string, parameters?: readonly Parameter[], options?: QueryOptions) => {
      scope.refuseInside();
      return whole.query(sql, parameters, options);
    },
    exec: async (sql) => {
      scope.refuseInside();
      await whole.exec(sql);
    },
    transaction: (work, options) => scope.run(work, options),
    listen: (channel, callback) => thread.listen(channel, callback),
    onReconnect: () => undefined, // there is no connection that could be lost
    isListening: () => !thread.isOver,
    waiting: () => thread.waiting,
    onEnd: (callback) => void thread.ended.then((error) => error && callback(error)),
    dump: () => thread.ask('dump', {}),
    close: async () => {
      await thread.close();
      await released;
    },
  } as PgliteDatabase;
}

function executorOf(thread: DatabaseThread, transaction?: number): Executor {
  const place = transaction === undefined ? {} : { transaction };
  return {
    query: async <Row>(sql: string, parameters: readonly Parameter[] = [], { rowMode }: QueryOptions = {}) =>
      (await thread.ask('query', { ...place, sql, parameters, ...(rowMode && { rowMode }) })) as QueryResult<Row>,
    exec: (sql) => thread.ask('exec', { ...place, sql }),
  };
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** The main thread's side of the worker: numbered requests, their responses, and notifications. */
class DatabaseThread {
  readonly ready: Promise<void>;
  /** Resolves once, with the error when the thread ended without being closed. */
  readonly ended: Promise<Error | undefined>;
  isOver = false;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #lastId = 0;
  #closing = false;

  /** Requests that were not answered yet, but for the one that is being worked on. */
  get waiting(): number {
    return Math.max(0, this.#waiting.size - 1);
  }

  constructor(program: URL, start: WorkerStart) {
    this.#worker = new Worker(fileURLToPath(program), { workerData: start, execArgv: [] });
    let cause: unknown;
    this.#worker.on('error', (error) => {
      cause = error;
    });
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', (code) => {
        this.isOver = true;
        const error = new DatabaseError({
          message: `The database thread ended (${cause === undefined ? code : errorFacts(cause).message}).`,
          code: 'DATABASE_ENDED',
        });
        for (const { reject } of this.#waiting.values()) reject(error);
        this.#waiting.clear();
        resolve(this.#closing ? undefined : error);
      });
    });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: WorkerMessage) => ('ready' in message ? resolve() : this.#receive(message)));
      this.ended.then((error) => reject(error ?? new Error('closed')));
    });
  }

  ask<Kind extends keyof Requests>(kind: Kind, request: Requests[Kind]): Promise<Answers[Kind]> {
    return new Promise((resolve, reject) => {
      if (this.isOver) {
        reject(new DatabaseError({ message: 'The database is closed.', code: 'DATABASE_ENDED' }));
        return;
      }
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve: (answer) => resolve(answer as Answers[Kind]), reject });
      this.#worker.postMessage({ id: this.#lastId, kind, ...request });
    });
  }

  async listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>> {
    const callbacks = this.#listeners.get(channel) ?? new Set();
    callbacks.add(callback);
    if (!this.#listeners.has(channel)) {
      this.#listeners.set(channel, callbacks);
      await this.ask('listen', { channel });
    }
    return async () => void callbacks.delete(callback);
  }

  async close(): Promise<void> {
    if (this.isOver) return;
    this.#closing = true;
    await this.ask('close', {});
    await this.#worker.terminate();
    await this.ended;
  }

  #receive(message: Exclude<WorkerMessage, { ready: true }>): void {
    if ('channel' in message) {
      for (const callback of this.#listeners.get(message.channel) ?? []) callback(message.payload);
      return;
    }
    const asked = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('error' in message) asked?.reject(new DatabaseError(message.error));
    else asked?.resolve(message.result);
  }
}
