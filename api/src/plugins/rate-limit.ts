import { BlockList, isIPv6 } from 'node:net';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error';
import { limitKey } from '../lib/ip-address';
import { LimitStore } from './limit-store';
import type { AddHits } from './shared-counts';
import './current-user';

const FIVE_MINUTES = 5 * 60 * 1000;

/** Limits (docs/trust.md#limits-of-calls), per address, and per person for who is signed in. */
const LIMITS = {
  read: 600,
  signedIn: 1500,
  notFound: 60,
  write: 120,
  chat: 300,
  remove: 30,
  pdf: 10,
  importPart: 150,
  importPhoto: 600,
  suggestions: 60,
  publish: 3000,
} as const;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** Most addresses whose facts are remembered. */
const ADDRESSES_MAX = 10_000;

interface AddressFacts {
  /** What counts as one address. */
  key: string;
  isLoopback: boolean;
}

const addresses = new Map<string, AddressFacts>();

/** Worked out once per address: a visitor asks more than once, and a look into the block list is expensive. */
function factsOf(ip: string): AddressFacts {
  let facts = addresses.get(ip);
  if (!facts) {
    if (addresses.size >= ADDRESSES_MAX) addresses.clear();
    facts = { key: limitKey(ip), isLoopback: loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4') };
    addresses.set(ip, facts);
  }
  return facts;
}

/** Tests and benchmarks on the same machine are not throttled by the two crowd limits; behind a proxy the address is the forwarded one. */
const isLoopback = ({ ip }: FastifyRequest) => factsOf(ip).isLoopback;

/** A limit multiplied by RATE_LIMIT_FACTOR, at least one. Every limit goes through it. */
export const timesFactor = (max: number, factor: number): number => Math.max(1, Math.ceil(max * factor));

const tooMany = (retryAfterSeconds: number) => new AppError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });

/** Route option of a write: 120 in five minutes over all of them, also from the same machine. */
export const writeLimit = { rateLimit: { max: LIMITS.write, groupId: 'write', allowList: [] } };

/** Route option of the chat: 300 in five minutes, repeats and marks of reading included; how much a person writes is counted apart (C57). */
export const chatLimit = { rateLimit: { max: LIMITS.chat, groupId: 'chat', allowList: [] } };

/** Route option of what a page reports by itself: as many again, apart from the writes of a person. */
export const reportLimit = { rateLimit: { max: LIMITS.write, allowList: [] } };

/** Route option of removing something: 30 in half an hour over all kinds of things. */
export const deleteLimit = {
  rateLimit: { max: LIMITS.remove, timeWindow: 6 * FIVE_MINUTES, groupId: 'remove', allowList: [] },
};

/** Route option of a search that suggests people: 60 in five minutes. */
export const suggestionLimit = { rateLimit: { max: LIMITS.suggestions, allowList: [] } };

/** Route option of downloading everything about oneself: ten in ten minutes. */
export const exportLimit = { rateLimit: { max: LIMITS.pdf, timeWindow: 2 * FIVE_MINUTES, allowList: [] } };

/** Route option of a part of a file of animals: four whole files in five minutes. */
export const importPartLimit = { rateLimit: { max: LIMITS.importPart, allowList: [] } };

/** Route option of a photo of an import: 600 in half an hour. */
export const importPhotoLimit = {
  rateLimit: { max: LIMITS.importPhoto, timeWindow: 6 * FIVE_MINUTES, allowList: [] },
};

/** Route option of making a pdf: ten in ten minutes, also from the same machine. */
export const pdfLimit = { rateLimit: { max: LIMITS.pdf, timeWindow: 2 * FIVE_MINUTES, allowList: [] } };

/** Route option of publishing: 3,000 files and changes in five minutes, several times all parts together. */
export const publishLimit = { rateLimit: { max: LIMITS.publish, groupId: 'publish', allowList: [] } };

/**
 * Limits per address, IPv6 by its /64, and per person who is signed in (docs/trust.md#limits-of-calls): reading 600 or 1,500, and not
 * finding 60, in five minutes; writes name their own. Answers 429 with Retry-After, a Dutch text and the RateLimit headers. `factor`
 * multiplies every number; with `addHits` all processes count together.
 */
export const rateLimit = fastifyPlugin<{ factor: number; addHits?: AddHits | undefined }>(
  async (app: FastifyInstance, { factor, addHits }) => {
    const times = (max: number) => timesFactor(max, factor);
    app.addHook('onRoute', (route) => {
      const own = route.config?.rateLimit;
      if (!own || typeof own.max !== 'number') return;
      // HEAD counts with its GET.
      const [method] = [route.method].flat();
      const groupId = own.groupId ?? `${method === 'HEAD' ? 'GET' : method} ${route.url}`;
      route.config = { ...route.config, rateLimit: { ...own, groupId, max: times(own.max) } };
    });
    await app.register(fastifyRateLimit, {
      max: ({ user }) => times(user ? LIMITS.signedIn : LIMITS.read),
      keyGenerator: ({ user, ip }) => (user ? `user ${user.uid}` : factsOf(ip).key),
      timeWindow: FIVE_MINUTES,
      store: class extends LimitStore {
        constructor() {
          super(addHits);
        }
      },
      enableDraftSpec: true,
      allowList: (request) => isLoopback(request) || (request.method !== 'GET' && request.method !== 'HEAD'),
      errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
    });

    const notFound = {
      ...{ max: times(LIMITS.notFound), timeWindow: FIVE_MINUTES },
      ...{ groupId: 'not-found', allowList: isLoopback },
    };
    const countNotFound = app.createRateLimit(notFound);
    async function withinLimit(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
      const result = await countNotFound(request);
      if (result.isAllowed || !result.isExceeded) return payload;
      const refusal = tooMany(result.ttlInSeconds);
      reply.code(refusal.statusCode).type('application/json; charset=utf-8');
      reply.headers({ 'retry-after': String(result.ttlInSeconds), 'cache-control': 'no-store' });
      const body = { error: { code: refusal.code, message: refusal.message, requestId: request.id } };
      const text = JSON.stringify(body);
      reply.header('content-length', Buffer.byteLength(text));
      return text;
    }

    app.addHook('onSend', (request, reply, payload, done) => {
      if (reply.statusCode !== 404) done(null, payload);
      else withinLimit(request, reply, payload).then((text) => done(null, text), done);
    });
  },
  { name: 'rate-limit' },
);
