/**
 * The server in front of the api that the page measurements use: HTTP/2 with a certificate of its own, brotli for what the api sends plain,
 * as any proxy of a real installation does. It can show the same portal as one bundle: see `oneBundle`.
 */
import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { makeCertificate } from '../support/certificate.mjs';
import { CACHE } from './portal.mjs';

const QUALITY = { page: 5, file: 11 };
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
const TYPES = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };
const COMPRESSIBLE = /json|text|svg|javascript/;

/**
 * @param {{ target: string, port: number, origin: string, bundle?: { base: string, folder: string }, rewrite?(html: string): string }} options target: address
 *   of the api; origin: the address it takes for its own; bundle: what replaces the shell's and the remotes' scripts; rewrite: changes every document
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startFront({ target, port, origin, bundle, rewrite = (html) => html }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const sockets = new Set();
  const server = createSecureServer(certificate());
  // Not sessions: a connection can outlive its session, and then the server would never close.
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('request', (request, response) => {
    if (bundle && request.url.startsWith(bundle.base))
      sendFile(response, join(bundle.folder, request.url.slice(bundle.base.length)));
    else forward({ request, response, target, agent, origin, rewrite });
  });
  await new Promise((done) => server.listen({ port, host: '::' }, done));
  const stop = () => {
    agent.destroy();
    for (const socket of sockets) socket.destroy();
    return new Promise((done) => server.close(done));
  };
  return { url: `https://localhost:${port}`, stop };
}

function certificate() {
  const { key, cert } = makeCertificate(CACHE);
  return { key: readFileSync(key), cert: readFileSync(cert), allowHTTP1: true };
}

const brotli = (bytes, quality) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compressed = new Map();

function sendFile(response, file) {
  if (!compressed.has(file)) compressed.set(file, brotli(readFileSync(file), QUALITY.file));
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(compressed.get(file));
}

function collect(stream, done) {
  const pieces = [];
  stream.on('data', (piece) => pieces.push(piece));
  stream.on('end', () => done(Buffer.concat(pieces)));
}

/** Answers that never change, kept as they came: the composed portal's files come from memory too, as those of the one bundle do. */
const immutable = new Map();

function forward({ request, response, target, agent, origin, rewrite }) {
  const { hostname, port } = new URL(target);
  const kept = immutable.get(target + request.url);
  if (kept) {
    response.writeHead(200, kept.headers);
    response.end(kept.body);
    return;
  }
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
  headers.host = request.headers[':authority'] ?? request.headers.host;
  const isPage = /text\/html/.test(headers.accept ?? '');
  if (isPage) delete headers['accept-encoding'];
  const upstream = httpRequest(
    { hostname, port, path: request.url, method: request.method, headers, agent },
    (answer) => {
      const sent = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name)));
      const type = String(answer.headers['content-type'] ?? '');
      const isPlain = answer.headers['content-encoding'] === undefined && COMPRESSIBLE.test(type);
      if (!isPlain || answer.statusCode === 304 || answer.statusCode === 204) {
        response.writeHead(answer.statusCode, sent);
        answer.pipe(response);
        if (answer.statusCode === 200 && /immutable/.test(sent['cache-control']))
          collect(answer, (body) => immutable.set(target + request.url, { headers: sent, body }));
        return;
      }
      collect(answer, (body) => {
        // The api writes the portal's own address into its answers; here that is this server.
        const text = body.toString('utf8').replaceAll(origin, `https://${headers.host}`);
        const shown = type.startsWith('text/html') ? rewrite(text) : text;
        response.writeHead(answer.statusCode, { ...sent, 'content-encoding': 'br' });
        response.end(brotli(Buffer.from(shown), QUALITY.page));
      });
    },
  );
  upstream.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  request.pipe(upstream);
}
