import type { Register } from '@portal/shared/contract';
import { inlineHash } from '../../lib/inline-hash';
import type { SecurityOptions } from '../../plugins/security';

/** The document of a shell, and the hashes of the style elements and of the script in it. */
export interface ShellTemplate {
  text: string;
  styles: readonly string[];
  scripts: readonly string[];
}

/** Where the document of the present shell comes from. */
export interface TemplateOptions {
  /** A file of a release by its path below `/mf/`. */
  readFile(path: string): Promise<Buffer | undefined>;
  security: SecurityOptions;
  hasWorker: boolean;
}

/** A shell from before has a folder of its own. */
const pageOf = ({ version, hash, page }: Register['shell']) =>
  page ? `shell/files/${page}` : `shell/${version}-${hash}/index.html`;

/** By this the pages of a shell know that it has a service worker. */
const WORKER = /<meta name="service-worker" content="[^"]*">/;

/** Before decision 091 the api filled in a nonce there. */
const NONCE = ' nonce="portal:nonce"';

/** The script whose text goes into the document, so that the first paint waits for no other file (decision 105). A shell of before has none. */
const INLINE = /<script src="\/mf\/([^"]{1,300})"[^>]{0,300} data-inline><\/script>/;

const stylesIn = (html: string) =>
  html
    .split('<style>')
    .slice(1)
    .map((rest) => rest.split('</style>', 1)[0] ?? '');

/** Puts the text of the first script in its place. The element keeps where the file lies: from there the script knows the origin of the releases. */
async function withScript(html: string, readFile: TemplateOptions['readFile']): Promise<string> {
  const [tag = '', path = ''] = INLINE.exec(html) ?? [];
  const script = tag && (await readFile(path))?.toString('utf8');
  return script ? html.replace(tag, () => `<script data-src="/mf/${path}">${script}</script>`) : html;
}

const scriptsIn = (html: string) =>
  html
    .split('<script data-src="')
    .slice(1)
    .map((rest) => rest.slice(rest.indexOf('>') + 1).split('</script>', 1)[0] ?? '');

/**
 * The shell's document, read once per build; its files come from the origin that serves releases, and without service worker it names
 * none.
 */
export function templateReader({ readFile, security: { assetOrigin = '' }, hasWorker }: TemplateOptions) {
  let kept: { hash: string; template: ShellTemplate } | undefined;
  return async ({ shell }: Register): Promise<ShellTemplate | undefined> => {
    if (kept?.hash === shell.hash) return kept.template;
    const bytes = await readFile(pageOf(shell));
    if (!bytes) return undefined;
    const html = await withScript(bytes.toString('utf8'), readFile);
    const whole = html.replaceAll('"/mf/', `"${assetOrigin}/mf/`).replaceAll(NONCE, '');
    const text = hasWorker ? whole : whole.replace(WORKER, '');
    const template = { text, styles: stylesIn(text).map(inlineHash), scripts: scriptsIn(text).map(inlineHash) };
    kept = { hash: shell.hash, template };
    return template;
  };
}
