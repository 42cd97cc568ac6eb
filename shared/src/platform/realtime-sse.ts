import { apiPath, CHAT_KEY, FeatureAnswer, MessageItemAnswer } from '@portal/shared/contract';
import type * as z from 'zod/mini';
import { contextOf, type RequestContext, sendRequest } from './base-query';
import { followStream, type StreamTiming } from './follow-stream';
import { logError } from './log';
import { MessageThread } from './message-thread';
import { realtimeError } from './realtime-error';
import type { RealtimeError, RealtimeStore } from './realtime-store';
import type { RequestArgs } from './request';
import { badAnswer } from './request-error';

/** One caller of `watch`, and the thread it sees. */
interface Watch {
  reviewId: number;
  thread: MessageThread;
  onMessages: Parameters<RealtimeStore['watch']>[1];
  onError: NonNullable<Parameters<RealtimeStore['watch']>[2]>;
}

/**
 * The realtime store of our own api: reads over Server-Sent Events, writes as ordinary calls. `timing` is for tests.
 */
export function openSseStore(given: RequestContext, timing: Partial<StreamTiming> = {}): RealtimeStore {
  const context = contextOf(given);
  /** The last one has the connection: a browser has six of them per origin. */
  let watches: readonly Watch[] = [];
  let open: { watch: Watch; stop: AbortController } | null = null;

  async function call<Schema extends z.ZodMiniType>(args: RequestArgs, schema: Schema): Promise<z.output<Schema>> {
    const result = await sendRequest(args, context, new AbortController().signal);
    if ('error' in result) throw realtimeError(result.error);
    const parsed = schema.safeParse(result.data);
    if (parsed.success) return parsed.data;
    logError(`The answer of ${args.url} is not what the contract says.`, parsed.error.issues);
    throw realtimeError(badAnswer(200));
  }

  const show = (watch: Watch) => watch.onMessages(watch.thread.newestFirst());

  function connectLast(): void {
    const last = watches.at(-1) ?? null;
    if (open?.watch === last) return;
    open?.stop.abort();
    open = last && { watch: last, stop: new AbortController() };
    if (open === null) return;
    const { watch, stop } = open;
    void followStream(context, {
      ...{ reviewId: watch.reviewId, signal: stop.signal, onError: watch.onError },
      onEvent: (change) => {
        watch.thread.apply(change);
        show(watch);
      },
      ...timing,
    });
  }

  return {
    watch({ reviewId }, onMessages, onError = () => {}) {
      const watch = { reviewId, thread: new MessageThread(), onMessages, onError };
      watches = [...watches, watch];
      connectLast();
      return () => {
        watches = watches.filter((other) => other !== watch);
        connectLast();
      };
    },

    async add({ reviewId, ...message }) {
      const body = { sql_id: reviewId, sql_key: CHAT_KEY, ...message };
      const answer = await call({ url: apiPath.messages(), method: 'POST', body }, MessageItemAnswer);
      const { item } = answer.data;
      for (const watch of watches.filter((each) => each.reviewId === reviewId && each.thread.isKnown)) {
        watch.thread.put(item);
        show(watch);
      }
      return item;
    },

    async markRead(id) {
      await call({ url: apiPath.message(id), method: 'PUT', body: { read: true } }, MessageItemAnswer);
    },

    async feature(alias) {
      // 404: the api does not know the flag.
      const answer = await call({ url: apiPath.feature(alias) }, FeatureAnswer).catch((error: RealtimeError) => {
        if (error.code === 'permission-denied') return null;
        throw error;
      });
      return answer?.data.item.on ?? false;
    },
  };
}
