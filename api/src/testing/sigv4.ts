import { createHash, createHmac } from 'node:crypto';

/** A request as it came over the wire. */
export interface SignedRequest {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Who may ask, and where. */
export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const MOST_SKEW_MS = 15 * 60_000;

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const headerOf = ({ headers }: SignedRequest, name: string) => String(headers[name] ?? '');
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The time of `20130524T000000Z`. */
const timeOf = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The code of the error that S3 would give for the request, written from Amazon's description and not with our library; undefined when it is good. */
export function signatureFault(request: SignedRequest, known: S3Credentials, now: number): string | undefined {
  const parts = AUTHORIZATION.exec(headerOf(request, 'authorization'));
  if (!parts) return 'AccessDenied';
  const [, id, date = '', region = '', names = '', signature] = parts;
  const stamp = headerOf(request, 'x-amz-date');
  const payload = headerOf(request, 'x-amz-content-sha256');
  const signed = names.split(';');
  if (id !== known.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== known.region || !stamp.startsWith(date)) return 'AuthorizationHeaderMalformed';
  if (!(Math.abs(timeOf(stamp) - now) <= MOST_SKEW_MS)) return 'RequestTimeTooSkewed';
  const mustBeSigned = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (!mustBeSigned.every((name) => signed.includes(name))) return 'AccessDenied';
  const [path = '', query = ''] = request.url.split('?');
  const canonical = [
    request.method,
    path
      .split('/')
      .map((name) => encoded(decodeURIComponent(name)))
      .join('/'),
    [...new URLSearchParams(query)]
      .map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...signed.map((name) => `${name}:${headerOf(request, name).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    payload,
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${known.secretAccessKey}`);
  const right = hmac(key as Buffer, ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')).toString('hex');
  if (signature !== right) return 'SignatureDoesNotMatch';
  return payload === sha256(request.body) ? undefined : 'XAmzContentSHA256Mismatch';
}
