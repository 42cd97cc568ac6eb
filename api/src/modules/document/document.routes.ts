import { API_PREFIX, rootPath, withoutVersion } from '@portal/shared/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error';
import { documentHeaders } from '../../plugins/security';
import { type DocumentMakerOptions, documentMaker, type PublishedRegister } from './document-maker';
import { finishedDocuments } from './finished-documents';
import { robotsText } from './messages';
import { templateReader } from './shell-template';
import { WAITING_SECONDS, WAITING_STYLE, waitingPage } from './waiting-page';

/** What documents are made of. */
export interface DocumentOptions extends DocumentMakerOptions {
  live: { current(): PublishedRegister | undefined };
  /** Parts without which no page is shown yet. */
  parts: readonly string[];
  /** One text for the present state of everything that documents say of the portal's contents. */
  state(): string;
  /** Whether browsers get the shell's service worker; without it those that have one lose it (decision 086). */
  hasWorker: boolean;
}

/**
 * Every page of the portal: the shell's index.html with boot view, configuration, preloads, head and the status that its path deserves
 * (docs/federation.md#register, docs/trust.md#content-security-policy, C23); robots.txt and favicon. A document is the same for everybody and is kept
 * until what it is made of changes (decision 091).
 */
export function documentRoutes(options: DocumentOptions): FastifyPluginAsync {
  const templateOf = templateReader(options);
  const documents = finishedDocuments();
  const make = documentMaker(options);

  /** Nothing is ready in part: a page of a part that comes later would be a 404. */
  function sendWaiting(reply: FastifyReply): FastifyReply {
    return reply
      .code(503)
      .headers(documentHeaders(options.security, { styles: [WAITING_STYLE], isFramable: false }))
      .headers({ 'retry-after': String(WAITING_SECONDS), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(waitingPage(options.portalConfig.productName));
  }

  async function sendDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = withoutVersion(request.url);
    const pathname = pathOf(url);
    if (!wantsPage(request, pathname)) throw new AppError('NOT_FOUND');
    const published = wholePortal(options);
    const template = published && (await templateOf(published.register));
    if (!published || !template) return sendWaiting(reply);
    const onFault = (error: unknown) => request.log.error({ err: error }, 'the page could not be looked up');
    // Only a first view depends on the query.
    const address = options.views ? url : pathname;
    return documents.send(request, reply, {
      key: `${published.register.generation}|${options.state()}|${address}`,
      make: () => make({ url, pathname, address: request.ip, published, template, onFault }),
    });
  }

  return async (app) => {
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
