import type { ErrorFacts, Parameter, QueryOptions, QueryResult } from './port';

/** Lies beside a data directory whose first start has not ended. */
export const unfinishedMark = (dataDirectory: string) => `${dataDirectory}.unfinished`;

/** What the worker thread is started with. */
export interface WorkerStart {
  /** Missing: the database lives in memory. */
  dataDirectory?: string;
  /** A gzipped data directory for the first start (see template.ts). */
  template?: Uint8Array;
}

/** What the main thread may ask, by kind. `transaction` is the number of an open transaction. */
export interface Requests {
  query: { transaction?: number; sql: string; parameters: readonly Parameter[]; rowMode?: QueryOptions['rowMode'] };
  exec: { transaction?: number; sql: string };
  begin: { transaction: number };
  end: { transaction: number; commit: boolean };
  listen: { channel: string };
  dump: Record<never, never>;
  close: Record<never, never>;
}

/** What each kind answers. */
export interface Answers {
  query: QueryResult<unknown>;
  exec: undefined;
  begin: undefined;
  end: undefined;
  listen: undefined;
  dump: Uint8Array;
  close: undefined;
}

export type RequestMessage = { [Kind in keyof Requests]: { id: number; kind: Kind } & Requests[Kind] }[keyof Requests];

/** What the worker sends: ready, an answer, or a notification. */
export type WorkerMessage =
  | { ready: true }
  | { id: number; result: Answers[keyof Answers] }
  | { id: number; error: ErrorFacts }
  | { channel: string; payload: string };
