import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setEnvironmentData } from 'node:worker_threads';
import { migrate } from '../../ports/database/migrations';
import { databaseDirectory } from '../../ports/database/open';
import { openPglite } from '../../ports/database/pglite';
import type { Database } from '../../ports/database/port';
import { databaseTemplate } from '../../ports/database/template';
import type { PowerSupply } from './power';

/** A database engine whose files lie on the simulated disk. */
export interface PoweredEngine {
  /** Rejects when the power goes meanwhile. */
  open(): Promise<Database>;
  /** Ends whatever still runs after a cut; nothing of it writes any more. */
  end(): Promise<void>;
  /** Ends it as a well-behaved owner does. */
  stop(): Promise<void>;
}

/** The engine's program, compiled, and its size in bytes, by which the thread knows it. */
function compiled() {
  const bytes = readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  );
  return { module: new WebAssembly.Module(bytes), size: bytes.byteLength };
}

/** The embedded engine: its thread ends at its first operation after the cut. */
export function embeddedEngine(supply: PowerSupply): PoweredEngine {
  setEnvironmentData('power-supply', supply);
  setEnvironmentData('power-engine', compiled());
  let ended = Promise.resolve();
  let database: Database | undefined;
  return {
    async open() {
      const program = new URL('./power-worker-start.mjs', import.meta.url);
      const dataDirectory = databaseDirectory(supply.root);
      const opened = await openPglite({ dataDirectory, template: databaseTemplate, program });
      database = opened;
      ended = new Promise((resolve) => opened.onEnd(() => resolve()));
      await migrate(opened);
      return opened;
    },
    async end() {
      // A thread with nothing to do has not noticed.
      database?.exec('CHECKPOINT').catch(() => undefined);
      if (database) await ended;
      database = undefined;
    },
    async stop() {
      await database?.close();
      database = undefined;
    },
  };
}
