import { openSync, readFileSync } from 'node:fs';

/**
 * What was done to a disk, in order: one file that every thread and process of a portal appends to. A record is 32 bytes (kind, length of
 * the first part, length of the second, nothing: 32 bits each; inode and offset: 64 bits each; little-endian), then both parts.
 * power-recorder.c writes the same.
 */
const KINDS = {
  create: 1,
  createFolder: 2,
  write: 3,
  resize: 4,
  rename: 5,
  remove: 6,
  link: 7,
  flush: 8,
} as const;

type Kind = keyof typeof KINDS;

/** `inode` is what the record is about; `offset` is a place in a file, or its new size in bytes. */
export interface DiskRecord {
  kind: Kind;
  inode?: number;
  offset?: number;
  /** Bytes of a write, or a path. */
  first?: Uint8Array | string;
  /** The new path of a rename or link. */
  second?: string;
}

const HEAD = 32;
const names = new Map<number, Kind>(Object.entries(KINDS).map(([name, number]) => [number, name as Kind]));

/** Opens a journal for appending; whole records of many writers never mix. */
export const openJournal = (path: string): number => openSync(path, 'a');

/** The bytes of a record. */
export function encodeRecord({ kind, inode = 0, offset = 0, first = '', second = '' }: DiskRecord): Buffer {
  const one = Buffer.from(first as string);
  const two = Buffer.from(second);
  const head = Buffer.alloc(HEAD);
  head.writeUInt32LE(KINDS[kind], 0);
  head.writeUInt32LE(one.length, 4);
  head.writeUInt32LE(two.length, 8);
  head.writeBigUInt64LE(BigInt(inode), 16);
  head.writeBigUInt64LE(BigInt(offset), 24);
  return Buffer.concat([head, one, two]);
}

/** A record as it is read: the first part stays bytes. */
export interface ReadRecord {
  kind: Kind;
  inode: number;
  offset: number;
  first: Buffer;
  second: string;
}

/** All whole records of a journal. */
export function* readJournal(path: string): Generator<ReadRecord> {
  const bytes = readFileSync(path);
  for (let at = 0; at + HEAD <= bytes.length; ) {
    const kind = names.get(bytes.readUInt32LE(at));
    if (!kind) throw new Error(`The journal is broken at ${at}.`);
    const middle = at + HEAD + bytes.readUInt32LE(at + 4);
    const end = middle + bytes.readUInt32LE(at + 8);
    if (end > bytes.length) return;
    const inode = Number(bytes.readBigUInt64LE(at + 16));
    const offset = Number(bytes.readBigUInt64LE(at + 24));
    yield {
      kind,
      inode,
      offset,
      first: bytes.subarray(at + HEAD, middle),
      second: bytes.toString('utf8', middle, end),
    };
    at = end;
  }
}
