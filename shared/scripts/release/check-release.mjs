/** What the build alone can tell of a release; the api checks the rest (docs/federation.md#publishing). */
import { brotliCompressSync, constants } from 'node:zlib';
import { isNewer } from './raise-version.mjs';

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

/**
 * A version names one content: another build is published with a newer version than all that the portal lists of the part. The same build
 * again is allowed, as when a canary is widened.
 * @param {{ version: string, build: string }} release
 * @param {{ version: string, build: string }[]} published
 */
export function versionProblems(part, { version, build }, published) {
  if (published.some((one) => one.build === build)) return [];
  return published
    .filter((one) => !isNewer(version, one.version))
    .map(
      (one) =>
        `version ${version} is not newer than ${one.version}, which is published as build ${one.build}: raise it with npm run release:version -- ${part} patch "…"`,
    );
}

export const brotliSize = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
