import { ConfigError, readConfig } from '../config';
import { openBlobs } from '../ports/blobs/open';
import { BlobStoreError } from '../ports/blobs/s3-request';
import { DirectoryInUseError } from '../ports/database/lock';
import { databaseDirectory, openDatabase } from '../ports/database/open';
import { readSeedArguments } from './seed/arguments';
import { SeedRefused } from './seed/guard';
import { storeWebp } from './seed/photos';
import { seedDemo } from './seed/seed-demo';

/** Tells each stage once when it begins and once when it is done. */
function printer(): (stage: string, done: number, total: number) => void {
  let last = '';
  return (stage, done, total) => {
    const line = `${stage}: ${Math.floor((10 * done) / Math.max(1, total)) * 10}%`;
    if (line !== last) {
      last = line;
      console.info(line);
    }
  };
}

/** `npm run demo`: fills the configured database and blobs folder with demo data. */
async function main(): Promise<void> {
  const options = readSeedArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const began = Date.now();
  const database = await openDatabase({
    databaseUrl: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    dataDirectory: databaseDirectory(config.DATA_DIR),
  });
  try {
    const blobs = await openBlobs(config, { isDurable: false });
    await seedDemo(database, { ...options, blobs, onProgress: printer() });
    await storeWebp(blobs);
    console.info(`Demogegevens geladen: schaal ${options.scale}, ${Math.round((Date.now() - began) / 1000)} seconden.`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const isSaid = [SeedRefused, ConfigError, DirectoryInUseError, BlobStoreError].some((kind) => error instanceof kind);
  console.error(isSaid ? (error as Error).message : error);
  process.exitCode = 1;
});
