import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Address } from '../../lib/s3-address';
import { contentKey } from './port';
import { textsAt } from './s3-xml';

/** The store of files did not do what was asked: which store, and what it said; never the secret. */
export class BlobStoreError extends Error {
  override readonly name = 'BlobStoreError';
  /** For who answers the visitor: the same call may succeed in a moment. */
  readonly code: 'FILES_UNAVAILABLE' | undefined;
  /** The code that the store gave, such as `NoSuchKey`, and the status; undefined when it gave none. */
  readonly storeCode: string | undefined;
  readonly status: number | undefined;

  constructor(
    message: string,
    facts: { isPassing: boolean; storeCode?: string | undefined; status?: number; cause?: unknown },
  ) {
    super(message, { cause: facts.cause });
    this.code = facts.isPassing ? 'FILES_UNAVAILABLE' : undefined;
    this.storeCode = facts.storeCode;
    this.status = facts.status;
  }
}

/** How long one attempt and a whole call may take, and the first wait between two attempts. */
export interface S3Limits {
  attemptMs: number;
  callMs: number;
  waitMs: number;
}

export const S3_LIMITS: S3Limits = { attemptMs: 10_000, callMs: 20_000, waitMs: 100 };

const ATTEMPTS = 3;

/** The store is busy or restarting. */
const PASSING = new Set([429, 500, 502, 503, 504]);

/** A call by its method and the place in the bucket. */
export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key with its prefix; missing: the bucket itself. */
  path?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
  headers?: Record<string, string>;
}

/** Sends calls to a store, signed (AWS Signature Version 4). */
export function s3Requests(address: S3Address, limits: S3Limits) {
  const { origin, bucket, region, accessKeyId, secretAccessKey } = address;
  const name = `The file store ${origin}/${bucket}`;
  const keys = { accessKeyId, secretAccessKey, region, service: 's3', cache: new Map<string, ArrayBuffer>() };

  async function attempt<Result>(
    { method, path = '', query = {}, body, headers = {} }: S3Call,
    limitMs: number,
    read: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), limitMs);
    try {
      const url = new URL(`${origin}/${bucket}${path && '/'}${path}`);
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
      // The hash is part of what is signed: the store refuses other bytes than these.
      const hash = { 'x-amz-content-sha256': contentKey(body ?? new Uint8Array()) };
      const signed = await new AwsV4Signer({ ...keys, method, url: url.href, headers: { ...headers, ...hash } }).sign();
      const sent = { method, headers: signed.headers, redirect: 'manual', signal: late.signal } as const;
      const response = await fetch(signed.url, body ? { ...sent, body: body as Uint8Array<ArrayBuffer> } : sent);
      if (!response.ok) throw refusal(response.status, await response.text());
      return await read(response);
    } catch (error) {
      if (error instanceof BlobStoreError) throw error;
      const reason = late.signal.aborted ? `did not answer within ${Math.ceil(limitMs / 1000)} s` : reasonOf(error);
      throw new BlobStoreError(`${name} ${reason}.`, { isPassing: true, cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  function refusal(status: number, xml: string): BlobStoreError {
    const storeCode = textsAt(xml, 'Error/Code')[0];
    const text = textsAt(xml, 'Error/Message')[0];
    const said = [String(status), storeCode, text && `(${text})`].filter(Boolean).join(' ');
    return new BlobStoreError(`${name} answered ${said}.`, { isPassing: PASSING.has(status), storeCode, status });
  }

  /**
   * What `read` makes of a good answer. What may pass is tried again, reading included: every call is one that may be repeated. Throws
   * BlobStoreError. Bytes that are taken after `read` has resolved (a stream) are outside of the limits.
   */
  return async function request<Result>(call: S3Call, read: (response: Response) => Promise<Result>): Promise<Result> {
    const end = performance.now() + limits.callMs;
    for (let number = 1; ; number += 1) {
      const left = end - performance.now();
      try {
        return await attempt(call, Math.min(limits.attemptMs, left), read);
      } catch (error) {
        const mayPass = error instanceof BlobStoreError && error.code !== undefined;
        const waitMs = limits.waitMs * 2 ** number * Math.random();
        if (!mayPass || number === ATTEMPTS || performance.now() + waitMs >= end) throw error;
        await wait(waitMs);
      }
    }
  };
}

/** What `fetch` hides in the cause of its one error. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return `cannot be reached (${cause?.code ?? cause?.message ?? String(error)})`;
}
