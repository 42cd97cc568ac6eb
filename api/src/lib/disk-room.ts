import { statfs } from 'node:fs/promises';

/** Less than this on the disk of DATA_DIR asks for attention. */
export const DISK_LOW_BYTES = 1_000_000_000;

/** Room on the disk of a folder, in bytes: what is left for the portal's user, and all of it. */
export async function diskRoom(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
