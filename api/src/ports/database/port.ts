/** The SQL dialect is PostgreSQL's on both engines; `pglite` is embedded (one process), `postgres` a server (n processes). */
export type Engine = 'pglite' | 'postgres';

/** Values that both drivers bind alike. Write jsonb as `JSON.stringify(value)`: an array would become an SQL array. */
export type Parameter =
  | string
  | number
  | boolean
  | null
  | Date
  | Uint8Array
  | readonly (string | number | boolean | null)[];

export interface QueryResult<Row> {
  /** Objects by column name, or arrays with `rowMode: 'array'`. Dates and times are text (UTC, ISO order), bigint is a number. */
  rows: Row[];
  /** Rows that INSERT, UPDATE or DELETE touched; 0 for other statements. */
  affectedRows: number;
}

export interface QueryOptions {
  /** `array` gives each row as an array in column order: less memory for wide reads. */
  rowMode?: 'object' | 'array';
}

/** What can run statements: the database, or one transaction. Errors keep PostgreSQL's `code` and `constraint`. */
export interface Executor {
  query<Row = Record<string, unknown>>(
    sql: string,
    parameters?: readonly Parameter[],
    options?: QueryOptions,
  ): Promise<QueryResult<Row>>;
  /** Several statements without parameters. Outside a transaction they form one; VACUUM must stand alone. */
  exec(sql: string): Promise<void>;
}

export interface TransactionOptions {
  /** Milliseconds until the transaction is rolled back; 10,000 unless told. Only migrations and bulk loads take more. */
  limitMs?: number;
}

/** The port. Inside `transaction` only the handed executor may be used; the database itself refuses at once. */
export interface Database extends Executor {
  readonly engine: Engine;
  /** Commits when `work` resolves, rolls back when it rejects, when a statement failed or when the limit is over. */
  transaction<Result>(work: (tx: Executor) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
  /** Calls back for each NOTIFY on the channel (lower-case name), at commit. The answer stops it. */
  listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>;
  /** Calls back after the LISTEN connection was lost and is up again: notifications sent meanwhile are gone, read versions again. */
  onReconnect(callback: () => void): void;
  /** True while notifications arrive. */
  isListening(): boolean;
  /** Calls that wait now: for a connection of the pool, or for the one session of the embedded engine. */
  waiting(): number;
  /** Calls back once when the engine ended by itself and will not come back: stop the process. */
  onEnd(callback: (error: Error) => void): void;
  close(): Promise<void>;
}

/** What both engines keep of an error; anything else about it stays in the adapter. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /**
   * SQLSTATE such as 23505, a network code such as ECONNREFUSED, or one of ours: DATABASE_UNAVAILABLE (no connection, or it ended),
   * TRANSACTION_TIMEOUT (over its limit), DATABASE_ENDED (the embedded engine stopped).
   */
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly detail: string | undefined;

  constructor(facts: ErrorFacts) {
    super(facts.message);
    this.code = facts.code;
    this.constraint = facts.constraint;
    this.table = facts.table;
    this.detail = facts.detail;
  }
}

/** The part of an error that crosses from the worker thread. */
export interface ErrorFacts {
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  detail?: string | undefined;
}

/** Reads the facts out of whatever a driver threw. */
export function errorFacts(error: unknown): ErrorFacts {
  const { message, code, constraint, table, detail } = Object(error) as Partial<ErrorFacts>;
  return { message: message || String(error), code, constraint, table, detail };
}
