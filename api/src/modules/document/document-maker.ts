import type { PortalConfig, Register } from '@portal/shared/contract';
import { scriptJson } from '../../lib/html';
import { documentHeaders, type SecurityOptions } from '../../plugins/security';
import type { FirstViews, MaybeView } from '../first-view';
import type { MadeDocument } from './finished-documents';
import { type Page, type PageSources, pageAt, unavailablePage } from './page';
import { styleReader } from './page-styles';
import type { ShellTemplate } from './shell-template';
import { fillTemplate, headOf, preloadTags } from './template';

/** The present generation as documents need it. */
export interface PublishedRegister {
  register: Register;
  bootText: string;
}

/** What every document is made of. */
export interface DocumentMakerOptions {
  /** A file of a release by its path below `/mf/`. */
  readFile(path: string): Promise<Buffer | undefined>;
  sources: PageSources;
  portalConfig: PortalConfig;
  security: SecurityOptions;
  /** Renders first views; without it every document is the one without. */
  views?: Pick<FirstViews, 'of'> | undefined;
}

/** The document that is wanted: `url` with query, `pathname` without; `address` of the visitor who waits for it. */
export interface DocumentRequest {
  url: string;
  pathname: string;
  address: string;
  published: PublishedRegister;
  template: ShellTemplate;
  /** Told when the page could not be looked up. */
  onFault(error: unknown): void;
}

const RETRY_AFTER_SECONDS = '30';

/** Makes documents: the shell's index.html with boot view, configuration, preloads, head, first view and the status that its path deserves. */
export function documentMaker(options: DocumentMakerOptions) {
  const configText = scriptJson(options.portalConfig);
  const stylesOf = styleReader(options.readFile);
  const { productName: product, productSlug: slug } = options.portalConfig;

  async function pageOf({ pathname, published, onFault }: DocumentRequest): Promise<Page> {
    const context = { register: published.register, slug, product, sources: options.sources };
    return pageAt(pathname, context).catch((error: unknown) => {
      onFault(error);
      return unavailablePage(product);
    });
  }

  /** No answer but 200 has one. */
  async function viewOf(page: Page, { url, address, published }: DocumentRequest): Promise<MaybeView> {
    if (!options.views || page.status !== 200 || !page.hasView) return 'none';
    return options.views.of(url, published.register, address);
  }

  return async (request: DocumentRequest): Promise<MadeDocument> => {
    const { template, published } = request;
    const page = await pageOf(request);
    const found = await viewOf(page, request);
    const view = found === 'none' ? undefined : found;
    const rules = view && (await stylesOf(template.text, page.preload));
    const styles = [...template.styles, ...(rules?.hashes ?? [])];
    return {
      status: page.status,
      headers: {
        ...documentHeaders(options.security, { styles, scripts: template.scripts, isFramable: page.isFramable }),
        ...(page.status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
      },
      html: fillTemplate(template.text, {
        head: headOf(page, { origin: options.security.publicOrigin, product }),
        preload: preloadTags(page.preload, { present: rules?.addresses, isLate: view !== undefined }),
        bootText: published.bootText,
        configText,
        view,
        styles: rules,
      }),
      isComplete: found !== undefined,
    };
  };
}
