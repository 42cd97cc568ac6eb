import { apiPath, CHAT_KEY, CHAT_PING_MS, messageEvents } from '@portal/shared/contract';
import { pause, type SendContext, sendRenewing } from './base-query';
import { EventStreamParser } from './event-stream';
import { logError } from './log';
import type { ThreadEvent } from './message-thread';
import { onOnline } from './page';
import { realtimeError } from './realtime-error';
import type { RealtimeError } from './realtime-store';
import { requestInit, requestUrl } from './request';
import { answerError, noAnswer } from './request-error';

/** Two missed pings, and a little: the connection is dead, also when nobody says so. */
const SILENCE_MS = 2.5 * CHAT_PING_MS;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;

/** What tests shorten: the pause before another try, and the longest silence. */
export interface StreamTiming {
  wait(ms: number, signal: AbortSignal): Promise<void>;
  silenceMs: number;
}

/** A chat to follow until `signal` says stop. */
export interface Following extends Partial<StreamTiming> {
  reviewId: number;
  signal: AbortSignal;
  onEvent(change: ThreadEvent): void;
  onError(error: RealtimeError): void;
}

/**
 * Keeps a connection to the stream of a chat. The server may end it at any time, as it does when the token is too old; then, and when the
 * network fails, another follows: after 0.25 s, twice as long each time, at most 15 s, and at once when the browser is online again. A
 * refusal is final.
 */
export async function followStream(context: SendContext, following: Following): Promise<void> {
  const { signal, onError, wait = pauseOrOnline } = following;
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const outcome = await readOnce(context, following);
    if (signal.aborted) return;
    if (outcome.error) onError(outcome.error);
    if (outcome.error && outcome.error.code !== 'unavailable') return;
    if (outcome.hadSnapshot) waitMs = FIRST_WAIT_MS;
    // Jitter: after a restart of the server not all browsers come back at the same moment.
    await wait(waitMs * (0.5 + Math.random()), signal);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

/** How a connection ended: `error` is null when the server ended it in good order. */
interface Ending {
  error: RealtimeError | null;
  hadSnapshot: boolean;
}

async function readOnce(context: SendContext, following: Following): Promise<Ending> {
  const { signal, silenceMs = SILENCE_MS } = following;
  const limit = new AbortController();
  const stop = () => limit.abort();
  signal.addEventListener('abort', stop);
  let timer = setTimeout(stop, silenceMs);
  const handleBytes = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, silenceMs);
  };
  let hadSnapshot = false;
  try {
    const answer = await openStream(context, following.reviewId, limit.signal);
    if (!answer.ok || answer.body === null) return { error: await refusalOf(answer), hadSnapshot };
    for await (const { event, data } of eventsOf(answer.body, handleBytes)) {
      if (signal.aborted) break;
      hadSnapshot = tell(following, event, data) || hadSnapshot;
    }
    return { error: null, hadSnapshot };
  } catch {
    return { error: realtimeError(noAnswer(limit.signal.aborted ? 'TIMEOUT' : 'OFFLINE')), hadSnapshot };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    limit.abort();
  }
}

async function openStream(context: SendContext, reviewId: number, signal: AbortSignal): Promise<Response> {
  const args = {
    url: apiPath.messageStream(),
    params: { sql_id: reviewId, sql_key: CHAT_KEY },
    headers: { Accept: 'text/event-stream' },
  };
  const url = requestUrl(args, context.config.apiUrl);
  const send = (token: string | null) => fetch(url, { ...requestInit(args, token), cache: 'no-store', signal });
  return sendRenewing(send, await context.getToken(), context);
}

async function refusalOf(answer: Response): Promise<RealtimeError> {
  const body: unknown = await answer.json().catch(() => undefined);
  return realtimeError(answerError(answer.status, body));
}

async function* eventsOf(body: ReadableStream<Uint8Array>, onBytes: () => void) {
  const reader = body.getReader();
  const parser = new EventStreamParser();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    yield* parser.push(value);
  }
}

/** True when it was a snapshot. An event that is not what the contract says is logged and left out: the next connection has a snapshot. */
function tell({ onEvent }: Following, event: string, data: string): boolean {
  if (!(event in messageEvents)) return false;
  const parsed = messageEvents[event as keyof typeof messageEvents].safeParse(jsonOf(data));
  if (parsed.success) onEvent({ event, data: parsed.data } as ThreadEvent);
  else logError(`An event ${event} of the chat is not what the contract says.`, parsed.error.issues);
  return parsed.success && event === 'snapshot';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Waits, but not longer than until the browser has a network again. */
function pauseOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  signal.addEventListener('abort', end);
  const stopListening = onOnline(end);
  return pause(ms, over.signal).finally(() => {
    stopListening();
    signal.removeEventListener('abort', end);
  });
}
