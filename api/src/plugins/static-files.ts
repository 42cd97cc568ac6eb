import { extname } from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';

/** An encoding that files are kept in beside the plain one. */
export type FileEncoding = 'br' | 'gzip';

/** Where the files come from: the bytes of a path below `/mf/`, in an encoding when it was asked for and exists. */
export interface ReleaseFileSource {
  read(path: string, encoding?: FileEncoding): Promise<Buffer | undefined>;
}

/** A page of the shell is a template, not a page of its own: opened here it is shown as text. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/;

/** The encodings that a client takes, best first; `q=0` refuses one. */
export function acceptedEncodings(header: string | undefined): FileEncoding[] {
  const refused = /(^|[\s,])(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/;
  const names = (header ?? '')
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).filter((encoding) => names.includes(encoding));
}

/** A page never stands in for a script: what is not there is a plain 404 (docs/federation.md#register). */
function missing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
    .type('text/plain; charset=utf-8')
    .send('Niet gevonden');
}

/** `GET /mf/<part>/<version>-<build>/<file>`: the immutable files of published releases, compressed when they were uploaded. */
export function staticFiles(source: ReleaseFileSource): FastifyPluginAsync {
  async function find(path: string, accepted: FileEncoding[]) {
    for (const encoding of accepted) {
      const bytes = await source.read(path, encoding);
      if (bytes) return { bytes, encoding };
    }
    const bytes = await source.read(path);
    return bytes && { bytes, encoding: undefined };
  }

  return async (app) => {
    app.get('/mf', { schema: { hide: true } }, (_request, reply) => missing(reply));
    app.get<{ Params: { '*': string } }>(
      '/mf/*',
      { schema: { hide: true }, config: { rateLimit: false } },
      async ({ params, headers }, reply) => {
        const path = params['*'];
        if (!path.split('/').every((segment) => SEGMENT.test(segment))) return missing(reply);
        const found = await find(path, acceptedEncodings(headers['accept-encoding']));
        if (!found) return missing(reply);
        if (found.encoding) reply.header('content-encoding', found.encoding);
        return reply
          .headers({
            'cache-control': IMMUTABLE,
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
            vary: 'Accept-Encoding',
          })
          .type(TYPES[extname(path)] ?? 'application/octet-stream')
          .send(found.bytes);
      },
    );
  };
}
