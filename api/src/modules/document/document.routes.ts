import compress from '@fastify/compress';
import { API_PREFIX, type PortalConfig, type Register, rootPath } from '@portal/shared/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error';
import { scriptJson } from '../../lib/html';
import { documentHeaders, type SecurityOptions } from '../../plugins/security';
import type { firstViews } from '../first-view';
import { robotsText } from './messages';
import { type PageSources, pageAt, unavailablePage } from './page';
import { styleReader } from './page-styles';
import { templateReader } from './shell-template';
import { fillTemplate, headOf, preloadTags } from './template';
import { WAITING_SECONDS, WAITING_STYLE, waitingPage } from './waiting-page';

/** The present generation as documents need it. */
interface PublishedRegister {
  register: Register;
  bootText: string;
}

/** What documents are made of. */
export interface DocumentOptions {
  live: { current(): PublishedRegister | undefined };
  /** Parts without which no page is shown yet. */
  parts: readonly string[];
  /** A file of a release by its path below `/mf/`. */
  readFile(path: string): Promise<Buffer | undefined>;
  sources: PageSources;
  portalConfig: PortalConfig;
  security: SecurityOptions;
  /** Whether browsers get the shell's service worker; without it those that have one lose it (decision 086). */
  hasWorker: boolean;
  /** Renders first views; without it every document is the one without. */
  views?: Pick<ReturnType<typeof firstViews>, 'of'> | undefined;
}

const RETRY_AFTER_SECONDS = '30';

/**
 * Every page of the portal: the shell's index.html with boot view, configuration, preloads, head and the status that its path deserves
 * (docs/federation.md#register, docs/trust.md#content-security-policy, C23); robots.txt and favicon. Documents are `no-cache`.
 */
export function documentRoutes(options: DocumentOptions): FastifyPluginAsync {
  const configText = scriptJson(options.portalConfig);
  const templateOf = templateReader(options);
  const stylesOf = styleReader(options.readFile);
  const { productName: product, productSlug: slug } = options.portalConfig;

  /** Nothing is ready in part: a page of a part that comes later would be a 404. */
  function sendWaiting(reply: FastifyReply): FastifyReply {
    return reply
      .code(503)
      .headers(documentHeaders(options.security, { styles: [WAITING_STYLE], isFramable: false }))
      .headers({ 'retry-after': String(WAITING_SECONDS), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(waitingPage(product));
  }

  async function sendDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const pathname = pathOf(request.url);
    if (!wantsPage(request, pathname)) throw new AppError('NOT_FOUND');
    const published = wholePortal(options);
    const template = published && (await templateOf(published.register));
    if (!published || !template) return sendWaiting(reply);
    const { register, bootText } = published;
    const page = await pageAt(pathname, { register, slug, product, sources: options.sources }).catch(
      (error: unknown) => {
        request.log.error({ err: error }, 'the page could not be looked up');
        return unavailablePage(product);
      },
    );
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    const head = headOf(page, { origin: options.security.publicOrigin, product });
    const preload = preloadTags(page.preload);
    const isPlain = page.status === 200 && page.isFramable;
    const view = isPlain ? await options.views?.of(request.url, register) : undefined;
    const rules = view && (await stylesOf(template.text, page.preload));
    const styles = [...template.styles, ...(rules ? [rules.hash] : [])];
    return reply
      .code(page.status)
      .headers(documentHeaders(options.security, { styles, isFramable: page.isFramable }))
      .type('text/html; charset=utf-8')
      .send(fillTemplate(template.text, { head, preload, bootText, configText, view, styles: rules?.text }));
  }

  return async (app) => {
    await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    app.get(rootPath.robots(), { schema: { hide: true } }, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/plain; charset=utf-8')
        .send(robotsText(options.security.publicOrigin)),
    );
    app.get('/favicon.ico', { schema: { hide: true } }, async (_request, reply) => {
      const register = options.live.current()?.register;
      const icon = register && ICON.exec((await templateOf(register))?.text ?? '')?.[1];
      if (!icon) throw new AppError('NOT_FOUND');
      return reply.header('cache-control', 'no-cache').redirect(icon);
    });
    app.get('/*', { schema: { hide: true } }, sendDocument);
  };
}

/** Path of an address without query; an address that cannot be decoded was refused before. */
const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/';

/** A page is what a browser opens in a tab or frame; a script or picture that is not there must not get one. */
function wantsPage({ headers }: FastifyRequest, pathname: string): boolean {
  if (pathname.startsWith(API_PREFIX)) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[a-z0-9]+$/i.test(pathname));
}

/** The present register, when all parts that are published at the start are in it. */
function wholePortal({ live, parts }: DocumentOptions): PublishedRegister | undefined {
  const published = live.current();
  const names = published?.register.remotes.map(({ name }) => name) ?? [];
  return parts.every((part) => part === 'shell' || names.includes(part)) ? published : undefined;
}

/** The icon that a document names. */
const ICON = /<link rel="icon" href="([^"]+)"/;
