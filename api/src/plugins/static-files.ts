import { extname } from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { roleOf } from '../lib/content-name';

/** An encoding that files are kept in beside the plain one. */
export type FileEncoding = 'br' | 'gzip';

/** Where the files come from: the bytes of a path below `/mf/`, in an encoding when it was asked for and exists. */
export interface ReleaseFileSource {
  read(path: string, encoding?: FileEncoding): Promise<Buffer | undefined>;
  /** The difference from the file whose sha-256 this is, in hex, as `dcz`; undefined when nobody made it. */
  delta(path: string, dictionary: string): Promise<Buffer | undefined>;
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

/** The encodings that a client takes, best first; `q=0` refuses one. `dcz` is only good with a dictionary. */
export function acceptedEncodings(header: string | undefined): ('dcz' | FileEncoding)[] {
  const refused = /(^|[\s,])(dcz|br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/;
  const names = (header ?? '')
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['dcz', 'br', 'gzip'] as const).filter((encoding) => names.includes(encoding));
}

/** `:<sha-256 in base64>:` of what the client has of the same role (RFC 9842): the hash in hex. */
function dictionaryOf(header: string | string[] | undefined): string | undefined {
  const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(header ?? '')) ?? [];
  return hash && Buffer.from(hash, 'base64').toString('hex');
}

/** A script or style sheet under a name of its content is a dictionary for the next one of its role. */
function useAsDictionary(path: string): { 'use-as-dictionary'?: string } {
  const slash = path.lastIndexOf('/') + 1;
  const role = /\.(js|css)$/.test(path) ? roleOf(path.slice(slash)) : undefined;
  return role ? { 'use-as-dictionary': `match="/mf/${path.slice(0, slash)}${role}"` } : {};
}

/** A page never stands in for a script: what is not there is a plain 404 (docs/federation.md#register). */
function missing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
    .type('text/plain; charset=utf-8')
    .send('Niet gevonden');
}

/** `GET /mf/<part>/files/<file>`: the immutable files of published releases, compressed when they were uploaded. */
export function staticFiles(source: ReleaseFileSource): FastifyPluginAsync {
  async function find(path: string, accepted: ReturnType<typeof acceptedEncodings>, dictionary: string | undefined) {
    for (const encoding of accepted) {
      const bytes =
        encoding === 'dcz' ? dictionary && (await source.delta(path, dictionary)) : await source.read(path, encoding);
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
        const found = await find(
          path,
          acceptedEncodings(headers['accept-encoding']),
          dictionaryOf(headers['available-dictionary']),
        );
        if (!found) return missing(reply);
        if (found.encoding) reply.header('content-encoding', found.encoding);
        return reply
          .headers({
            'cache-control': IMMUTABLE,
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
            vary: 'Accept-Encoding, Available-Dictionary',
            ...useAsDictionary(path),
          })
          .type(TYPES[extname(path)] ?? 'application/octet-stream')
          .send(found.bytes);
      },
    );
  };
}
