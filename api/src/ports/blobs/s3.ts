import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { S3Address } from '../../lib/s3-address';
import { type Blobs, checkKey, contentKey, isKey } from './port';
import { BlobStoreError, S3_LIMITS, type S3Call, type S3Limits, s3Requests } from './s3-request';
import { textsAt } from './s3-xml';

/** The sha-256 that `put` leaves beside the bytes; every store keeps headers with this beginning. */
const SHA_HEADER = 'x-amz-meta-sha256';

const nothing = async () => undefined;

/** Blobs in a bucket of an S3-compatible store. What was put is compared with its sha-256 by the store, and again at every reading. */
export function s3Blobs(address: S3Address, limits: S3Limits = S3_LIMITS): Blobs {
  const request = s3Requests(address, limits);
  const callOf = (method: S3Call['method'], key: string): S3Call => {
    checkKey(key);
    return { method, path: `${address.prefix}${key}` };
  };
  const spoilt = (key: string) =>
    new BlobStoreError(`The file store sent other bytes of ${key} than were put.`, { isPassing: true });

  const head = (key: string) =>
    absentAsUndefined(() =>
      request(callOf('HEAD', key), async ({ headers }) => ({ sha256: headers.get(SHA_HEADER) ?? undefined })),
    );

  const get = async (key: string) =>
    absentAsUndefined(() =>
      request(callOf('GET', key), async (response) => {
        const bytes = Buffer.from(await response.arrayBuffer());
        const sha256 = response.headers.get(SHA_HEADER) ?? undefined;
        if (sha256 !== undefined && contentKey(bytes) !== sha256) throw spoilt(key);
        return bytes;
      }),
    );

  async function* checked(response: Response, key: string): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    const sha256 = response.headers.get(SHA_HEADER) ?? undefined;
    const reader = response.body?.getReader();
    try {
      for (;;) {
        const part = await within(limits.attemptMs, reader?.read());
        if (!part || part.done) break;
        hash.update(part.value);
        yield part.value;
      }
    } finally {
      // Ends the connection too when the reader of the stream went away.
      await reader?.cancel().catch(nothing);
    }
    if (sha256 !== undefined && hash.digest('hex') !== sha256) throw spoilt(key);
  }

  return {
    async put(key, bytes) {
      await request({ ...callOf('PUT', key), body: bytes, headers: { [SHA_HEADER]: contentKey(bytes) } }, nothing);
    },
    get,
    open: async (key) =>
      absentAsUndefined(() =>
        request(callOf('GET', key), async (response) => ({
          stream: Readable.from(checked(response, key), { objectMode: false }),
          size: Number(response.headers.get('content-length')),
        })),
      ),
    exists: async (key) => (await head(key)) !== undefined,
    async checksum(key) {
      const found = await head(key);
      if (!found || found.sha256 !== undefined) return found?.sha256;
      // Another tool put it there.
      const bytes = await get(key);
      return bytes && contentKey(bytes);
    },
    delete: async (key) => void (await absentAsUndefined(() => request(callOf('DELETE', key), nothing))),
    async list(prefix) {
      const { prefix: folder } = address;
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const query = {
          'list-type': '2',
          prefix: `${folder}${prefix}`,
          ...(token ? { 'continuation-token': token } : {}),
        };
        const page = await request({ method: 'GET', query }, (response) => response.text());
        keys.push(...textsAt(page, 'ListBucketResult/Contents/Key').map((key) => key.slice(folder.length)));
        token = textsAt(page, 'ListBucketResult/NextContinuationToken')[0];
      } while (token);
      return keys.filter(isKey).sort();
    },
  };
}

/** Throws the clear sentence of a store that does not answer, does not know the bucket, or refuses the key. */
export async function checkS3(address: S3Address, limits: S3Limits = S3_LIMITS): Promise<void> {
  const query = { 'list-type': '2', 'max-keys': '1', prefix: address.prefix };
  const page = await s3Requests(address, limits)({ method: 'GET', query }, (response) => response.text());
  if (textsAt(page, 'ListBucketResult/Name').length > 0) return;
  throw new BlobStoreError(`What answers at ${address.origin} is no S3-compatible store.`, { isPassing: false });
}

async function absentAsUndefined<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    // An answer to HEAD has no body, so no code; that the bucket exists was seen at the start.
    if (error instanceof BlobStoreError && error.status === 404 && error.storeCode !== 'NoSuchBucket') return undefined;
    throw error;
  }
}

/** What the promise gives; throws when it takes longer. */
async function within<Result>(limitMs: number, promise: Promise<Result> | undefined): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new BlobStoreError('The file store stopped in the middle of a file.', { isPassing: true })),
      limitMs,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
