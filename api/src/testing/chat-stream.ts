import { API_PREFIX, apiPath, type Message, messageEvents } from '@portal/shared/contract';
import * as z from 'zod/mini';

/** An event of the stream as the contract reads it. */
export type ChatEvent =
  | { event: 'snapshot'; data: Message[] }
  | { event: 'message'; data: Message }
  | { event: 'read'; data: { reciever: string; created: string } };

/** What came over one connection, until now. */
export interface ChatStream {
  status: number;
  headers: Headers;
  events: ChatEvent[];
  pings: () => number;
  /** The first `count` events, when they are there; gives up after ten seconds. */
  first(count: number): Promise<ChatEvent[]>;
  /** Resolves when the server or `close` has ended it. */
  ended: Promise<void>;
  close(): void;
}

const WAIT_MS = 10_000;

/** Opens `GET message/stream` by fetch and reads it as a browser does; of a refusal only the status is there. */
export async function openChatStream(
  url: string,
  person: { token: string } | null,
  query: string,
  headers: Record<string, string> = {},
): Promise<ChatStream> {
  const abort = new AbortController();
  const response = await fetch(`${url}${API_PREFIX}${apiPath.messageStream()}?${query}`, {
    headers: { ...(person ? { authorization: `Bearer ${person.token}` } : {}), ...headers },
    signal: abort.signal,
  });
  const events: ChatEvent[] = [];
  const waiting = new Set<() => void>();
  let pings = 0;

  function take(block: string): void {
    if (block.startsWith(':')) pings += 1;
    const event = /^event: (\w+)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (event === undefined || data === undefined) return;
    const schema = messageEvents[event as keyof typeof messageEvents];
    events.push({ event, data: z.parse(schema as z.ZodMiniType, JSON.parse(data)) } as ChatEvent);
  }

  async function read(): Promise<void> {
    if (!response.ok || !response.body) return void (await response.text());
    let rest = '';
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) take(block);
      for (const wake of waiting) wake();
    }
  }

  let isOver = false;
  const ended = read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
      for (const wake of waiting) wake();
    });
  return {
    status: response.status,
    headers: response.headers,
    events,
    pings: () => pings,
    ended,
    close: () => abort.abort(),
    async first(count) {
      const limit = AbortSignal.timeout(WAIT_MS);
      await new Promise<void>((resolve) => {
        const look = () => {
          if (events.length < count && !isOver && !limit.aborted) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        limit.addEventListener('abort', look);
        look();
      });
      return events.slice(0, count);
    },
  };
}
