/** Another release of a remote, from the same sources: what a team publishes next. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildId } from '@portal/shared/config/build-id.mjs';
import { remoteConfig } from '@portal/shared/config/rspack-part.mjs';
import { rspack } from '@rspack/core';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * @param {{ hasOwnRuntime?: boolean }} [options] hasOwnRuntime: its entry brings the federation plugin's runtime, as releases did before the
 *   shell had it for all
 * @returns {Promise<string>} the folder of the build; built only when its input changed
 */
export async function buildSecondRelease(part, version, { hasOwnRuntime } = {}) {
  const output = join(ROOT, '.cache/e2e', `${part}-${version}-${buildId(part, version)}`);
  if (existsSync(join(output, 'build.json'))) return output;
  const compiler = rspack(remoteConfig(join(ROOT, part), { version, output, hasOwnRuntime }));
  await new Promise((done, fail) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failure ? fail(failure) : done()));
    });
  });
  return output;
}
