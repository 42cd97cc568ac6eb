/** What the build alone can tell of a release; the api checks the rest (docs/federation.md#publishing). */
import { brotliCompressSync, constants } from 'node:zlib';

/** Initial bytes of a remote, brotli; the api refuses more. The editor and the realtime store load lazily and do not count. */
export const REMOTE_LIMIT_KB = 90;

/** Every sentence that comes back is a reason not to publish. */
export function problemsOf(part, { release, files }) {
  const scripts = [...files].filter(([name]) => name.endsWith('.js')).map(([, bytes]) => String(bytes));
  if (scripts.some((text) => text.includes(`${part}-${release.build}`))) return [];
  return [`uniqueName does not hold the build id ${release.build}`];
}

export const brotliSize = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
