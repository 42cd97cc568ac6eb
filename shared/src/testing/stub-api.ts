import { API_PREFIX, type ErrorCode, errorCatalogue } from '@portal/shared/contract';
import { logError } from '@portal/shared/platform';
import type * as z from 'zod/mini';
import type { Call } from './call';
import { callIn, type SharedCalls, tableOf } from './calls';
import { StreamEnd, type StreamSink } from './stub-stream';
import { XhrOverFetch } from './stub-xhr';

export type { StreamSink };

/** A request as it left the browser. `path` is relative to the api (`animal/…`) or starts with `/` elsewhere. */
export interface RecordedRequest {
  method: string;
  url: URL;
  path: string;
  params: Record<string, string>;
  headers: Headers;
  body: unknown;
  redirect: RequestRedirect | undefined;
}

/** An answer that is not simply a good one: made by `refuse`, `rawAnswer`, `networkFailure` or `hangingAnswer`. */
class SpecialReply {
  constructor(readonly respond: (signal: AbortSignal | null) => Promise<Response>) {}
}

type Calls = Readonly<Record<string, Call>>;
type Body<One extends Call> = z.input<One['schema']>;

/** A canned answer: the body, a special answer, or a function of the request that gives one, also later (a promise). */
export type Reply<One extends Call> =
  | Body<One>
  | SpecialReply
  | ((request: RecordedRequest) => Body<One> | SpecialReply | Promise<Body<One> | SpecialReply>);

/** Canned answers by the name of the endpoint: to the calls of shared and to `Own`, those of a part. */
export type RepliesTo<Own extends Calls> = {
  [Name in keyof (SharedCalls & Own)]?: Reply<(SharedCalls & Own)[Name]>;
};
export type Replies = RepliesTo<Record<never, never>>;

/** The stub of one test. `requests` grows with every request; `set` changes an answer halfway. */
export interface StubApiOf<Own extends Calls> {
  requests: RecordedRequest[];
  /** The requests of one call, oldest first. */
  requestsOf(name: keyof (SharedCalls & Own)): RecordedRequest[];
  set(replies: RepliesTo<Own>): void;
}
export type StubApi = StubApiOf<Record<never, never>>;

/** The api refuses with a code of the catalogue (C28); `fields` as for code VALIDATION. */
export function refuse(code: ErrorCode, fields?: Record<string, string>): SpecialReply {
  const { status, message } = errorCatalogue[code];
  const error = { code, message, ...(fields === undefined ? {} : { fields }), requestId: 'test' };
  return rawAnswer(status, JSON.stringify({ error }), { 'Content-Type': 'application/json' });
}

/** An answer as text, past the contract: a proxy's HTML page, half a JSON, a header such as Retry-After. */
export function rawAnswer(status: number, text: string, headers: Record<string, string> = {}): SpecialReply {
  return new SpecialReply(async () => new Response(status === 204 ? null : text, { status, headers }));
}

/** The network fails: fetch rejects. */
export function networkFailure(): SpecialReply {
  return new SpecialReply(() => Promise.reject(new TypeError('Failed to fetch')));
}

/** The request hangs until it is given up. */
export function hangingAnswer(): SpecialReply {
  return new SpecialReply(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
}

/** The api answers with a stream of events, which stays open until the test ends it or the request is given up. */
export function streamAnswer(start: (sink: StreamSink) => void, status = 200): SpecialReply {
  return new SpecialReply(async (signal) => {
    const sink = new StreamEnd(signal);
    start(sink);
    return new Response(sink.body, { status, headers: { 'Content-Type': 'text/event-stream' } });
  });
}

const realFetch = globalThis.fetch;
const realXhr = globalThis.XMLHttpRequest;
/** Answers given later that broke the contract: they fail the test at its end, for the request itself hides them. */
const mistakes: unknown[] = [];
// The browser tests have another runner and no stub: they take the corpus of attacks from this door.
if (typeof afterEach === 'function') {
  afterEach(() => {
    globalThis.fetch = realFetch;
    globalThis.XMLHttpRequest = realXhr;
    const [first] = mistakes.splice(0);
    if (first !== undefined) throw first;
  });
}

/**
 * Makes the `stubApi` of a part, which knows the calls that the part alone makes (`own`) beside those of shared.
 *
 * `stubApi(replies)` stands in for the api at the level of fetch until the test ends. Each canned body is parsed with the contract's answer
 * schema when it is given, so it cannot lie; an answer that breaks the contract must be asked for with `rawAnswer`. A request without a
 * canned answer gets 500 and a line in the console.
 * @throws when a name or a call stands twice
 */
export function stubApiWith<Own extends Calls>(own: Own) {
  const table = tableOf(own);
  return (replies: RepliesTo<Own> = {}): StubApiOf<Own> => {
    const current = new Map<string, (request: RecordedRequest) => Promise<SpecialReply>>();
    const requests: RecordedRequest[] = [];
    const set = (changed: RepliesTo<Own>) => {
      for (const [name, reply] of Object.entries(changed)) current.set(name, responder(name, table, reply));
    };
    set(replies);

    globalThis.XMLHttpRequest = XhrOverFetch as unknown as typeof XMLHttpRequest;
    globalThis.fetch = async (input, init) => {
      const request = record(input, init);
      requests.push(request);
      const respond = current.get(callIn(table, request) ?? '');
      if (respond === undefined) {
        logError(`stubApi has no answer for ${request.method} ${request.path}`);
        return refuse('INTERNAL').respond(null);
      }
      const special = await respond(request).catch(complain);
      return special.respond(init?.signal ?? null);
    };
    return { requests, requestsOf: (name) => requests.filter((request) => callIn(table, request) === name), set };
  };
}

/** The stub that knows the calls of shared alone. */
export const stubApi = stubApiWith<Record<never, never>>({});

function responder(name: string, table: Calls, reply: unknown): (request: RecordedRequest) => Promise<SpecialReply> {
  if (typeof reply === 'function') return async (request) => toReply(name, table, await reply(request));
  const fixed = toReply(name, table, reply);
  return async () => fixed;
}

function toReply(name: string, table: Calls, value: unknown): SpecialReply {
  if (value instanceof SpecialReply) return value;
  const parsed = table[name]?.schema.safeParse(value);
  if (!parsed?.success) throw new Error(`The canned answer of ${name} breaks the contract: ${parsed?.error.message}`);
  return rawAnswer(200, JSON.stringify(parsed.data), { 'Content-Type': 'application/json' });
}

function complain(error: unknown): SpecialReply {
  mistakes.push(error);
  return refuse('INTERNAL');
}

function record(input: RequestInfo | URL, init: RequestInit = {}): RecordedRequest {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  return {
    method: init.method ?? 'GET',
    url,
    path: url.pathname.startsWith(API_PREFIX) ? url.pathname.slice(API_PREFIX.length) : url.pathname,
    params: Object.fromEntries(url.searchParams),
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    redirect: init.redirect,
  };
}
