import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '../../../seeds/demo/random';
import { readJournal } from './journal';
import { type ForgottenFlush, noPower, openSupply, type PowerSupply } from './power';
import { putDiskUnder } from './recording-disk';
import { SurvivingDisk } from './surviving-disk';

/** A machine with one disk that keeps what was not flushed apart. There is one per process: it lies under all of `node:fs`. */
export class Machine {
  readonly supply: PowerSupply;
  /** The disk and what belongs to the machine beside it. */
  readonly folder = mkdtempSync(join(tmpdir(), 'power-'));
  readonly #base = join(this.folder, 'flushed');
  readonly #spare = join(this.folder, 'spare');
  #disk: SurvivingDisk | undefined;

  /** `isOfProcesses` when a server of its own works on the disk too. */
  constructor(isOfProcesses: boolean, forget?: ForgottenFlush) {
    this.supply = openSupply(join(this.folder, 'disk'), join(this.folder, 'journal'), isOfProcesses, forget);
    mkdirSync(this.#base);
    putDiskUnder(this.supply, () => {
      throw noPower();
    });
  }

  /** Starts with what is on the disk. Nothing of the time before may still run. */
  start(): void {
    rmSync(this.#spare, { recursive: true, force: true });
    try {
      renameSync(this.supply.root, this.#spare);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    rmSync(this.#spare, { recursive: true, force: true });
    copyTree(this.#base, this.#spare);
    renameSync(this.#spare, this.supply.root);
    truncateSync(this.supply.journal);
    this.#disk = new SurvivingDisk(this.#base, this.supply.root);
  }

  /** After the cut: the disk is what was flushed and some of the rest. Answers how many operations there were. */
  lose(random: Random): number {
    const disk = this.#disk;
    if (!disk) throw new Error('The machine was not started.');
    let operations = 0;
    for (const record of readJournal(this.supply.journal)) {
      disk.record(record);
      operations += 1;
    }
    const next = join(this.folder, 'next');
    disk.cutPower(random, next);
    rmSync(this.#base, { recursive: true });
    renameSync(next, this.#base);
    return operations;
  }

  /** Another disk: a copy of the folder. */
  insert(image: string): void {
    rmSync(this.#base, { recursive: true, force: true });
    copyTree(image, this.#base);
  }

  /** The disk as it is now, everything flushed, becomes the folder. */
  copyTo(image: string): void {
    copyTree(this.supply.root, image);
  }

  /** The disk as the last start found it becomes the folder. */
  copyFoundTo(image: string): void {
    copyTree(this.#base, image);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Files and folders; sockets stay behind. */
function copyTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isFile()) copyFileSync(source, target);
  }
}
