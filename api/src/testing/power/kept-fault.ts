import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from './machine';

const DISK = 'disk';
const EXPECTED = 'expected.json';

/** Keeps what shows a fault again: the disk that the start found, byte for byte, and what that start was checked against. */
export function keepFault(folder: string, machine: Machine, expected: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  machine.copyFoundTo(join(folder, DISK));
  writeFileSync(join(folder, EXPECTED), expected);
}

/** What `keepFault` left in the folder, as a life or a birth begins with it; undefined where nothing was kept. */
export function keptFault<Begin extends { disk: string }>(folder: string): Begin | undefined {
  try {
    return { ...JSON.parse(readFileSync(join(folder, EXPECTED), 'utf8')), disk: join(folder, DISK) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
