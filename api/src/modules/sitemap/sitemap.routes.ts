import { portalPath, rootPath } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { escapeHtml } from '../../lib/html';
import type { TextCache } from '../../plugins/text-cache';
import type { SitemapRepository, SitemapRow, SitemapThing } from './sitemap.repository';

const CACHE = 'public, max-age=3600';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pages without a thing of their own. */
const PAGES: readonly string[] = [
  ...[portalPath.home(), portalPath.cats(), portalPath.dogs(), portalPath.otherAnimals(), portalPath.rabbits()],
  ...[portalPath.longStayers(), portalPath.couples(), portalPath.foundAnimals(), portalPath.shelters()],
  portalPath.fitQuestions(),
  ...[portalPath.sheltersNetherlands(), portalPath.sheltersBelgium(), portalPath.newsList(), portalPath.information()],
  ...[portalPath.goal(), portalPath.annualReport(), portalPath.contact(), portalPath.shelterApplication()],
  ...[portalPath.privacy(), portalPath.cookies(), portalPath.disclaimer(), portalPath.accessibility()],
];

const ByFile = z.object({ file: z.string() });
const FILE = /^([a-z]+)-([1-9]\d{0,5})$/;

/** The things with files of their own: their pages, and the catalogue that says when they changed. */
const THINGS: Readonly<Record<SitemapThing, { page: (key: string) => string; catalogue: string }>> = {
  asiels: { page: portalPath.shelter, catalogue: 'shelter' },
  nieuws: { page: portalPath.newsItem, catalogue: 'news_item' },
  informatie: { page: portalPath.article, catalogue: 'article' },
  dieren: { page: portalPath.animal, catalogue: 'animal' },
};
const NAMES = Object.keys(THINGS) as SitemapThing[];

export interface SitemapDependencies {
  origin: string;
  rows: SitemapRepository;
  texts: TextCache;
  /** The generation of the register, which decides about the pages. */
  generation(): number;
  /** Whether a page is there and may be listed. */
  isListed(path: string): Promise<boolean>;
}

interface Place {
  path: string;
  lastmod?: string;
}

const file = (name: string) => `/sitemap-${name}.xml`;

function xml(kind: 'sitemapindex' | 'urlset', origin: string, places: readonly Place[]): string {
  const child = kind === 'urlset' ? 'url' : 'sitemap';
  const lines = places.map(
    ({ path, lastmod }) =>
      `<${child}><loc>${escapeHtml(origin + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${child}>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n<${kind} xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</${kind}>\n`;
}

/** `/sitemap.xml`, an index, and its files of a few thousand addresses (C23), each made once until what it lists changes. */
export function sitemapRoutes(dependencies: SitemapDependencies): FastifyPluginAsync {
  const { origin, rows, texts, generation, isListed } = dependencies;
  const placesOf = (found: readonly SitemapRow[], path: (key: string) => string): Place[] =>
    found.map(({ key, lastmod }) => ({ path: path(key), lastmod }));

  const index = async (): Promise<Place[]> => {
    const files = await Promise.all(
      NAMES.map(async (name) => placesOf(await rows.files(name), (number) => file(`${name}-${number}`))),
    );
    return [{ path: file('paginas') }, ...files.flat()];
  };

  async function pages(): Promise<Place[]> {
    const listed = await Promise.all(PAGES.map(isListed));
    return PAGES.filter((_, i) => listed[i]).map((path) => ({ path }));
  }

  async function things(name: SitemapThing, number: number): Promise<Place[]> {
    const found = await rows.things(name, number);
    if (found.length === 0) throw new AppError('NOT_FOUND');
    return placesOf(found, THINGS[name].page);
  }

  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    const schema = { hide: true };
    const facts = { type: 'application/xml; charset=utf-8', cacheControl: CACHE };
    app.get(rootPath.sitemap(), { schema }, (request, reply) =>
      texts.send(request, reply, {
        ...{ ...facts, key: 'sitemap', catalogues: NAMES.map((name) => THINGS[name].catalogue) },
        make: async () => xml('sitemapindex', origin, await index()),
      }),
    );
    app.get(file('paginas'), { schema }, (request, reply) =>
      texts.send(request, reply, {
        ...{ ...facts, key: `sitemap paginas ${generation()}`, catalogues: [] },
        make: async () => xml('urlset', origin, await pages()),
      }),
    );
    app.get(file(':file'), { schema: { ...schema, params: ByFile } }, (request, reply) => {
      const [, name, number] = FILE.exec(request.params.file) ?? [];
      const thing = NAMES.find((known) => known === name);
      if (!thing) throw new AppError('NOT_FOUND');
      return texts.send(request, reply, {
        ...{ ...facts, key: `sitemap ${thing} ${number}`, catalogues: [THINGS[thing].catalogue] },
        make: async () => xml('urlset', origin, await things(thing, Number(number))),
      });
    });
  };
}
