import type { FastifyReply, FastifyRequest } from 'fastify';
import { boundedCache, isNotModified, strongEtagOf } from '../../plugins/bounded-cache';
import { compressed, compressedBytes, type Encoding, encodingFor } from '../../plugins/compressed-body';

/** All documents that are kept, in bytes as they are sent: some 1,500 pages with their first view. */
const KEPT_MAX_BYTES = 32 * 1024 * 1024;
/** Every document is long enough to be compressed. */
const ANY_SIZE = Number.MAX_SAFE_INTEGER;

/** The document is the same for everybody: a browser asks each time whether it has changed, a CDN keeps it for 15 s. */
const SHARED = { 'cache-control': 'no-cache', 'cdn-cache-control': 'public, max-age=15' };
/** It lacks what the next one will have. */
const ONCE = { 'cache-control': 'no-cache' };
/** Other answers than 200: the next visitor may get another. */
const PASSING = { 'cache-control': 'no-store' };
/** Browsers and CDNs tell documents from files by Accept, and the forms of a document by Accept-Encoding. */
const SAME = { vary: 'Accept, Accept-Encoding', 'content-type': 'text/html; charset=utf-8' };

/** A document as it was made. `isComplete`: nothing is missing that would be there a moment later. */
export interface MadeDocument {
  status: number;
  headers: Record<string, string>;
  html: string;
  isComplete: boolean;
}

/** A document as it is sent in one encoding, byte for byte. */
interface Finished {
  status: number;
  /** Those of the document itself, also sent without it. */
  headers: Record<string, string>;
  /** One byte per character (compressed-body.ts) when it is compressed, else the text. */
  body: string;
  encoding: Encoding | undefined;
  etag: string | undefined;
  size: number;
}

/** Whether everybody may get it until something changes. */
const isLasting = ({ status, isComplete }: MadeDocument) => status === 200 && isComplete;

/**
 * Documents, finished to the last byte and kept by address and the state of all that they are made of: a copy costs neither a look-up nor a template,
 * hash or compression. `send` answers 304 to who has the same bytes.
 */
export function finishedDocuments() {
  const cache = boundedCache<Finished>({ bytesMax: KEPT_MAX_BYTES, isKept: ({ etag }) => etag !== undefined });

  return {
    /** `key` names the document and the present state of what it is made of. Rejects when `make` does. */
    async send(
      request: FastifyRequest,
      reply: FastifyReply,
      { key, make }: { key: string; make: () => Promise<MadeDocument> },
    ): Promise<FastifyReply> {
      const encoding = encodingFor(request.headers['accept-encoding'], ANY_SIZE);
      const keyOfForm = `${encoding ?? ''}|${key}`;
      const finished =
        cache.get(keyOfForm) ?? (await cache.fetch(keyOfForm, async () => finish(await make(), encoding, key.length)));
      return deliver(request, reply, finished);
    },
  };
}

async function finish(made: MadeDocument, encoding: Encoding | undefined, keyLength: number): Promise<Finished> {
  const { status, html } = made;
  const body = encoding === undefined ? html : await compressed(html, encoding);
  // Other headers, such as another policy, are another document.
  const etag = isLasting(made) ? strongEtagOf(JSON.stringify(made.headers) + body, encoding) : undefined;
  const headers = { ...made.headers, ...SAME, ...cachingOf(made), ...(etag === undefined ? {} : { etag }) };
  return { status, headers, body, encoding, etag, size: body.length + keyLength };
}

function cachingOf(made: MadeDocument): Record<string, string> {
  if (isLasting(made)) return SHARED;
  return made.status === 200 ? ONCE : PASSING;
}

function deliver(request: FastifyRequest, reply: FastifyReply, finished: Finished): FastifyReply {
  const { status, headers, body, encoding, etag } = finished;
  reply.headers(headers);
  if (etag !== undefined && isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.code(status);
  if (encoding === undefined) return reply.send(body);
  return reply.header('content-encoding', encoding).send(compressedBytes(body));
}
