import { API_PREFIX, LIBRARY_STYLES } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Where reports of refused scripts, styles and frames go. */
const CSP_REPORT_PATH = '/api/csp-report';

/** What the headers depend on (docs/trust.md#headers). */
export interface SecurityOptions {
  /** The portal's own address; only over https are HSTS and upgrade-insecure-requests sent. */
  publicOrigin: string;
  /** Origin of `/mf/` when it is another one than the portal's. */
  assetOrigin?: string;
  /** Origin that pages call the api at, when it is another one than the portal's. */
  apiOrigin?: string;
  /** Origin of the analytics script, which runs after consent alone (C31). */
  analyticsOrigin?: string;
  /** Domain of Firebase's windows; set when it signs people in. */
  firebaseDomain?: string | undefined;
  /** Whether the chat is in Firestore (decision 066). */
  hasFirestore?: boolean;
  /** Who may frame the browse routes: origins with a space between them, or `*` (C39). */
  embedders: string;
}

const isHttps = ({ publicOrigin }: SecurityOptions) => publicOrigin.startsWith('https:');

/** Headers of every response, whatever it is. */
function commonHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps(options) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** A response that is no document: nothing in it may run when somebody opens it in a tab. */
const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
};

/** Api responses are private until a route says that a copy may be kept; the browser never mixes a visitor's and an admin's (C29). */
const API_HEADERS = { ...DATA_HEADERS, 'cache-control': 'private, no-store', vary: 'Authorization' };

/** How long a browser remembers that it may call an address, in seconds: the longest that Chromium takes. */
const PREFLIGHT_SECONDS = 7200;

/**
 * What the api says to pages of the portal when its own origin is another one (decision 071). One origin and always the same: nothing depends on
 * who asks, so no cache mixes two. No credentials: the api knows no cookie.
 */
function crossOriginHeaders({ publicOrigin, apiOrigin }: SecurityOptions): Record<string, string> {
  if (apiOrigin === undefined) return {};
  return { 'access-control-allow-origin': publicOrigin, 'access-control-expose-headers': 'ETag, Retry-After' };
}

/** The answer to the question that a browser asks before a call to another origin. */
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, X-Request-Id',
  'access-control-max-age': String(PREFLIGHT_SECONDS),
};

/**
 * Headers of every response (docs/trust.md#headers): nosniff and referrer policy everywhere, HSTS over https, the closed policy for
 * everything that is no document. Documents replace it by `documentHeaders`; a route that is public sets its own Cache-Control. Questions before
 * calls from the portal's origin to an api of another origin are answered here, before anything counts them.
 */
export const security = fastifyPlugin<SecurityOptions>(
  async (app: FastifyInstance, options) => {
    const common = commonHeaders(options);
    const ofApi = { ...common, ...API_HEADERS, ...crossOriginHeaders(options) };
    const ofData = { ...common, ...DATA_HEADERS };
    app.addHook('onRequest', (request, reply, done) => {
      const isForApi = request.url.startsWith(API_PREFIX);
      reply.headers(isForApi ? ofApi : ofData);
      if (isForApi && request.method === 'OPTIONS' && options.apiOrigin !== undefined)
        reply.code(204).headers(PREFLIGHT_HEADERS).send();
      else done();
    });
  },
  { name: 'security' },
);

/** What the policy of one document depends on. */
export interface DocumentPolicy {
  /** Hashes of its style elements, as a policy writes them. */
  styles: readonly string[];
  /** Hashes of the scripts whose text stands in it. */
  scripts?: readonly string[];
  /** Whether other origins may frame it: the browse routes (docs/trust.md#frames). */
  isFramable: boolean;
}

/** The headers of one HTML document. */
export function documentHeaders(options: SecurityOptions, document: DocumentPolicy): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(options, document),
    // The script behind the windows of Firebase carries no hash: only then the rule is not enforced.
    [options.firebaseDomain ? 'integrity-policy-report-only' : 'integrity-policy']: 'blocked-destinations=(script)',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
    'cache-control': 'no-cache',
  };
}

/**
 * What the sign-in client of Firebase, and the chat in its database, ask for (docs/trust.md#content-security-policy); nothing in embedded mode, which stays at the
 * portal's origin.
 */
function firebaseSources({ firebaseDomain, hasFirestore }: SecurityOptions) {
  if (firebaseDomain === undefined) return { scripts: '', calls: '', frames: '' };
  return {
    scripts: ' https://apis.google.com',
    calls: ` https://identitytoolkit.googleapis.com https://securetoken.googleapis.com${hasFirestore ? ' https://firestore.googleapis.com' : ''}`,
    frames: ` https://${firebaseDomain}`,
  };
}

function contentPolicy(options: SecurityOptions, { styles, scripts = [], isFramable }: DocumentPolicy): string {
  const own = options.assetOrigin ? `'self' ${options.assetOrigin}` : "'self'";
  const firebase = firebaseSources(options);
  const analytics = options.analyticsOrigin ? ` ${options.analyticsOrigin}` : '';
  const api = options.apiOrigin ? ` ${options.apiOrigin}` : '';
  return [
    "default-src 'none'",
    `script-src ${[own, ...scripts].join(' ')}${analytics}${firebase.scripts}`,
    "script-src-attr 'none'",
    `style-src ${[own, ...styles, ...LIBRARY_STYLES].join(' ')}`,
    "style-src-attr 'none'",
    // `fotourl` holds the whole address: photos also show when the page was opened under another name of this machine.
    `img-src ${own} ${options.publicOrigin} data: blob:`,
    `font-src ${own}`,
    `connect-src ${own}${api}${analytics}${firebase.calls}`,
    `frame-src https://www.youtube-nocookie.com${firebase.frames}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${isFramable ? options.embedders : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types default dompurify 'allow-duplicates'",
    ...(isHttps(options) ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    `report-uri ${CSP_REPORT_PATH}`,
  ].join('; ');
}
