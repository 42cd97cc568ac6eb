import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../ports/database/port';

/** Milliseconds that running requests get when the process is told to stop. */
const STOP_LIMIT_MS = 10_000;

interface Running {
  servers: FastifyInstance[];
  databases: Database[];
  /** Milliseconds for which the process still answers, and says that it is not ready. */
  drainMs: number;
  /** Told when the process is told to stop. */
  onStop: () => void;
}

/**
 * Ends the process well, within ten seconds: once told to stop it is not ready any more, then takes no new requests and lets running ones end,
 * then the database is closed and unlocked.
 */
export function stopWell({ servers, databases, drainMs, onStop }: Running): void {
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    onStop();
    await sleep(drainMs);
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all([...new Set(databases)].map((database) => database.close()));
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  // Started by `npm start`: when that is gone, nobody can stop this process any more.
  process.on('disconnect', () => void stop(0));
  for (const database of databases) {
    database.onEnd((error) => {
      process.stderr.write(`De database is onverwacht gestopt: ${error.message}\n`);
      process.exit(1);
    });
  }
}
