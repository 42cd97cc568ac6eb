import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Dump, digesting, type TableDigest } from './dump';
import { type Manifest, tableFile } from './manifest';

const BATCH_ROWS = 2000;
const BATCH_BYTES = 2_000_000;

/** Writes the rows of every table into the folder, one file each. */
export async function writeDump(folder: string, dump: Dump): Promise<Record<string, TableDigest>> {
  const digests: Record<string, TableDigest> = {};
  for (const { name } of dump.tables) {
    const passing = digesting(dump.lines(name));
    const file = createWriteStream(join(folder, tableFile(name)), { mode: 0o600 });
    await pipeline(Readable.from(textOf(passing.lines)), createGzip(), file);
    digests[name] = passing.ended();
  }
  return digests;
}

async function* textOf(batches: AsyncIterable<string[]>) {
  for await (const lines of batches) yield `${lines.join('\n')}\n`;
}

/** The dump of a backup. */
export function dumpOf(folder: string, { migrations, tables, sequences }: Manifest): Dump {
  return { migrations, tables, sequences, lines: (table) => linesOf(join(folder, tableFile(table))) };
}

async function* linesOf(path: string): AsyncGenerator<string[]> {
  const text = createGunzip();
  // A fault of the file ends the text with it, so that the loop below throws.
  pipeline(createReadStream(path), text).catch(() => undefined);
  let batch: string[] = [];
  let bytes = 0;
  let rest = '';
  for await (const chunk of text.setEncoding('utf8')) {
    // readline would break at U+2028 too, which a text may hold.
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      batch.push(line);
      bytes += line.length;
      if (batch.length < BATCH_ROWS && bytes < BATCH_BYTES) continue;
      yield batch;
      batch = [];
      bytes = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
