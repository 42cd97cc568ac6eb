import { mkdirSync, openSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type DiskRecord, encodeRecord, openJournal } from './journal';

/** A flush that a planted bug leaves out: of the write-ahead log, of other files, of folders. */
export type ForgottenFlush = 'wal' | 'files' | 'folders';

/** One portal on one simulated disk; a worker thread is handed the same. */
export interface PowerSupply {
  /** The folder that counts as the disk. */
  root: string;
  journal: string;
  /** One 32-bit number: operations of the disk until the power is cut, of all threads together; a file where there are processes. */
  counter: SharedArrayBuffer | string;
  forget?: ForgottenFlush | undefined;
}

/** More operations than a round ever has. */
export const ENDLESS = 2 ** 31 - 1;

/** Bytes of the number. */
const SIZE = 4;

/** A supply without an end in sight; `isOfProcesses` when not only threads are on it. */
export function openSupply(
  root: string,
  journal: string,
  isOfProcesses: boolean,
  forget?: ForgottenFlush,
): PowerSupply {
  mkdirSync(dirname(journal), { recursive: true });
  const counter = isOfProcesses ? `${journal}-left` : new SharedArrayBuffer(SIZE);
  if (typeof counter === 'string') writeFileSync(counter, Buffer.alloc(SIZE));
  const supply = { root, journal, counter, forget };
  cutAfter(supply, ENDLESS);
  return supply;
}

/** Opened once each. */
const files = new Map<string, number>();

/** The number of a supply. In a file it is shared with power-recorder.c; one of them may then take an operation too many. */
function counterOf({ counter }: PowerSupply) {
  if (typeof counter !== 'string') {
    const left = new Int32Array(counter);
    return {
      get: () => Atomics.load(left, 0),
      set: (value: number) => void Atomics.store(left, 0, value),
      take: () => Atomics.sub(left, 0, 1),
    };
  }
  const file = files.get(counter) ?? openSync(counter, 'r+');
  files.set(counter, file);
  const bytes = Buffer.alloc(SIZE);
  const get = () => {
    readSync(file, bytes, 0, SIZE, 0);
    return bytes.readInt32LE();
  };
  const set = (value: number) => {
    bytes.writeInt32LE(value);
    writeSync(file, bytes, 0, SIZE, 0);
  };
  const take = () => {
    const left = get();
    set(left - 1);
    return left;
  };
  return { get, set, take };
}

/** The power is cut in so many operations of the disk. */
export const cutAfter = (supply: PowerSupply, operations: number): void => counterOf(supply).set(operations);

export const isCut = (supply: PowerSupply): boolean => counterOf(supply).get() <= 0;

/** What the programs of a portal get when the power is gone. */
export const noPower = (): Error => Object.assign(new Error('The power was cut.'), { code: 'EIO' });

/** Writes the journal, and counts until the cut. */
export class Meter {
  readonly #journal: number;
  readonly #left: ReturnType<typeof counterOf>;
  readonly #end: () => never;

  /** `end` is what happens to the program that asks for something after the cut. */
  constructor(supply: PowerSupply, end: () => never) {
    this.#journal = openJournal(supply.journal);
    this.#left = counterOf(supply);
    this.#end = end;
  }

  /** An operation changed the disk. The last one before the cut is on it unflushed, and nobody hears that it went well. */
  changed(record: DiskRecord): void {
    const left = this.#left.take();
    if (left > 0) writeSync(this.#journal, encodeRecord(record));
    if (left <= 1) this.#end();
  }

  /** A flush: the last operation does not happen. */
  flushed(inode: number): void {
    if (this.#left.take() <= 1) this.#end();
    writeSync(this.#journal, encodeRecord({ kind: 'flush', inode }));
  }

  /** Ends the program when the power is gone; reading needs power too. */
  check(): void {
    if (this.#left.get() <= 0) this.#end();
  }
}
