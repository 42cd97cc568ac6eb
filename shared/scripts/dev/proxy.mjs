/** What the development server asks of the portal, and the answers in which it puts the local parts. */
import { overlayDocument, overlayHeaders, overlayRegister, overlayVersion } from './overlay.mjs';

/**
 * @param {{ ready: Promise<{ origin: string, ready(): Promise<void> }>, builds: Map<string, object> }} options
 *   ready: the portal, once it and the local parts can be shown; its `ready` waits for an api that starts again
 * @returns rules of `devServer.proxy`: answers that are changed, and all others
 */
export function proxyRules({ ready, builds }) {
  const firstScript = `<script src="/__dev/first.js" data-parts="${[...builds.keys()].filter((part) => part !== 'shell').join(', ')}"></script>`;
  const rewriters = {
    '/register.json': (text) => JSON.stringify(overlayRegister(JSON.parse(text), builds)),
    '/version.json': (text) => JSON.stringify(overlayVersion(JSON.parse(text), builds)),
  };
  const rewriterOf = (path) => rewriters[path.split('?')[0]];
  let origin;

  const isOwn = (path) => path.startsWith('/__dev/');
  const isChanged = (path, { method, headers }) =>
    method === 'GET' && !isOwn(path) && (rewriterOf(path) !== undefined || /text\/html/.test(headers.accept ?? ''));

  /** The portal takes the page for its own. */
  function askAsOwnPage(asked) {
    if (asked.getHeader('origin')) asked.setHeader('origin', origin);
    const referer = asked.getHeader('referer');
    if (referer) asked.setHeader('referer', referer.replace(/^https?:\/\/[^/]+/, origin));
  }

  const rest = {
    context: (path) => !isOwn(path),
    router: async () => {
      const portal = await ready;
      await portal.ready();
      origin = portal.origin;
      return origin;
    },
    changeOrigin: true,
    autoRewrite: true,
    protocolRewrite: 'http',
    on: {
      proxyReq: askAsOwnPage,
      error: (error, _, reply) => sendFailure(reply, `${origin} antwoordt niet: ${error.message}`),
    },
  };
  const changed = {
    ...rest,
    context: isChanged,
    selfHandleResponse: true,
    on: {
      ...rest.on,
      proxyReq(asked) {
        askAsOwnPage(asked);
        asked.setHeader('accept-encoding', 'identity');
        asked.removeHeader('if-none-match');
      },
      proxyRes(answered, { url }, reply) {
        const isDocument = /text\/html/.test(answered.headers['content-type'] ?? '');
        const rewrite = isDocument ? (text) => overlayDocument(text, builds, firstScript) : rewriterOf(url);
        sendChanged(answered, reply, { origin, rewrite }).catch((error) => sendFailure(reply, error.message));
      },
    },
  };
  return [changed, rest];
}

/** Only whole answers are changed: a register that was not found stays as it is, and so does a redirect, but for its address. */
async function sendChanged(answered, reply, { origin, rewrite }) {
  const chunks = [];
  for await (const chunk of answered) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const isWhole = answered.statusCode === 200 || bytes.includes('<html');
  const { location } = answered.headers;
  const headers = rewrite ? overlayHeaders(answered.headers, origin) : { ...answered.headers };
  if (location?.startsWith(origin)) headers.location = location.slice(origin.length) || '/';
  reply.writeHead(answered.statusCode, headers);
  reply.end(rewrite && isWhole ? rewrite(String(bytes)) : bytes);
}

function sendFailure(reply, text) {
  if (reply.headersSent) return reply.destroy();
  reply.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  reply.end(`${text}\n`);
}
