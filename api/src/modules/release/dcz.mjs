/** Compression with a dictionary as browsers take it: `Content-Encoding: dcz` (RFC 9842, section 5). */
import { createHash } from 'node:crypto';
import zstd from '@bokuweb/zstd-wasm';

/** A skippable frame of Zstandard with 32 bytes in it: the sha-256 of the dictionary. */
const HEADER = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
/** The best one: made once, at publishing. */
const LEVEL = 22;

let ready;

/**
 * @param {Uint8Array} bytes
 * @param {Uint8Array} dictionary what the browser has: the file of the same role in a release before
 * @returns {Promise<Buffer>}
 */
export async function dczOf(bytes, dictionary) {
  ready ??= zstd.init();
  await ready;
  const context = zstd.createCCtx();
  try {
    const hash = createHash('sha256').update(dictionary).digest();
    return Buffer.concat([HEADER, hash, zstd.compressUsingDict(context, bytes, dictionary, LEVEL)]);
  } finally {
    zstd.freeCCtx(context);
  }
}
