import { linkSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Random } from '../../../seeds/demo/random';
import { DiskFile } from './disk-file';
import type { ReadRecord } from './journal';

/** A folder as the programs saw it, and with the names that were flushed. */
class DiskFolder {
  readonly seen = new Map<string, DiskNode>();
  readonly flushed = new Map<string, DiskNode>();
}

type DiskNode = DiskFile | DiskFolder;

/** One name that comes or goes; the changes of one rename survive together. */
interface NameChange {
  folder: DiskFolder;
  name: string;
  node: DiskNode | undefined;
}

/** How much of what was not flushed survives: between nothing and everything, each cut another share. */
const SHARES = [0, 0.1, 0.5, 0.9, 1] as const;

/**
 * A disk that keeps what was not flushed apart. It begins as the folder `base`, which stays as it is, while programs work on `work`, an equal copy;
 * their journal is told to `record`. What a disk promises is only: flushed bytes stay, a name stays when its folder was flushed, a rename is
 * whole or not at all, a sector too.
 */
export class SurvivingDisk {
  readonly #root = new DiskFolder();
  readonly #nodes = new Map<number, DiskNode>();
  readonly #work: string;
  #waiting: NameChange[][] = [];

  constructor(base: string, work: string) {
    this.#work = work;
    this.#nodes.set(lstatSync(work).ino, this.#root);
    this.#read(this.#root, base, work);
  }

  #read(folder: DiskFolder, base: string, work: string): void {
    for (const entry of readdirSync(base, { withFileTypes: true })) {
      const path = join(base, entry.name);
      const node = entry.isDirectory() ? new DiskFolder() : new DiskFile(path);
      folder.seen.set(entry.name, node);
      folder.flushed.set(entry.name, node);
      this.#nodes.set(lstatSync(join(work, entry.name)).ino, node);
      if (node instanceof DiskFolder) this.#read(node, path, join(work, entry.name));
    }
  }

  record({ kind, inode, offset, first, second }: ReadRecord): void {
    const node = this.#nodes.get(inode);
    if (kind === 'write' && node instanceof DiskFile) node.add({ offset, bytes: first });
    if (kind === 'resize' && node instanceof DiskFile) node.add({ size: offset });
    if (kind === 'flush') this.#flush(node);
    if (kind === 'remove') this.#change([this.#place(first.toString(), undefined)]);
    if (kind === 'create' || kind === 'createFolder') {
      const made = kind === 'create' ? new DiskFile() : new DiskFolder();
      this.#nodes.set(inode, made);
      this.#change([this.#place(first.toString(), made)]);
    }
    if (kind === 'rename' || kind === 'link') {
      const old = this.#place(first.toString(), undefined);
      const moved = old?.folder.seen.get(old.name);
      if (moved) this.#change([...(kind === 'rename' ? [old] : []), this.#place(second, moved)]);
    }
  }

  /** The place of a path; undefined where its folder is unknown (a file that no journal saw). */
  #place(path: string, node: DiskNode | undefined): NameChange | undefined {
    let folder: DiskNode | undefined = this.#root;
    for (const name of relative(this.#work, dirname(path)).split(sep)) {
      if (name !== '') folder = folder instanceof DiskFolder ? folder.seen.get(name) : undefined;
    }
    return folder instanceof DiskFolder ? { folder, name: basename(path), node } : undefined;
  }

  #change(places: readonly (NameChange | undefined)[]): void {
    const changes = places.filter((place) => place !== undefined);
    for (const { folder, name, node } of changes) setName(folder.seen, name, node);
    this.#waiting.push(changes);
  }

  #flush(node: DiskNode | undefined): void {
    if (node instanceof DiskFile) node.flush();
    if (node instanceof DiskFolder) this.#settle((changes) => changes.some(({ folder }) => folder === node));
  }

  /** Puts the chosen changes of names on the disk, in order; what waited for the same names before them is over. */
  #settle(isChosen: (changes: NameChange[]) => boolean): void {
    const chosen = new Set(this.#waiting.filter(isChosen));
    for (const changes of chosen) for (const { folder, name, node } of changes) setName(folder.flushed, name, node);
    const left: NameChange[][] = [];
    const settled: NameChange[] = [];
    for (const changes of this.#waiting.toReversed()) {
      if (chosen.has(changes)) settled.push(...changes);
      else
        left.unshift(
          changes.filter(({ folder, name }) => !settled.some((it) => it.folder === folder && it.name === name)),
        );
    }
    this.#waiting = left;
  }

  /** Cuts the power and writes what is left to a new folder; files that did not change are links to those of `base`. */
  cutPower(random: Random, target: string): void {
    const ofNames = random.pick(SHARES);
    const ofBytes = random.pick(SHARES);
    this.#settle(() => random.chance(ofNames));
    this.#write(this.#root, target, random, ofBytes);
  }

  #write(folder: DiskFolder, path: string, random: Random, share: number): void {
    mkdirSync(path);
    for (const [name, node] of folder.flushed) {
      const place = join(path, name);
      if (node instanceof DiskFolder) this.#write(node, place, random, share);
      else {
        node.loseWaiting(random, share);
        if (node.unchanged === undefined) writeFileSync(place, node.bytes);
        else linkSync(node.unchanged, place);
      }
    }
  }
}

function setName(names: Map<string, DiskNode>, name: string, node: DiskNode | undefined): void {
  if (node) names.set(name, node);
  else names.delete(name);
}
