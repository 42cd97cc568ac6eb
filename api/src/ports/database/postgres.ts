import pg from 'pg';
import { asPoolerRefusal } from './pooler';
import type { Database, Executor, Parameter, QueryOptions, QueryResult } from './port';
import { translated } from './postgres-errors';
import { PostgresListener } from './postgres-listener';
import { postgresTypes } from './postgres-types';
import { type PreparedNames, preparedNames } from './prepared-names';
import { TRANSACTION_LIMIT_MS, TransactionScope } from './transaction-scope';

/** Milliseconds after which the server ends a transaction whose process stands still; after our own limit. */
const IDLE_TRANSACTION_MS = TRANSACTION_LIMIT_MS + 5000;
/** Milliseconds that an answer may be later than the server's own limit: then the connection is taken for lost. */
const ANSWER_GRACE_MS = 5000;
/** Milliseconds of silence after which the connection is probed. */
const KEEP_ALIVE_MS = 10_000;
/** Milliseconds that the server gets to end a connection of ours. */
const END_BACKEND_MS = 1000;
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY']);

// One text form of dates on both engines: UTC and ISO.
const SESSION_OPTIONS = '-c timezone=GMT -c datestyle=ISO,MDY -c intervalstyle=postgres';

/** How a pool behaves; every limit has a default. */
export interface PostgresOptions {
  /** Connections at most; one more is made for LISTEN. */
  poolSize?: number | undefined;
  /** The address is a pooler that shares connections between transactions: no prepared statements, and settings are those of the role. */
  isPooled?: boolean | undefined;
  /** Past the pooler, for LISTEN. */
  directUrl?: string | undefined;
  /** Milliseconds: for a free connection, for one statement, for a lock that somebody else has. */
  connectMs?: number;
  statementMs?: number;
  lockMs?: number;
}

/** Opens a pool of connections to any PostgreSQL >= 15, and one more connection, outside the pool, for LISTEN when asked. */
export async function openPostgres(connectionString: string, options: PostgresOptions = {}): Promise<Database> {
  const { poolSize = 10, isPooled = false, directUrl, connectMs = 5000, statementMs = 10_000, lockMs = 5000 } = options;
  const limits = `-c statement_timeout=${statementMs} -c lock_timeout=${lockMs} -c idle_in_transaction_session_timeout=${IDLE_TRANSACTION_MS}`;
  const config = {
    connectionString,
    types: postgresTypes,
    options: `${SESSION_OPTIONS} ${limits}`,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  const answerMs = statementMs + ANSWER_GRACE_MS;
  const pool = new pg.Pool({ ...config, max: poolSize, ...(isPooled && directUrl !== undefined && { options: '' }) });
  // Without a listener the loss of an idle connection ends the process; the pool makes a new one by itself.
  pool.on('error', () => undefined);
  try {
    await translated(() => pool.query('SELECT 1'));
  } catch (error) {
    await pool.end();
    throw asPoolerRefusal(error);
  }
  const listener = new PostgresListener(
    () => new pg.Client({ ...config, connectionString: directUrl ?? connectionString }),
  );
  const prepared = isPooled ? undefined : preparedNames();
  const whole = executorOf(pool, { answerMs, prepared });
  const endBackend = isPooled ? async () => undefined : (pid: number) => terminate(config, pid);
  const scope = new TransactionScope((limitMs) => begin(pool, { limitMs, answerMs, prepared, endBackend }));
  return {
    engine: 'postgres',
    query: async (sql: string, parameters?: readonly Parameter[], options?: QueryOptions) => {
      scope.refuseInside();
      return whole.query(sql, parameters, options);
    },
    exec: async (sql) => {
      scope.refuseInside();
      await whole.exec(sql);
    },
    transaction: (work, options) => scope.run(work, options),
    listen: (channel, callback) => listener.listen(channel, callback),
    onReconnect: (callback) => listener.onReconnect(callback),
    isListening: () => listener.isUp,
    waiting: () => pool.waitingCount,
    onEnd: () => undefined, // a lost server comes back; the pool and the listener wait for it
    close: async () => {
      await listener.close();
      await pool.end();
    },
  } as Database;
}

interface Beginning extends Statements {
  limitMs: number;
  /** Until BEGIN, COMMIT or ROLLBACK must be answered; what stands between them ends with the transaction. */
  answerMs: number;
  /** Ends what the server still does for an abandoned connection. */
  endBackend(pid: number): Promise<void>;
}

/** A transaction with a longer limit than most may also wait and think longer. */
const opening = (limitMs: number) =>
  limitMs <= TRANSACTION_LIMIT_MS
    ? 'BEGIN'
    : `BEGIN; SET LOCAL statement_timeout = ${limitMs}; SET LOCAL lock_timeout = ${limitMs};
       SET LOCAL idle_in_transaction_session_timeout = ${limitMs}`;

async function begin(pool: pg.Pool, { limitMs, answerMs, prepared, endBackend }: Beginning) {
  const client = await translated(() => pool.connect());
  const ignore = () => undefined;
  client.on('error', ignore); // the pool listens to idle clients only
  const release = (broken: boolean) => {
    client.off('error', ignore);
    client.release(broken);
  };
  const run = (text: string) => translated(() => client.query(within(answerMs, { text })));
  try {
    await run(opening(limitMs));
  } catch (error) {
    release(true);
    throw error;
  }
  return {
    ...executorOf(client, { prepared }),
    commit: () =>
      run('COMMIT').then(
        () => release(false),
        (error) => {
          // A deferred constraint ends the transaction cleanly; anything else leaves the connection in doubt.
          release(!String(error.code).startsWith('23'));
          throw error;
        },
      ),
    rollback: async (abandoned: boolean) => {
      // A lost connection has rolled back already, and an abandoned one may still be busy: the server has to be told.
      if (abandoned) {
        release(true);
        await endBackend((client as unknown as { processID: number }).processID);
        return;
      }
      const isClean = await run('ROLLBACK').then(
        () => true,
        () => false,
      );
      release(!isClean);
    },
  };
}

/**
 * Ends a connection of ours at the server, which otherwise notices a closed socket only when the statement is done. It waits for the end; when
 * the server cannot be asked, its own limit of the statement is the net.
 */
async function terminate(config: pg.ClientConfig, pid: number): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT pg_terminate_backend($1, $2)', [pid, END_BACKEND_MS]);
  } catch {
    // The server is away: the transaction with it.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** `pg` gives up waiting for the answer after `query_timeout`, which its types do not know for one query. */
const within = <Query extends object>(answerMs: number | undefined, query: Query): Query =>
  answerMs === undefined ? query : Object.assign(query, { query_timeout: answerMs });

interface Statements {
  /** Milliseconds until an answer must be there. */
  answerMs?: number;
  /** Names of statements that connections keep planned. */
  prepared: PreparedNames | undefined;
}

function executorOf(connection: pg.Pool | pg.PoolClient, { answerMs, prepared }: Statements): Executor {
  return {
    query: <Row>(sql: string, parameters: readonly Parameter[] = [], options: QueryOptions = {}) =>
      translated(async (): Promise<QueryResult<Row>> => {
        const values = parameters.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value));
        const name = values.length > 0 ? prepared?.(sql) : undefined;
        const query = {
          text: sql,
          values,
          ...(name !== undefined && { name }),
          ...(options.rowMode === 'array' && { rowMode: 'array' as const }),
        };
        const { rows, rowCount, command } = await connection.query(within(answerMs, query));
        return { rows: rows as Row[], affectedRows: WRITES.has(command) ? (rowCount ?? 0) : 0 };
      }),
    exec: (sql) =>
      translated(async () => {
        await connection.query(within(answerMs, { text: sql }));
      }),
  };
}
