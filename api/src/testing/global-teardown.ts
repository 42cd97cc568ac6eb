import { testServer } from './test-server';

/** Ends the PostgreSQL that global-setup started. */
// biome-ignore lint/style/noDefaultExport: Jest calls the default export
export default async function tearDown(): Promise<void> {
  await testServer.started?.stop();
}
