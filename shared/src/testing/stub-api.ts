import { API_PREFIX, type ErrorCode, errorCatalogue } from '@portal/shared/contract';
import { logError } from '@portal/shared/platform';
import type * as z from 'zod/mini';
import type { Call } from './call';
import { type CallName, calls } from './calls';
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

type Body<Name extends CallName> = z.input<(typeof calls)[Name]['schema']>;

/** A canned answer: the body, a special answer, or a function of the request that gives one, also later (a promise). */
export type Reply<Name extends CallName> =
  | Body<Name>
  | SpecialReply
  | ((request: RecordedRequest) => Body<Name> | SpecialReply | Promise<Body<Name> | SpecialReply>);

/** Canned answers by the name of the endpoint. */
export type Replies = { [Name in CallName]?: Reply<Name> };

/** The stub of one test. `requests` grows with every request; `set` changes an answer halfway. */
export interface StubApi {
  requests: RecordedRequest[];
  /** The requests of one call, oldest first. */
  requestsOf(name: CallName): RecordedRequest[];
  set(replies: Replies): void;
}

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
 * Stands in for the api at the level of fetch until the test ends. Each canned body is parsed with the contract's answer schema when it
 * is given, so it cannot lie; an answer that breaks the contract must be asked for with `rawAnswer`. A request without a canned answer
 * gets 500 and a line in the console.
 */
export function stubApi(replies: Replies = {}): StubApi {
  const current = new Map<CallName, (request: RecordedRequest) => Promise<SpecialReply>>();
  const requests: RecordedRequest[] = [];
  const set = (changed: Replies) => {
    for (const [name, reply] of Object.entries(changed))
      current.set(name as CallName, responder(name as CallName, reply));
  };
  set(replies);

  globalThis.XMLHttpRequest = XhrOverFetch as unknown as typeof XMLHttpRequest;
  globalThis.fetch = async (input, init) => {
    const request = record(input, init);
    requests.push(request);
    const name = nameOf(request);
    const respond = name === undefined ? undefined : current.get(name);
    if (respond === undefined) {
      logError(`stubApi has no answer for ${request.method} ${request.path}`);
      return refuse('INTERNAL').respond(null);
    }
    const special = await respond(request).catch(complain);
    return special.respond(init?.signal ?? null);
  };
  return { requests, requestsOf: (name) => requests.filter((request) => nameOf(request) === name), set };
}

function responder(name: CallName, reply: unknown): (request: RecordedRequest) => Promise<SpecialReply> {
  if (typeof reply === 'function') return async (request) => toReply(name, await reply(request));
  const fixed = toReply(name, reply);
  return async () => fixed;
}

function toReply(name: CallName, value: unknown): SpecialReply {
  if (value instanceof SpecialReply) return value;
  const parsed = (calls[name] as Call).schema.safeParse(value);
  if (!parsed.success) throw new Error(`The canned answer of ${name} breaks the contract: ${parsed.error.message}`);
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

/** The first call of the table that fits: literal paths stand before those with parameters. */
function nameOf({ method, path, params }: RecordedRequest): CallName | undefined {
  const fits = ([, call]: [string, Call]) =>
    call.method === method &&
    pathFits(call.path, path) &&
    Object.entries(call.params ?? {}).every(([name, value]) => params[name] === value);
  return Object.entries<Call>(calls).find(fits)?.[0] as CallName | undefined;
}

function pathFits(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const asked = path.split('/');
  if (expected.length !== asked.length) return false;
  return expected.every((segment, index) => segment.startsWith(':') || segment === asked[index]);
}
