import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import './current-user';

/** Most answers kept, and most characters of all of them together. */
const ENTRIES_MAX = 5000;
const CHARACTERS_MAX = 32 * 1024 * 1024;

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' });

/** Copies of a visitor's answer may be used for 15 s, and for a minute more while a new one is fetched (C29). */
const PUBLIC = 'public, max-age=15, stale-while-revalidate=60';

const PRIVATE = { 'cache-control': 'private, no-store', vary: 'Authorization' };

/** One answer to a visitor: the key names it among all answers, the catalogues are what it was made from. */
export interface PublicAnswer<Schema extends z.ZodMiniType> {
  key: string;
  catalogues: readonly string[];
  schema: Schema;
  make: () => Promise<z.input<Schema>>;
}

/** Sends the same finished text to every visitor until a catalogue or the day changes. */
export interface PublicAnswers {
  /** Return what it gives. `never`, because the text is finished: the route's own schema does not look at it again. */
  send<Schema extends z.ZodMiniType>(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: PublicAnswer<Schema>,
  ): Promise<never>;
}

interface Finished {
  text: string;
  etag: string;
}

/** The finished text and its mark: the same content has the same mark in every process. */
function finish(schema: z.ZodMiniType, value: unknown): Finished {
  const text = JSON.stringify(z.parse(schema, value));
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

/** Whether the client already holds this answer. Weak comparison, as RFC 9110 § 13.1.2 wants it for If-None-Match. */
function isHeld(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag.slice(2));
}

/**
 * The cache of what visitors read (backend § 6): key + versions of the catalogues + the day in Amsterdam, because nieuw, langzitter and the
 * days of waiting change at midnight without a write. Simultaneous misses of one key do the work once; a failure is not kept.
 */
export function publicAnswers(
  versions: { of(names: readonly string[]): string },
  now: () => Date = () => new Date(),
): PublicAnswers {
  const kept = new Map<string, Finished>();
  const running = new Map<string, Promise<Finished>>();
  let characters = 0;

  function keep(key: string, finished: Finished): void {
    kept.set(key, finished);
    characters += finished.text.length;
    for (const [oldest, { text }] of kept) {
      if (kept.size <= ENTRIES_MAX && characters <= CHARACTERS_MAX) break;
      kept.delete(oldest);
      characters -= text.length;
    }
  }

  function find(key: string): Finished | undefined {
    const finished = kept.get(key);
    if (finished) {
      kept.delete(key);
      kept.set(key, finished);
    }
    return finished;
  }

  function make(key: string, { schema, make: work }: PublicAnswer<z.ZodMiniType>): Promise<Finished> {
    const already = running.get(key);
    if (already) return already;
    const promise = work()
      .then((value) => {
        const finished = finish(schema, value);
        keep(key, finished);
        return finished;
      })
      .finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  }

  return {
    async send(request, reply, answer) {
      const key = `${DAY.format(now())}|${versions.of(answer.catalogues)}|${answer.key}`;
      const { text, etag } = find(key) ?? (await make(key, answer));
      if (request.user) {
        // The same for everybody, but asked with a token: no copy is kept (C29).
        reply.headers(PRIVATE).type('application/json; charset=utf-8').send(text);
        return reply as never;
      }
      reply.headers({ 'cache-control': PUBLIC, vary: 'Authorization', etag });
      if (isHeld(request.headers['if-none-match'], etag)) reply.code(304).send();
      else reply.type('application/json; charset=utf-8').send(text);
      return reply as never;
    },
  };
}
