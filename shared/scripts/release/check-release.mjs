/** What the build alone can tell of a release; the api checks the rest (docs/federation.md#publishing). */
import { brotliCompressSync, constants } from 'node:zlib';

/** Initial bytes of a remote, brotli; the api refuses more. The editor and the realtime store load lazily and do not count. */
export const REMOTE_LIMIT_KB = 90;

/** Every sentence that comes back is a reason not to publish. */
export function problemsOf(part, { release, files }) {
  if (part === 'shell') return [];
  const name = `${part}-${release.version}-${release.build}`;
  return String(files.get(release.entry)).includes(name) ? [] : [`the entry does not hold its name ${name}`];
}

/**
 * Names that a release uses and the portal's shell lacks: visitors would get the release before it. The server judges the same; here it is
 * found before a file is sent.
 */
export function namesProblems({ uses = {} }, { doors } = {}) {
  if (!doors) return [];
  const missing = Object.entries(uses).flatMap(([door, names]) =>
    names.filter((name) => !doors[door]?.includes(name)).map((name) => `${door} ${name}`),
  );
  const advice = 'publish a shell that has it first, or build this part without it';
  return missing.map((name) => `the shell of this portal lacks ${name}: ${advice}`);
}

export const brotliSize = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
