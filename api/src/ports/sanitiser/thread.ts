import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { richTextPolicy } from '@portal/shared/domain';
import { depthOf, RICH_TEXT_MAX_BYTES, RICH_TEXT_MAX_DEPTH, RichTextRefused, type Sanitiser } from './port';
import type { SanitiserMessage, SanitiserStart } from './worker';

/** Milliseconds: for one text, for the thread to begin, and without work until it ends and gives its memory back. */
const CLEAN_MS = 2000;
const START_MS = 60_000;
const IDLE_MS = 60_000;

export interface SanitiserOptions {
  /** The portal's own origin: its photos may be named with it. */
  origin: string;
  /** Milliseconds that one text may take. */
  limitMs?: number;
}

/**
 * DOMPurify in a thread of its own (docs/trust.md#rich-text): one text after the other, limits first, and the thread is killed when a text
 * takes too long.
 */
export function sanitiserThread({ origin, limitMs = CLEAN_MS }: SanitiserOptions): Sanitiser {
  const start: SanitiserStart = { policy: richTextPolicy, origin };
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  async function running(): Promise<Worker> {
    clearTimeout(idle);
    if (worker) return worker;
    const program = fileURLToPath(new URL('./worker-start.mjs', import.meta.url));
    worker = new Worker(program, { workerData: start, execArgv: [] });
    worker.unref();
    await answerOf(worker, START_MS);
    return worker;
  }

  async function work(html: string): Promise<string> {
    try {
      const thread = await running();
      thread.postMessage(html);
      const answer = await answerOf(thread, limitMs);
      idle = setTimeout(() => void end(), IDLE_MS).unref();
      if ('clean' in answer) return answer.clean;
      throw new RichTextRefused('The text cannot be cleaned.');
    } catch (error) {
      if (!(error instanceof RichTextRefused) || error.message === TOO_SLOW) await end();
      throw error;
    }
  }

  return {
    async clean(html) {
      if (Buffer.byteLength(html) > RICH_TEXT_MAX_BYTES) throw new RichTextRefused('The text is too large.');
      if (depthOf(html) > RICH_TEXT_MAX_DEPTH) throw new RichTextRefused('The text is nested too deeply.');
      const result = last.then(() => work(html));
      last = result.catch(() => undefined);
      return result;
    },
    stop: end,
  };
}

const TOO_SLOW = 'The text takes too long.';

/** The next message of the thread. Rejects when it ends, or does not say anything in time. */
function answerOf(thread: Worker, limitMs: number): Promise<SanitiserMessage> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
      settle();
    };
    const onMessage = (message: SanitiserMessage) => finish(() => resolve(message));
    const onEnd = (cause: unknown) =>
      finish(() => reject(cause instanceof Error ? cause : new Error('The thread of the sanitiser ended.')));
    const timer = setTimeout(() => finish(() => reject(new RichTextRefused(TOO_SLOW))), limitMs);
    thread.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
  });
}
