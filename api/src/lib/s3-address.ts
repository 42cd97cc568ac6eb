/** Where files lie in an S3-compatible store, and who asks for them. */
export interface S3Address {
  /** Scheme, host and port; the bucket is the first name of the path behind it. */
  origin: string;
  bucket: string;
  /** What stands before every key: nothing, or a folder with `/` at its end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What most stores call their one region, and AWS its first. */
const DEFAULT_REGION = 'us-east-1';

const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/;
const FOLDER = /^([A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)?$/;
const REGION = /^[a-z0-9-]{1,40}$/;

/**
 * Reads `https://key:secret@host/bucket/folder?region=eu-central-1`; folder and region may be missing, and http:// is a store without TLS.
 * Signs that are not letters or digits, such as `/` and `+` in a secret, are percent-encoded. Undefined for anything else.
 */
export function readS3Address(value: string): S3Address | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const [bucket = '', ...folder] = url.pathname.slice(1).replace(/\/$/, '').split('/');
  const region = url.searchParams.get('region') ?? DEFAULT_REGION;
  const accessKeyId = decoded(url.username);
  const secretAccessKey = decoded(url.password);
  const isWhole =
    /^https?:$/.test(url.protocol) &&
    accessKeyId &&
    secretAccessKey &&
    BUCKET.test(bucket) &&
    FOLDER.test(folder.join('/')) &&
    REGION.test(region) &&
    [...url.searchParams.keys()].every((name) => name === 'region') &&
    url.hash === '';
  if (!isWhole) return undefined;
  const prefix = folder.map((name) => `${name}/`).join('');
  return { origin: url.origin, bucket, prefix, region, accessKeyId, secretAccessKey };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
