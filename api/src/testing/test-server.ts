import type { PostgresServer } from './postgres-server';

/** Migrated once per run; every test file gets a copy. */
export const TEMPLATE_DATABASE = 'portal_test_template';

/** The server that global-setup started, for global-teardown: both run in Jest's own process. */
export const testServer = globalThis as typeof globalThis & { started?: PostgresServer };

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
