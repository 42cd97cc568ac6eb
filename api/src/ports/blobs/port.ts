import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/**
 * Files by key, for photos and releases. A key is a path of `[a-z0-9._-]` names (capitals too) with `/` between; every other key
 * is refused with an error. Contents never change under a key that others may know: use a new key.
 */
export interface Blobs {
  /** Stores all bytes or nothing, also when the process dies halfway; replaces what was there. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** All bytes, or undefined. */
  get(key: string): Promise<Buffer | undefined>;
  /** The same as a stream with its size in bytes, for answers that should not be held in memory. */
  open(key: string): Promise<{ stream: Readable; size: number } | undefined>;
  exists(key: string): Promise<boolean>;
  /** The sha-256 of its bytes in hex, or undefined. */
  checksum(key: string): Promise<string | undefined>;
  /** Removes it; no error when it is not there. */
  delete(key: string): Promise<void>;
  /** All keys that begin with the prefix, sorted. */
  list(prefix: string): Promise<string[]>;
}

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const LONGEST_KEY = 400;

/** Whether the key is one that every adapter takes: no `..`, no empty or hidden names, no absolute paths. */
export const isKey = (key: string): boolean => key.length <= LONGEST_KEY && KEY.test(key);

/** Throws unless every adapter takes the key. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error('This is no key of a stored file.');
}

/** The key of immutable content: the sha-256 of its bytes in hex. */
export function contentKey(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
