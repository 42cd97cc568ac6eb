import { createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { type Config, ConfigError, readConfig } from './config';
import { diskBlobs } from './ports/blobs/disk';
import { DirectoryInUseError } from './ports/database/lock';
import { databaseDirectory, openDatabase } from './ports/database/open';
import type { Database } from './ports/database/port';

/** Milliseconds that running requests get when the process is told to stop. */
const STOP_LIMIT_MS = 10_000;

/** A start that cannot succeed, in one sentence for the person who started it. */
class StartRefused extends Error {}

/** Starts the portal's server: configuration, lock, database, migrations, index, then the port; prints nothing but problems. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await refuseBusyPort(config.PORT);
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDirectory: databaseDirectory(config.DATA_DIR),
  });
  try {
    const app = await buildApp({
      config,
      database,
      blobs: diskBlobs(join(config.DATA_DIR, 'blobs')),
      logger: { level: config.LOG_LEVEL },
    });
    stopWell(app, database);
    await app.listen({ port: config.PORT, host: '::' });
  } catch (error) {
    await database.close();
    throw error;
  }
  process.send?.({ ready: true, origin: config.PUBLIC_ORIGIN, engine: database.engine });
}

/** Said before the database is opened: the same port means that a portal is running already. */
function refuseBusyPort(port: Config['PORT']): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new StartRefused(busySentence(port)) : error),
    );
    probe.listen({ port, host: '::' }, () => probe.close(() => resolve()));
  });
}

const busySentence = (port: number) =>
  `Poort ${port} is al in gebruik: draait het portaal al? Stop het eerst, of kies een andere poort met PORT=${port + 1}.`;

/** Ends the process well: once told to stop no new requests, ten seconds for running ones, then the database is closed and unlocked. */
function stopWell(app: FastifyInstance, database: Database): void {
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await app.close();
    await database.close();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  // Started by `npm start`: when that is gone, nobody can stop this process any more.
  process.on('disconnect', () => void stop(0));
  database.onEnd((error) => {
    app.log.fatal({ err: error }, 'the database ended');
    process.exit(1);
  });
}

/** The sentence for a start that failed; undefined for what nobody expected. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartRefused || error instanceof ConfigError) return error.message;
  if (error instanceof DirectoryInUseError) {
    return 'Het portaal draait al met deze gegevensmap. Stop het eerst, of kies een andere map met DATA_DIR.';
  }
  return undefined;
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
});
