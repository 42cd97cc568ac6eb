import type { FastifyInstance } from 'fastify';
import { type AppDependencies, buildApp } from '../app';
import { type Config, readConfig } from '../config';
import { newSigningKey, publicHalf } from '../lib/signing-key';
import { type Blobs, contentKey } from '../ports/blobs/port';
import type { Database, Engine } from '../ports/database/port';
import { openTestDatabase } from './database';

/** The key that the tests publish with. */
export const TEST_KEY = 'test-key-of-this-start-0123456789abcdef';

/** Signs what the tests publish with it. */
export const TEST_SIGNING_KEY = newSigningKey();

/** Seals the signing keys of the tests. */
export const TEST_SECRET = 'secret-of-the-tests-0123456789abcdef';

/** Password hashes that take milliseconds. */
const CHEAP = { N: 1024, r: 8, p: 1 };

/** What a test may hand in beside the environment. */
type TestExtras = Pick<
  AppDependencies,
  | 'now'
  | 'wait'
  | 'mail'
  | 'isDemo'
  | 'socialServers'
  | 'firebaseKeys'
  | 'onRoute'
  | 'requestTimeoutMs'
  | 'registry'
  | 'trace'
> & { blobs?: Blobs; secret?: string };

/** A whole server on a database of its own, without a port. */
export interface TestPortal {
  app: FastifyInstance;
  database: Database;
  blobs: Blobs;
  config: Config;
  close(): Promise<void>;
}

/** Builds the server as `main.ts` does, with files in memory. `environment` adds variables. */
export async function openTestPortal(
  engine: Engine,
  environment: Record<string, string> = {},
  extras: TestExtras = {},
): Promise<TestPortal> {
  const database = await openTestDatabase(engine);
  const portal = await portalOn(database, environment, extras);
  return {
    ...portal,
    close: async () => {
      await portal.close();
      await database.close();
    },
  };
}

/** The same on an open database, which stays open: for tests that each want an empty register. */
export async function portalOn(
  database: Database,
  environment: Record<string, string> = {},
  extras: TestExtras = {},
): Promise<TestPortal> {
  const config = readConfig({ DEPLOY_KEY: TEST_KEY, ...environment });
  // As a new process on the embedded engine, a new portal begins to count calls; on a server they outlive it.
  await database.exec('TRUNCATE call_count');
  const blobs = extras.blobs ?? memoryBlobs();
  const startPublicKey = publicHalf(TEST_SIGNING_KEY);
  const own = { config, database, secret: TEST_SECRET, startPublicKey, passwordCost: CHEAP };
  const app = await buildApp({ ...own, ...extras, blobs });
  await app.ready();
  return { app, database, blobs, config, close: () => app.close() };
}

/** As if nothing had ever been published. Audit lines stay: they cannot be removed. */
export async function emptyRegister(database: Database): Promise<void> {
  await database.exec('TRUNCATE remote, release, register_generation, deploy_key, load_report');
}

/** Blobs in memory, gone with the test. */
export function memoryBlobs(): Blobs {
  const files = new Map<string, Buffer>();
  return {
    put: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
    get: async (key) => files.get(key),
    open: async () => undefined,
    exists: async (key) => files.has(key),
    checksum: async (key) => {
      const bytes = files.get(key);
      return bytes && contentKey(bytes);
    },
    delete: async (key) => void files.delete(key),
    list: async (prefix) => [...files.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
}
