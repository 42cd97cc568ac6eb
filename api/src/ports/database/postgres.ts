import pg from 'pg';
import type { Database, Executor, Parameter, QueryOptions, QueryResult } from './port';
import { PostgresListener } from './postgres-listener';
import { TransactionScope, translated } from './transaction-scope';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY']);

// One text form of dates on both engines: UTC and ISO.
const SESSION_OPTIONS = '-c timezone=GMT -c datestyle=ISO,MDY -c intervalstyle=postgres';

const { builtins } = pg.types;
const textArray = (pg.types.getTypeParser as (type: number) => (value: string) => string[])(1009);
const asText = (value: string) => value;
const parsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, Number],
  ...[builtins.DATE, builtins.TIMESTAMP, builtins.TIMESTAMPTZ, builtins.INTERVAL].map(
    (type) => [type as number, asText] as const,
  ),
  [1016, (value) => textArray(value).map(Number)], // bigint[]
]);
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    parsers.get(type) ?? pg.types.getTypeParser(type, format as 'text'),
} as pg.CustomTypesConfig;

/** Opens a pool of 10 connections to any PostgreSQL >= 15 and one more connection, outside the pool, for LISTEN when asked. */
export async function openPostgres(connectionString: string): Promise<Database> {
  const config = { connectionString, types, options: SESSION_OPTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const pool = new pg.Pool({ ...config, max: POOL_SIZE });
  // Without a listener the loss of an idle connection ends the process; the pool makes a new one by itself.
  pool.on('error', () => undefined);
  try {
    await translated(() => pool.query('SELECT 1'));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = new PostgresListener(() => new pg.Client(config));
  const whole = executorOf(pool);
  const scope = new TransactionScope(() => begin(pool));
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
    onEnd: () => undefined, // a lost server comes back; the pool and the listener wait for it
    close: async () => {
      await listener.close();
      await pool.end();
    },
  } as Database;
}

async function begin(pool: pg.Pool) {
  const client = await translated(() => pool.connect());
  const ignore = () => undefined;
  client.on('error', ignore); // the pool listens to idle clients only
  const release = (broken: boolean) => {
    client.off('error', ignore);
    client.release(broken);
  };
  try {
    await translated(() => client.query('BEGIN'));
  } catch (error) {
    release(true);
    throw error;
  }
  return {
    ...executorOf(client),
    commit: () =>
      translated(() => client.query('COMMIT')).then(
        () => release(false),
        (error) => {
          // A deferred constraint ends the transaction cleanly; anything else leaves the connection in doubt.
          release(!String(error.code).startsWith('23'));
          throw error;
        },
      ),
    rollback: async (abandoned: boolean) => {
      // A lost connection has rolled back already, and an abandoned one may still be busy: closing it rolls back.
      const clean =
        !abandoned &&
        (await client.query('ROLLBACK').then(
          () => true,
          () => false,
        ));
      release(!clean);
    },
  };
}

function executorOf(connection: pg.Pool | pg.PoolClient): Executor {
  return {
    query: <Row>(sql: string, parameters: readonly Parameter[] = [], options: QueryOptions = {}) =>
      translated(async (): Promise<QueryResult<Row>> => {
        const values = parameters.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value));
        const query = { text: sql, values, ...(options.rowMode === 'array' && { rowMode: 'array' as const }) };
        const { rows, rowCount, command } = await connection.query(query);
        return { rows: rows as Row[], affectedRows: WRITES.has(command) ? (rowCount ?? 0) : 0 };
      }),
    exec: (sql) =>
      translated(async () => {
        await connection.query(sql);
      }),
  };
}
