import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content encoding of responses. */
export type Encoding = 'br' | 'gzip';

/** Fewer bytes are not worth the header. */
const MIN_BYTES = 1024;

/** Made while somebody waits: the step from 4 to 11 saves a tenth of the bytes and takes ten times as long. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: async (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: async (bytes) => promisify(gzip)(bytes, { level: GZIP_LEVEL }),
};

/** The best encoding that an Accept-Encoding header takes for a response of so many bytes; undefined: it is sent plain. */
export function encodingFor(header: string | string[] | undefined, size: number): Encoding | undefined {
  if (header === undefined || size < MIN_BYTES) return undefined;
  const taken = String(header)
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
    .filter(([, quality]) => quality === undefined || Number(quality.slice(2)) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}

/** The compressed text, one byte per character: thousands of small buffers would stand outside the heap (decision 013). */
export async function compressed(text: string, encoding: Encoding): Promise<string> {
  return (await compress[encoding](Buffer.from(text))).toString('latin1');
}

/** What `compressed` returned, as it is sent. */
export const compressedBytes = (text: string): Buffer => Buffer.from(text, 'latin1');
