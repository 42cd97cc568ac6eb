/** Most bytes of all files of a release together, and most files. */
const RELEASE_LIMIT = { bytes: 10 * 1024 * 1024, files: 300 };

/** Initial bytes of a remote in KB, brotli: `REMOTE_LIMIT_KB` of shared/scripts/release is the same for builds. */
const FIRST_LOAD_KB = 90;

/** What a release weighs. */
export interface ReleaseWeight {
  files: number;
  bytes: number;
  /** Brotli bytes of what every page of it loads. */
  firstLoad: number;
}

/** Why a release is too large: place → reason. */
export function weightProblems({ files, bytes, firstLoad }: ReleaseWeight): Record<string, string> {
  const problems: Record<string, string> = {};
  const kb = firstLoad / 1024;
  if (files > RELEASE_LIMIT.files) problems.files = `${files} files, ${RELEASE_LIMIT.files} are allowed: split less`;
  if (bytes > RELEASE_LIMIT.bytes) {
    problems.bytes = `${bytes} bytes, ${RELEASE_LIMIT.bytes} are allowed: leave out what no page needs`;
  }
  if (kb > FIRST_LOAD_KB) {
    problems.preload = `${kb.toFixed(1)} KB brotli at first load, ${FIRST_LOAD_KB} are allowed: load the rest lazily`;
  }
  return problems;
}
