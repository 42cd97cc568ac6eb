/** What must be true of a build before it may be published; every sentence that comes back is a reason to refuse. */
import { brotliCompressSync, constants } from 'node:zlib';

/** Initial bytes of a remote, brotli. The editor and the realtime store load lazily and do not count. */
export const REMOTE_LIMIT_KB = 90;

/** Dead branches of the bundler's and the federation runtime's own code; our CSP refuses them as well. */
const RUNTIME_CODE =
  /Function\("return this"\)|Function\("callbacks",|Function\((?:"return "\s?\+\s?)?\w+\.getPublicPath\)/g;

/** A method that is called eval, as the Firestore SDK has one, makes no code: neither where it stands nor where it is called. */
const CODE_FROM_TEXT =
  /(?<![.\w$])eval\((?![\w$, ]{0,200}\) ?\{)|\b(?:window|self|globalThis)\.eval\(|\bnew Function\(|[^.\w]Function\(/;

/** Whether a bundle makes code from text. */
export function makesCode(text) {
  return CODE_FROM_TEXT.test(text.replace(RUNTIME_CODE, ''));
}

export function problemsOf(part, { release, files }) {
  const scripts = [...files].filter(([name]) => name.endsWith('.js')).map(([name, bytes]) => [name, String(bytes)]);
  const problems = [];
  for (const [name, text] of scripts) {
    if (makesCode(text)) problems.push(`${name} makes code from text (eval or Function)`);
    if (part !== 'shell' && /\bcreateApi\)?\(/.test(text)) problems.push(`${name} makes a second RTK Query api`);
  }
  if (!scripts.some(([, text]) => text.includes(`${part}-${release.build}`)))
    problems.push(`uniqueName does not hold the build id ${release.build}`);
  if (part === 'shell') return problems;
  if (!release.files[release.entry]) problems.push(`the entry ${release.entry} is not among the files`);
  if (!String(files.get(release.entry)).includes('sha384-'))
    problems.push('the entry does not carry the hashes of its chunks');
  const initial = release.preload.reduce((sum, name) => sum + brotliSize(files.get(name)), 0) / 1024;
  if (initial > REMOTE_LIMIT_KB)
    problems.push(`${initial.toFixed(1)} KB brotli at first load, ${REMOTE_LIMIT_KB} are allowed`);
  return problems;
}

export const brotliSize = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
