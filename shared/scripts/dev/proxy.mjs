/** The development proxy: local parts and a few rewritten answers in front of a running portal, on one address. */
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { extname, join, normalize, sep } from 'node:path';
import { overlayDocument, overlayHeaders, overlayRegister, overlayVersion } from './overlay.mjs';

const BROWSER_FILES = join(import.meta.dirname, 'browser');
const LOCAL_FILE = /^\/mf\/([a-z-]+)\/local\/(.+)$/;
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.map': 'application/json',
};

/**
 * @param {{ portal: { origin: string, ready(): Promise<void> }, builds: object, label: string, reloads: boolean }} options
 *   portal: where everything else is asked, and when it can answer; builds: of `startBuilds`; label: for the badge; reloads: a new
 *   build loads the page again
 */
export function createProxy({ portal, builds: { builds, events }, label, reloads }) {
  const firstScript = `<script src="/__dev/first.js" data-parts="${label}"${reloads ? ' data-reloads' : ''}></script>`;

  async function answer(request, reply) {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/__dev/builds') return streamBuilds(builds, events, request, reply);
    if (pathname === '/__dev/first.js') return sendFile(reply, join(BROWSER_FILES, 'first.js'));
    const local = LOCAL_FILE.exec(pathname);
    if (local && builds.has(local[1])) return sendBuilt(builds.get(local[1]), local[2], reply);
    await portal.ready();
    return forward(request, reply, rewriterOf(pathname));
  }

  function rewriterOf(pathname) {
    if (pathname === '/register.json') return (text) => JSON.stringify(overlayRegister(JSON.parse(text), builds));
    if (pathname === '/version.json') return (text) => JSON.stringify(overlayVersion(JSON.parse(text), builds));
    return undefined;
  }

  function forward(request, reply, rewriteJson) {
    const target = new URL(request.url, portal.origin);
    const headers = { ...request.headers, host: target.host };
    if (headers.origin) headers.origin = portal.origin;
    if (headers.referer) headers.referer = headers.referer.replace(/^https?:\/\/[^/]+/, portal.origin);
    const mayRewrite = rewriteJson !== undefined || /text\/html/.test(headers.accept ?? '');
    if (mayRewrite) {
      headers['accept-encoding'] = 'identity';
      delete headers['if-none-match'];
    }
    const { request: send } = target.protocol === 'https:' ? https : http;
    const asked = send(target, { method: request.method, headers }, (answered) => {
      const isDocument = /text\/html/.test(answered.headers['content-type'] ?? '');
      const rewrite = isDocument ? (text) => overlayDocument(text, builds, firstScript) : rewriteJson;
      if (mayRewrite && rewrite && request.method === 'GET') {
        const headers = overlayHeaders(answered.headers, portal.origin);
        return sendRewritten(answered, headers, reply, rewrite);
      }
      reply.writeHead(answered.statusCode, withOwnRedirect(answered.headers, portal.origin));
      answered.pipe(reply);
    });
    asked.on('error', (error) => sendText(reply, 502, `${portal.origin} antwoordt niet: ${error.message}`));
    reply.on('close', () => asked.destroy());
    request.pipe(asked);
  }

  return http.createServer((request, reply) => {
    answer(request, reply).catch((error) => sendText(reply, 502, error.message));
  });
}

async function sendRewritten(answered, headers, reply, rewrite) {
  const chunks = [];
  for await (const chunk of answered) chunks.push(chunk);
  const text = String(Buffer.concat(chunks));
  const isWhole = answered.statusCode !== 304 && text !== '' && (answered.statusCode === 200 || text.includes('<html'));
  reply.writeHead(answered.statusCode, headers);
  reply.end(isWhole ? rewrite(text) : text);
}

function withOwnRedirect(headers, origin) {
  const { location } = headers;
  return location?.startsWith(origin) ? { ...headers, location: location.slice(origin.length) || '/' } : headers;
}

/** A file of a local build; an absent one is 404 in text, never a page. */
async function sendBuilt(build, name, reply) {
  await build.ready;
  const kept = build.entries.get(name);
  if (kept) return send(reply, 200, TYPES['.js'], kept);
  const file = normalize(join(build.output, name));
  if (!file.startsWith(build.output + sep)) return sendText(reply, 404, 'Not found');
  return sendFile(reply, file);
}

async function sendFile(reply, file) {
  try {
    send(reply, 200, TYPES[extname(file)] ?? 'application/octet-stream', await readFile(file));
  } catch {
    sendText(reply, 404, 'Not found');
  }
}

function send(reply, status, type, body) {
  reply.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  reply.end(body);
}

function sendText(reply, status, text) {
  if (reply.headersSent) reply.destroy();
  else send(reply, status, 'text/plain; charset=utf-8', `${text}\n`);
}

/** Server-sent events: the newest build of every part at once, then each new one. */
function streamBuilds(builds, events, request, reply) {
  reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const tell = ({ part, hash, failed }) => reply.write(`data: ${JSON.stringify({ part, hash, failed })}\n\n`);
  for (const build of builds.values()) if (build.hash) tell(build);
  events.on('build', tell);
  request.on('close', () => events.off('build', tell));
}
