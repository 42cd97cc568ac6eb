import type Fs from 'node:fs';

/**
 * The promises of `node:fs` by its synchronous calls, for paths on the simulated disk: the order of what happens there is then the order of the
 * calls, the same for the same seed.
 */
export function putPromisesOver(fs: typeof Fs, onDisk: (path: unknown) => path is string): void {
  const real = { ...fs.promises };
  const either =
    (name: 'mkdir' | 'rename' | 'rm' | 'link' | 'unlink' | 'writeFile') =>
    async (path: unknown, ...rest: unknown[]) => {
      const call = onDisk(path) ? fs[`${name}Sync`] : real[name];
      return (call as (...parameters: unknown[]) => unknown)(path, ...rest);
    };
  Object.assign(fs.promises, {
    open: async (path: Fs.PathLike, flags?: string | number, mode?: Fs.Mode) =>
      onDisk(path) && flags !== 'r' && flags !== undefined
        ? handleOf(fs, fs.openSync(path, flags, mode))
        : folderOrFile(path, flags, mode),
    ...Object.fromEntries(
      (['mkdir', 'rename', 'rm', 'link', 'unlink', 'writeFile'] as const).map((name) => [name, either(name)]),
    ),
  });

  /** What is only read keeps its real handle, with a flush that is recorded. */
  async function folderOrFile(path: Fs.PathLike, flags?: string | number, mode?: Fs.Mode) {
    const handle = await real.open(path, flags, mode);
    if (!onDisk(path)) return handle;
    const sync = async () => {
      const descriptor = fs.openSync(path, 'r');
      try {
        fs.fsyncSync(descriptor);
      } finally {
        fs.closeSync(descriptor);
      }
    };
    return Object.assign(handle, { sync, datasync: sync });
  }
}

/** What the portal calls of a handle that it writes with. */
const handleOf = (fs: typeof Fs, descriptor: number) => ({
  fd: descriptor,
  writeFile: async (data: string | Uint8Array) => {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    fs.writeSync(descriptor, bytes, 0, bytes.byteLength, 0);
  },
  stat: async () => fs.fstatSync(descriptor),
  sync: async () => fs.fsyncSync(descriptor),
  datasync: async () => fs.fsyncSync(descriptor),
  close: async () => fs.closeSync(descriptor),
});
