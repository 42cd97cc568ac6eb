import type { FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify';
import * as z from 'zod/mini';
import { amsterdamClock } from '../lib/amsterdam-clock';
import { boundedCache, etagOf, isNotModified } from './bounded-cache';
import './current-user';
import { compressed, compressedBytes, type Encoding, encodingFor } from './compressed-body';

/** Most URLs remembered, and the longest that is. */
const URLS_MAX = 10_000;
const URL_LENGTH_MAX = 512;

/** Copies of a visitor's response may be used for 15 s, and for a minute more while a new one is fetched (C29). */
const PUBLIC = {
  'cache-control': 'public, max-age=15, stale-while-revalidate=60',
  vary: 'Authorization, Accept-Encoding',
};

const PRIVATE = { 'cache-control': 'private, no-store', vary: 'Authorization' };

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** One response to a visitor: the key names it among all responses, the catalogues are what it was made from. */
export interface CachedResponse<Schema extends z.ZodMiniType> {
  /** The same for every request of a visitor with the same address. */
  key: string;
  catalogues: readonly string[];
  /** Milliseconds after which it is made again whatever the catalogues say. */
  periodMs?: number;
  /** How long copies may be used, in the place of the 15 s of every public response. */
  cacheControl?: string;
  schema: Schema;
  make: () => Promise<z.input<Schema>>;
}

/** Sends the same finished text to every visitor until a catalogue or the day changes. */
export interface ResponseCache {
  /** Return what it gives. `never`, because the text is finished: the route's own schema does not look at it again. */
  send<Schema extends z.ZodMiniType>(
    request: FastifyRequest,
    reply: FastifyReply,
    response: CachedResponse<Schema>,
  ): Promise<never>;
  /**
   * Hook for every route below `/api/`: a cache hit for the URL of a visitor is sent before its query is parsed and validated. It runs after
   * the checks of the request (limits, token) and before the rest.
   */
  serveCached: preParsingHookHandler;
}

/** What names the response of a URL. */
type CacheKey = Pick<CachedResponse<z.ZodMiniType>, 'key' | 'catalogues' | 'periodMs'>;

interface Finished {
  /** Not a buffer: thousands of small ones come and go outside the heap, where nothing is compacted (decision 013). */
  text: string;
  /** Bytes of the text on the wire. */
  size: number;
  etag: string;
  /** Headers with the text (200), and without it (304 Not Modified). */
  sent: Record<string, string>;
  notModified: Record<string, string>;
  /** Compressed, from the first client on that takes it; a fifth of the text each, which the memory does not count. */
  compressed: Partial<Record<Encoding, string>>;
}

/** The finished text and its ETag, which is the same in every process. */
function finish(schema: z.ZodMiniType, value: unknown, cacheControl = PUBLIC['cache-control']): Finished {
  const text = JSON.stringify(z.parse(schema, value));
  const size = Buffer.byteLength(text);
  const etag = etagOf(text);
  const notModified = { ...PUBLIC, 'cache-control': cacheControl, etag };
  return {
    text,
    size,
    etag,
    notModified,
    sent: { ...notModified, ...JSON_TYPE, 'content-length': String(size) },
    compressed: {},
  };
}

/** Not of responses to people with a token: what is private and what they typed are never compressed together. */
function deliver(request: FastifyRequest, reply: FastifyReply, finished: Finished): void {
  const { text, size, etag, sent, notModified } = finished;
  if (isNotModified(request.headers['if-none-match'], etag)) {
    reply.code(304).headers(notModified).send();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'], size);
  if (encoding === undefined) reply.headers(sent).send(text);
  else if (finished.compressed[encoding] !== undefined) sendCompressed(reply, finished, encoding);
  else
    compressed(text, encoding).then(
      (bytes) => {
        finished.compressed[encoding] = bytes;
        sendCompressed(reply, finished, encoding);
      },
      () => reply.headers(sent).send(text),
    );
}

function sendCompressed(reply: FastifyReply, { sent, compressed: texts }: Finished, encoding: Encoding): void {
  const bytes = compressedBytes(texts[encoding] ?? '');
  reply.headers({ ...sent, 'content-encoding': encoding, 'content-length': String(bytes.length) }).send(bytes);
}

/**
 * The cache of what visitors read (docs/data-and-search.md#the-response-cache). The key holds the versions of the catalogues and the day in
 * Amsterdam, because nieuw, langzitter and the days of waiting change at midnight without a write. Simultaneous misses of one key do the
 * work once; a failure is not kept. `onLook` is told of every question, and whether its answer was ready.
 */
export function responseCache(
  versions: { of(names: readonly string[]): string },
  now: () => Date = () => new Date(),
  onLook: (isHit: boolean) => void = () => undefined,
): ResponseCache {
  const cache = boundedCache<Finished>();
  const keysByUrl = new Map<string, CacheKey>();
  const day = amsterdamClock(now);

  /** The key with the present state of what the response is made from. */
  function keyOf({ key, catalogues, periodMs }: CacheKey): string {
    const period = periodMs === undefined ? '' : Math.floor(now().getTime() / periodMs);
    return `${day()}|${period}|${versions.of(catalogues)}|${key}`;
  }

  function rememberUrl({ method, url }: FastifyRequest, { key, catalogues, periodMs }: CacheKey): void {
    if (method !== 'GET' || url.length > URL_LENGTH_MAX || keysByUrl.has(url)) return;
    if (keysByUrl.size >= URLS_MAX) keysByUrl.clear();
    keysByUrl.set(url, periodMs === undefined ? { key, catalogues } : { key, catalogues, periodMs });
  }

  return {
    async send(request, reply, response) {
      const key = keyOf(response);
      const make = async () => finish(response.schema, await response.make(), response.cacheControl);
      const kept = cache.get(key);
      onLook(kept !== undefined);
      const finished = kept ?? (await cache.fetch(key, make));
      if (request.user) {
        // The same for everybody, but asked with a token: no copy is kept (C29).
        reply.headers(PRIVATE).headers(JSON_TYPE).send(finished.text);
        return reply as never;
      }
      rememberUrl(request, response);
      deliver(request, reply, finished);
      return reply as never;
    },
    serveCached(request, reply, payload, done) {
      const known =
        request.method === 'GET' && request.user === null && request.headers.authorization === undefined
          ? keysByUrl.get(request.url)
          : undefined;
      const finished = known && cache.get(keyOf(known));
      if (finished) {
        onLook(true);
        deliver(request, reply, finished);
      } else done(null, payload);
    },
  };
}
