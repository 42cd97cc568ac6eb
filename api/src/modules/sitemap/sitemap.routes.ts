import { portalPath, rootPath } from '@portal/shared/contract';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../app-error';
import type { SitemapRepository, SitemapRow } from './sitemap.repository';

const CACHE = 'public, max-age=3600';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pages without a thing of their own. */
const PAGES: readonly string[] = [
  ...[portalPath.home(), portalPath.cats(), portalPath.dogs(), portalPath.otherAnimals(), portalPath.rabbits()],
  ...[portalPath.longStayers(), portalPath.couples(), portalPath.foundAnimals(), portalPath.shelters()],
  ...[portalPath.sheltersNetherlands(), portalPath.sheltersBelgium(), portalPath.newsList(), portalPath.information()],
  ...[portalPath.goal(), portalPath.annualReport(), portalPath.contact(), portalPath.shelterApplication()],
  ...[portalPath.privacy(), portalPath.cookies(), portalPath.disclaimer(), portalPath.accessibility()],
];

const ByFile = z.object({ file: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) });

export interface SitemapDependencies {
  origin: string;
  rows: SitemapRepository;
  /** Whether a page is there and may be listed. */
  isListed(path: string): Promise<boolean>;
}

interface Place {
  path: string;
  lastmod?: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');

const file = (name: string) => `/sitemap-${name}.xml`;

/** `/sitemap.xml`, an index, and its files of at most 50,000 addresses (C23). */
export function sitemapRoutes({ origin, rows, isListed }: SitemapDependencies): FastifyPluginAsync {
  const place = (path: (key: string) => string) => (row: SitemapRow) => ({ path: path(row.key), lastmod: row.lastmod });

  function send(reply: FastifyReply, kind: 'sitemapindex' | 'urlset', places: readonly Place[]) {
    const child = kind === 'urlset' ? 'url' : 'sitemap';
    const lines = places.map(
      ({ path, lastmod }) =>
        `<${child}><loc>${escaped(origin + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${child}>`,
    );
    return reply
      .header('cache-control', CACHE)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="utf-8"?>\n<${kind} xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</${kind}>\n`,
      );
  }

  async function pages(): Promise<Place[]> {
    const listed = await Promise.all(PAGES.map(isListed));
    return PAGES.filter((_, i) => listed[i]).map((path) => ({ path }));
  }

  const files: Readonly<Record<string, () => Promise<Place[]>>> = {
    paginas: pages,
    asiels: async () => (await rows.shelters()).map(place(portalPath.shelter)),
    nieuws: async () => (await rows.news()).map(place(portalPath.newsItem)),
    informatie: async () => (await rows.articles()).map(place(portalPath.article)),
  };

  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    app.get(rootPath.sitemap(), { schema: { hide: true } }, async (_request, reply) => {
      const animals = (await rows.animalFiles()).map(place((key) => file(`dieren-${key}`)));
      return send(reply, 'sitemapindex', [...Object.keys(files).map((name) => ({ path: file(name) })), ...animals]);
    });
    for (const [name, list] of Object.entries(files)) {
      app.get(file(name), { schema: { hide: true } }, async (_request, reply) => send(reply, 'urlset', await list()));
    }
    app.get('/sitemap-dieren-:file.xml', { schema: { hide: true, params: ByFile } }, async (request, reply) => {
      const animals = await rows.animals(Number(request.params.file));
      if (animals.length === 0) throw new AppError('NOT_FOUND');
      return send(reply, 'urlset', animals.map(place(portalPath.animal)));
    });
  };
}
