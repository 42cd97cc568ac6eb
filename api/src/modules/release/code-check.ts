/** Dead branches of the bundler's and the federation runtime's own code; our CSP refuses them as well. */
const RUNTIME_CODE =
  /Function\("return this"\)|Function\("callbacks",|Function\((?:"return "\s?\+\s?)?\w+\.getPublicPath\)/g;

/** A method that is called eval, as the Firestore SDK has one, makes no code: neither where it stands nor where it is called. */
const CODE_FROM_TEXT =
  /(?<![.\w$])eval\((?![\w$, ]{0,200}\) ?\{)|\b(?:window|self|globalThis)\.eval\(|\bnew Function\(|[^.\w]Function\(/;

/** Package that the shell provides → texts that stand in its code, and in that of nobody who uses it; react last, because what is built on it names its elements too. */
const SHARED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'react-redux': ['react-redux-context'],
  'react-router': ['may be used only in the context of a <Router>'],
  zod: ['__zod_globalConfig'],
  '@reduxjs/toolkit': ['Minified Redux Toolkit error', 'executeMutation'],
  react: ['__CLIENT_INTERNALS_DO_NOT', '__SECRET_INTERNALS_DO_NOT', 'react.transitional.element'],
};

/** Whether a bundle makes code from text. */
export const makesCode = (text: string): boolean => CODE_FROM_TEXT.test(text.replace(RUNTIME_CODE, ''));

/** The shared package of which a bundle holds a copy. */
export const sharedCopy = (text: string): string | undefined =>
  Object.keys(SHARED_PACKAGES).find((name) => SHARED_PACKAGES[name]?.some((mark) => text.includes(mark)));

/** Why a script may not be published (docs/federation.md#publishing); undefined when it may. Finds mistakes and crude attempts: what hides
 * better meets the content policy of the page. */
export function scriptProblem(part: string, text: string): string | undefined {
  if (makesCode(text)) return 'makes code from text (eval or Function): write it without';
  if (part === 'shell') return undefined;
  if (/\bcreateApi\)?\(/.test(text)) return 'makes a second RTK Query api: add endpoints with injectOwned';
  if (/\bserviceWorker\b/.test(text)) return "knows the service worker, which is the shell's alone: take that out";
  const copy = sharedCopy(text);
  return copy && `holds a copy of ${copy}: build with the settings of @portal/shared, which take it from the shell`;
}
