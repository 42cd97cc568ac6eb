import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, resolve, sep } from 'node:path';
import { Meter, type PowerSupply } from './power';
import { putPromisesOver } from './recording-promises';

type Path = string | Buffer | URL;

/**
 * Puts the simulated disk under `node:fs` of this thread: every change below the root is done and written to the journal, nothing is really
 * flushed, and after the cut `end` is called. Other paths are untouched. What is recorded is what the portal and its engine call;
 * an unknown way to write would show as lost writes.
 */
export function putDiskUnder(supply: PowerSupply, end: () => never): void {
  const real = { ...fs };
  const meter = new Meter(supply, end);
  const files = new Map<number, number>();
  const root = resolve(supply.root);
  const onDisk = (path: unknown): path is string =>
    typeof path === 'string' && (resolve(path) === root || resolve(path).startsWith(root + sep));
  const inodeOf = (path: string) => real.lstatSync(path).ino;
  const isForgotten = (descriptor: number, path: string) =>
    (supply.forget === 'folders' && real.fstatSync(descriptor).isDirectory()) ||
    (supply.forget === 'wal' && path.includes('/pg_wal/')) ||
    (supply.forget === 'files' && !path.includes('/database/'));
  const paths = new Map<number, string>();

  function open(path: Path, flags: string | number = 'r', mode?: fs.Mode | null): number {
    if (!onDisk(path)) return real.openSync(path, flags, mode);
    meter.check();
    const before = real.lstatSync(path, { throwIfNoEntry: false });
    const descriptor = real.openSync(path, flags, mode);
    const { ino: inode } = real.fstatSync(descriptor);
    files.set(descriptor, inode);
    paths.set(descriptor, path);
    const empties = typeof flags === 'number' ? flags & real.constants.O_TRUNC : flags.includes('w');
    if (!before) meter.changed({ kind: 'create', inode, first: path });
    else if (empties && before.size > 0) meter.changed({ kind: 'resize', inode });
    return descriptor;
  }

  function write(
    descriptor: number,
    data: NodeJS.ArrayBufferView,
    start = 0,
    length?: number,
    position?: number | null,
  ) {
    const inode = files.get(descriptor);
    if (inode === undefined) return real.writeSync(descriptor, data, start, length, position);
    meter.check();
    const bytes = Buffer.from(data.buffer, data.byteOffset + start, length ?? data.byteLength - start);
    const offset = position ?? real.fstatSync(descriptor).size; // without a position only new files are written
    const written = real.writeSync(descriptor, bytes, 0, bytes.length, offset);
    meter.changed({ kind: 'write', inode, offset, first: bytes.subarray(0, written) });
    return written;
  }

  function flush(descriptor: number): void {
    const inode = files.get(descriptor);
    if (inode === undefined) real.fsyncSync(descriptor);
    else if (!isForgotten(descriptor, paths.get(descriptor) ?? '')) meter.flushed(inode);
  }

  function close(descriptor: number): void {
    files.delete(descriptor);
    paths.delete(descriptor);
    real.closeSync(descriptor);
  }

  function makeFolder(path: Path, options?: fs.Mode | fs.MakeDirectoryOptions | null): string | undefined {
    if (!onDisk(path)) return real.mkdirSync(path, options as fs.MakeDirectoryOptions);
    meter.check();
    const isRecursive = typeof options === 'object' && options?.recursive;
    if (isRecursive && real.existsSync(path)) return undefined;
    const first = isRecursive ? makeFolder(join(path, '..'), options) : undefined;
    real.mkdirSync(path, typeof options === 'object' ? options?.mode : options);
    meter.changed({ kind: 'createFolder', inode: inodeOf(path), first: path });
    return isRecursive ? (first ?? path) : undefined;
  }

  function remove(path: string, really: () => void): void {
    meter.check();
    really();
    meter.changed({ kind: 'remove', first: path });
  }

  function removeAll(path: string, options: fs.RmOptions = {}): void {
    const facts = real.lstatSync(path, { throwIfNoEntry: !options.force });
    if (!facts) return;
    if (facts.isDirectory()) {
      for (const name of real.readdirSync(path)) removeAll(join(path, name), options);
      remove(path, () => real.rmdirSync(path));
    } else {
      remove(path, () => real.unlinkSync(path));
    }
  }

  function resize(path: string | number, inode: number, size: number): void {
    meter.check();
    if (typeof path === 'number') real.ftruncateSync(path, size);
    else real.truncateSync(path, size);
    meter.changed({ kind: 'resize', inode, offset: size });
  }

  function two(kind: 'rename' | 'link', from: string, to: string): void {
    meter.check();
    real[`${kind}Sync`](from, to);
    meter.changed({ kind, first: from, second: to });
  }

  const under = {
    openSync: open,
    writeSync: write,
    fsyncSync: flush,
    fdatasyncSync: flush,
    closeSync: close,
    mkdirSync: makeFolder,
    unlinkSync: (path: Path) => (onDisk(path) ? remove(path, () => real.unlinkSync(path)) : real.unlinkSync(path)),
    rmdirSync: (path: Path) => (onDisk(path) ? remove(path, () => real.rmdirSync(path)) : real.rmdirSync(path)),
    rmSync: (path: Path, options?: fs.RmOptions) =>
      onDisk(path) ? removeAll(path, options) : real.rmSync(path, options),
    truncateSync: (path: string, size = 0) =>
      onDisk(path) ? resize(path, inodeOf(path), size) : real.truncateSync(path, size),
    ftruncateSync: (descriptor: number, size = 0) => {
      const inode = files.get(descriptor);
      return inode === undefined ? real.ftruncateSync(descriptor, size) : resize(descriptor, inode, size);
    },
    renameSync: (from: Path, to: Path) =>
      onDisk(from) && onDisk(to) ? two('rename', from, to) : real.renameSync(from, to),
    linkSync: (from: Path, to: Path) => (onDisk(from) && onDisk(to) ? two('link', from, to) : real.linkSync(from, to)),
    writeFileSync: (path: Path, data: string | NodeJS.ArrayBufferView, options?: fs.WriteFileOptions) => {
      if (!onDisk(path)) return real.writeFileSync(path, data, options);
      const descriptor = open(path, 'w', typeof options === 'object' ? (options?.mode ?? undefined) : undefined);
      const bytes = typeof data === 'string' ? Buffer.from(data) : data;
      if (bytes.byteLength > 0) write(descriptor, bytes, 0, bytes.byteLength, 0);
      return close(descriptor);
    },
  };
  Object.assign(fs, under);
  putPromisesOver(fs, onDisk);
  syncBuiltinESMExports();
}
