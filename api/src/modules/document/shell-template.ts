import type { Register } from '@portal/shared/contract';
import type { SecurityOptions } from '../../plugins/security';

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

/**
 * The shell's document, read once per build; its files come from the origin that serves releases, and without service worker it names
 * none.
 */
export function templateReader({ readFile, security: { assetOrigin = '' }, hasWorker }: TemplateOptions) {
  let kept: { hash: string; template: string } | undefined;
  return async ({ shell }: Register): Promise<string | undefined> => {
    if (kept?.hash === shell.hash) return kept.template;
    const bytes = await readFile(pageOf(shell));
    if (!bytes) return undefined;
    const text = bytes.toString('utf8').replaceAll('"/mf/', `"${assetOrigin}/mf/`);
    kept = { hash: shell.hash, template: hasWorker ? text : text.replace(WORKER, '') };
    return kept.template;
  };
}
