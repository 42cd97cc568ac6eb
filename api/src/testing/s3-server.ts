import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { escapeHtml } from '../lib/html';
import type { S3Address } from '../lib/s3-address';
import { signatureFault } from './sigv4';

/** Keys that one page of a list holds. */
const PAGE = 2;

const META = 'x-amz-meta-sha256';

interface StoredFile {
  bytes: Buffer;
  sha256: string | undefined;
}

/** `well`; `busy` answers 503; `silent` never answers; `halting` sends half a file; `spoilt` sends other bytes. */
type Mood = 'well' | 'busy' | 'silent' | 'halting' | 'spoilt';

/** A store with one bucket, in memory, that refuses what is not rightly signed. */
export interface S3Server {
  address: S3Address;
  /** The same as BLOBS_URL, with these changes. */
  url(changes?: Partial<S3Address>): string;
  files: Map<string, StoredFile>;
  /** Method and path of every request that came. */
  asked: string[];
  /** Behaves so for the next `times` requests, all when it is missing, and well afterwards; `method` and `after` pass some by. */
  behave(mood: Mood, which?: { times?: number; method?: string; after?: number }): void;
  /** Resolves when a request came that is never answered. */
  isSilent(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a store on this machine. */
export async function startS3Server(): Promise<S3Server> {
  const files = new Map<string, StoredFile>();
  const asked: string[] = [];
  const known = { accessKeyId: 'AKPORTAL', secretAccessKey: 'ge/heim+van de winkel', region: 'eu-test-1' };
  let mood: Mood = 'well';
  let which: Parameters<S3Server['behave']>[1] & object = {};
  let seen = 0;
  let tellSilent = () => {};
  let silent = new Promise<void>((resolve) => (tellSilent = resolve));

  function moodFor(method: string | undefined): Mood {
    const { times = Number.POSITIVE_INFINITY, method: only = method, after = 0 } = which;
    if (only !== method) return 'well';
    seen += 1;
    return seen > after && seen <= after + times ? mood : 'well';
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const now = moodFor(method);
    asked.push(`${method} ${url}`);
    const body = await buffer(request);
    if (now === 'silent') return tellSilent();
    const fault = signatureFault({ method, url, headers, body }, known, Date.now());
    if (now === 'busy') return refuse(response, 503, 'SlowDown');
    if (fault) return refuse(response, fault === 'XAmzContentSHA256Mismatch' ? 400 : 403, fault);
    const { pathname, searchParams } = new URL(url, 'http://store.example');
    const [, bucket, ...names] = decodeURIComponent(pathname).split('/');
    const key = names.join('/');
    if (bucket !== 'winkel') return refuse(response, 404, 'NoSuchBucket');
    if (key === '') return void response.end(listing(files, searchParams));
    if (method === 'PUT') {
      files.set(key, { bytes: body, sha256: headers[META]?.toString() });
      return void response.end();
    }
    if (method === 'DELETE') {
      files.delete(key);
      return void response.writeHead(204).end();
    }
    const file = files.get(key);
    if (!file) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': file.bytes.length, ...(file.sha256 ? { [META]: file.sha256 } : {}) });
    if (now === 'halting') return void response.write(file.bytes.subarray(0, file.bytes.length / 2));
    response.end(now === 'spoilt' ? Buffer.alloc(file.bytes.length, '?') : file.bytes);
  }

  const http = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const address = { origin, bucket: 'winkel', prefix: 'portaal/', ...known };

  return {
    address,
    url(changes = {}) {
      const { accessKeyId, secretAccessKey, bucket, prefix, region, ...rest } = { ...address, ...changes };
      const url = new URL(`${rest.origin}/${bucket}/${prefix}?region=${region}`);
      return Object.assign(url, { username: accessKeyId, password: encodeURIComponent(secretAccessKey) }).href;
    },
    files,
    asked,
    behave(how, chosen = {}) {
      [mood, which, seen] = [how, chosen, 0];
      silent = new Promise((resolve) => (tellSilent = resolve));
    },
    isSilent: () => silent,
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No &amp; no.</Message></Error>`,
  );
}

/** A page of ListObjectsV2. */
function listing(files: S3Server['files'], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)));
  const token = Buffer.from(page.at(-1) ?? '').toString('base64');
  const next = page.length < keys.length ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${escapeHtml(key)}</Key><Size>1</Size></Contents>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>winkel</Name><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`;
}
