import { fsyncSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { flushPath } from '../../lib/flush';

/**
 * PGlite starts PostgreSQL with `-F` (fsync off), and even without it nothing reaches the disk: its file system has no `fsync`.
 * These parameters and `DurableFs` repair both. `wal_sync_method=fsync` ends in the call that `DurableFs` answers.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on'],
  ...['-c', 'wal_sync_method=fsync'],
];

interface FileNode {
  readonly id: number;
}

interface NodeFileSystem {
  realPath(node: FileNode): string;
  stream_ops: { fsync?: (stream: { nfd?: number | null; node: FileNode }) => number };
}

type PreRun = (module: { FS: { filesystems: Record<string, unknown> } }) => void;

/** A PGlite file system that really flushes: files by their descriptor, and the directory of each file it sees for the first time. */
export class DurableFs extends NodeFS {
  /** How often a file or directory was flushed; shows whether anything was written since. */
  flushes = 0;
  readonly #known = new Set<string>();

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...parameters);
    const options = result.emscriptenOpts as { preRun?: PreRun[] };
    options.preRun = [
      ...(options.preRun ?? []),
      (module) => this.#addFsync(module.FS.filesystems.NODEFS as NodeFileSystem),
    ];
    return result;
  }

  #addFsync(files: NodeFileSystem): void {
    files.stream_ops.fsync = (stream) => {
      this.flushes += 1;
      const path = files.realPath(stream.node);
      if (stream.nfd === undefined || stream.nfd === null) {
        flushPath(path); // a directory's stream has no descriptor of its own
        return 0;
      }
      fsyncSync(stream.nfd);
      // A new file is durable only when its name is: without this a new WAL segment could vanish with its commits.
      if (!this.#known.has(path)) {
        flushPath(dirname(path));
        this.#known.add(path);
      }
      return 0;
    };
  }
}
