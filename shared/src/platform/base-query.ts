import { PortalConfig } from '@portal/shared/contract';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { isForApi, type RequestArgs, requestInit, requestPath, requestUrl } from './request';
import { answerError, badAnswer, noAnswer, type RequestError } from './request-error';
import { sendWithProgress } from './send-with-progress';
import { readToken } from './token';

/** What the store hands to every request (thunk extra argument). Tests shorten `wait` and `timeoutMs`. */
export interface RequestContext {
  config: PortalConfig;
  /** A token that is valid now, or null; by default the stored one. */
  getToken?: () => Promise<string | null>;
  /** Gives a fresh token instead of one that the api refused (401), or null; of the same person, for the request is done again with it. */
  renewToken?: (refused: string) => Promise<string | null>;
  /** Called with the token when the api refuses that too, or when there was no fresh one. */
  onTokenRefused?: (refused: string) => void;
  /** Pauses before a retry, in ms. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** The longest time for one try, in ms; of an upload that tells its progress, the longest time without any. */
  timeoutMs?: number;
  /** On the server: what the api says to a call. Nothing is sent then. */
  answerTo?: (path: string) => Promise<{ data: unknown; meta: AnswerMeta }>;
}

/** What a request that is sent takes from it. */
export type SendContext = Required<Omit<RequestContext, 'answerTo'>>;

/** What an answer has besides its body: `etag` is the version of the thing, for `If-Match` (C29). */
export interface AnswerMeta {
  etag?: string;
}

/** The one base query of the portal (SHD-008): an answer's JSON, or a `RequestError`. An empty answer is null. */
export type PortalBaseQuery = BaseQueryFn<RequestArgs | string, unknown, RequestError, object, AnswerMeta>;

const TRIES = 3;
const FIRST_BACKOFF_MS = 300;
const MAX_RETRY_AFTER_MS = 5000;
const TIMEOUT_MS = 20_000;

/** A try that failed: `retryAfterMs` is null when a retry makes no sense. */
interface Outcome {
  result: { data: unknown; meta: AnswerMeta } | { error: RequestError };
  retryAfterMs: number | null;
}

export const baseQuery: PortalBaseQuery = (input, api) => {
  const args = typeof input === 'string' ? { url: input } : input;
  const { answerTo } = (api.extra ?? {}) as Partial<RequestContext>;
  return answerTo ? answerTo(requestPath(args)) : sendRequest(args, contextOf(api.extra), api.signal);
};

/** Reads are tried at most three times, with exponential backoff, when the network fails or the api answers 503 with Retry-After. */
export async function sendRequest(
  args: RequestArgs,
  context: SendContext,
  signal: AbortSignal,
): Promise<Outcome['result']> {
  const tries = (args.method ?? 'GET') === 'GET' ? TRIES : 1;
  for (let attempt = 1; ; attempt += 1) {
    const { result, retryAfterMs } = await tryOnce(args, context, signal);
    if (retryAfterMs === null || retryAfterMs > MAX_RETRY_AFTER_MS || attempt >= tries) return result;
    const backOff = FIRST_BACKOFF_MS * 2 ** (attempt - 1);
    await context.wait(Math.max(retryAfterMs, backOff) * (1 + Math.random() / 2), signal);
    if (signal.aborted) return { error: noAnswer('ABORTED') };
  }
}

async function tryOnce(args: RequestArgs, context: SendContext, signal: AbortSignal): Promise<Outcome> {
  const { apiUrl } = context.config;
  const url = requestUrl(args, apiUrl);
  const token = isForApi(url, apiUrl) ? await context.getToken() : null;
  const limit = new AbortController();
  const startTimer = () => setTimeout(() => limit.abort(), context.timeoutMs);
  let timer = startTimer();
  const stop = () => limit.abort();
  signal.addEventListener('abort', stop);
  try {
    const { onProgress } = args;
    const handleProgress = (sent: number) => {
      clearTimeout(timer);
      timer = startTimer();
      onProgress?.(sent);
    };
    const send = (carried: string | null) => {
      const init = { ...requestInit(args, carried), signal: limit.signal };
      return onProgress === undefined ? fetch(url, init) : sendWithProgress(url, init, handleProgress);
    };
    return await readAnswer(await sendRenewing(send, token, context), args);
  } catch {
    if (signal.aborted) return { result: { error: noAnswer('ABORTED') }, retryAfterMs: null };
    if (limit.signal.aborted) return { result: { error: noAnswer('TIMEOUT') }, retryAfterMs: null };
    return { result: { error: noAnswer('OFFLINE') }, retryAfterMs: 0 };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** A request whose token is refused had no effect: it is sent once more with a fresh one. */
export async function sendRenewing(
  send: (token: string | null) => Promise<Response>,
  token: string | null,
  { renewToken, onTokenRefused }: SendContext,
): Promise<Response> {
  const answer = await send(token);
  if (answer.status !== 401 || token === null) return answer;
  const fresh = await renewToken(token);
  if (fresh === null) {
    onTokenRefused(token);
    return answer;
  }
  const second = await send(fresh);
  if (second.status === 401) onTokenRefused(fresh);
  return second;
}

async function readAnswer(answer: Response, { isText }: RequestArgs): Promise<Outcome> {
  const text = await answer.text();
  if (answer.ok && isText) return { result: { data: text, meta: {} }, retryAfterMs: null };
  const body = parseJson(text);
  if (!answer.ok) return { result: { error: answerError(answer.status, body) }, retryAfterMs: retryAfter(answer) };
  if (text !== '' && body === undefined) return { result: { error: badAnswer(answer.status) }, retryAfterMs: null };
  const etag = answer.headers.get('ETag');
  return { result: { data: body ?? null, meta: etag === null ? {} : { etag } }, retryAfterMs: null };
}

/** Undefined when the text is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfter(answer: Response): number | null {
  const header = answer.headers.get('Retry-After');
  if (answer.status !== 503 || header === null) return null;
  const seconds = Number(header);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

/** What the store hands over, with its defaults. */
export function contextOf(extra: unknown): SendContext {
  const given = (extra ?? {}) as Partial<RequestContext>;
  return {
    config: given.config ?? PortalConfig.parse({}),
    getToken: given.getToken ?? (async () => readToken()),
    renewToken: given.renewToken ?? (async () => null),
    onTokenRefused: given.onTokenRefused ?? (() => {}),
    wait: given.wait ?? pause,
    timeoutMs: given.timeoutMs ?? TIMEOUT_MS,
  };
}

/** Waits, until `signal` says that nobody waits any more. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
