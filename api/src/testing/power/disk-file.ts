import { readFileSync } from 'node:fs';
import type { Random } from '../../../seeds/demo/random';

/** The unit that a disk writes whole or not at all, in bytes. */
const SECTOR = 512;
/** How many of the surviving writes are torn. */
const TORN = 0.25;

/** An unflushed change of a file: bytes at a place, or a new size. */
type Effect = { offset: number; bytes: Buffer } | { size: number };

/** A file of the simulated disk: what was flushed, and what was not. */
export class DiskFile {
  readonly #source: string | undefined;
  #flushed: Buffer | undefined;
  #size = 0;
  #waiting: Effect[] = [];

  /** `source` holds what was flushed before; without it the file is new and empty. */
  constructor(source?: string) {
    this.#source = source;
  }

  /** Where the file lies unchanged; undefined once anything was flushed or survived. */
  get unchanged(): string | undefined {
    return this.#flushed ? undefined : this.#source;
  }

  get bytes(): Buffer {
    return (this.#flushed ?? this.#load()).subarray(0, this.#size);
  }

  add(effect: Effect): void {
    this.#waiting.push(effect);
  }

  flush(): void {
    for (const effect of this.#waiting) this.#apply(effect);
    this.#waiting = [];
  }

  /** Of what was not flushed a random part reaches the disk: later writes without earlier ones, some torn at sectors. */
  loseWaiting(random: Random, share: number): void {
    for (const effect of this.#waiting) {
      if (!random.chance(share)) continue;
      if ('bytes' in effect && random.chance(TORN)) this.#applyTorn(effect.offset, effect.bytes, random);
      else this.#apply(effect);
    }
    this.#waiting = [];
  }

  #applyTorn(offset: number, bytes: Buffer, random: Random): void {
    for (let start = 0; start < bytes.length; ) {
      const end = Math.min(bytes.length, start + SECTOR - ((offset + start) % SECTOR));
      if (random.chance(0.5)) this.#apply({ offset: offset + start, bytes: bytes.subarray(start, end) });
      start = end;
    }
  }

  #apply(effect: Effect): void {
    const size = 'size' in effect ? effect.size : Math.max(this.bytes.length, effect.offset + effect.bytes.length);
    this.#resize(size);
    if ('bytes' in effect) effect.bytes.copy(this.#flushed as Buffer, effect.offset);
  }

  #resize(size: number): void {
    const old = this.#flushed ?? this.#load();
    if (size > old.length) {
      const grown = Buffer.alloc(Math.max(size, old.length * 2));
      old.copy(grown, 0, 0, this.#size);
      this.#flushed = grown;
    } else if (size < this.#size) old.fill(0, size, this.#size);
    this.#size = size;
  }

  #load(): Buffer {
    this.#flushed = this.#source === undefined ? Buffer.alloc(0) : readFileSync(this.#source);
    this.#size = this.#flushed.length;
    return this.#flushed;
  }
}
