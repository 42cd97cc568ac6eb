import type { FastifyReply, FastifyRequest } from 'fastify';
import { amsterdamClock } from '../lib/amsterdam-clock';
import { boundedCache, etagOf, isNotModified } from './bounded-cache';

/** A text for everybody: the key names it among all texts, the catalogues are what it was made from. */
export interface CachedText {
  key: string;
  catalogues: readonly string[];
  type: string;
  cacheControl: string;
  make: () => Promise<string>;
}

/** Sends the same finished text, with its ETag, until a catalogue or the day in Amsterdam changes. */
export interface TextCache {
  send(request: FastifyRequest, reply: FastifyReply, text: CachedText): Promise<FastifyReply>;
}

interface Finished {
  text: string;
  size: number;
  etag: string;
}

/**
 * The cache of what programs read at the origin's root: files of the sitemap, feeds. As `responseCache` does it for the api: simultaneous
 * misses of one key do the work once, a failure is not kept.
 */
export function textCache(
  versions: { of(names: readonly string[]): string },
  now: () => Date = () => new Date(),
): TextCache {
  const cache = boundedCache<Finished>();
  const day = amsterdamClock(now);

  async function finish(make: () => Promise<string>): Promise<Finished> {
    const text = await make();
    return { text, size: Buffer.byteLength(text), etag: etagOf(text) };
  }

  return {
    async send(request, reply, { key, catalogues, type, cacheControl, make }) {
      const state = `${day()}|${versions.of(catalogues)}|${key}`;
      const { text, etag } = await cache.fetch(state, () => finish(make));
      reply.headers({ etag, 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' });
      if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type(type).send(text);
    },
  };
}
