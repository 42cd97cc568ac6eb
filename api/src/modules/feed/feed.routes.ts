import { type AnimalCard, AnimalSearchQuery, type NewsItem, portalPath, rootPath } from '@portal/shared/contract';
import { hasTag } from '@portal/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { startOfDay } from '../../lib/amsterdam-clock';
import { plainText } from '../../lib/plain-text';
import type { TextCache } from '../../plugins/text-cache';
import { atomXml, type Feed, type FeedEntry } from './atom';

/** As long as the answers of the api are kept (C29). */
const CACHE = 'public, max-age=15, stale-while-revalidate=60';

export interface FeedDependencies {
  origin: string;
  product: string;
  now: () => Date;
  /** The newest active items. */
  listNews(): Promise<(NewsItem & { updated: string })[]>;
  /** The animals of a search, in its order, with the moment of their first publication; undefined when the query is invalid. */
  findAnimals(query: AnimalSearchQuery): Promise<(AnimalCard & { published: string })[] | undefined>;
  texts: TextCache;
}

/** Addresses of the portal in a text are whole, because a reader shows it elsewhere. */
const withOrigin = (html: string, origin: string) => html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);

/** `/nieuws.atom` and `/zoek.atom?…` with the keys of C05 (C23). */
export function feedRoutes(dependencies: FeedDependencies): FastifyPluginAsync {
  const { origin, product, now, listNews, findAnimals, texts } = dependencies;
  const facts = { type: 'application/atom+xml; charset=utf-8', cacheControl: CACHE };
  const newsEntry = (item: NewsItem & { updated: string }): FeedEntry => ({
    id: origin + portalPath.newsItem(item.id),
    url: origin + portalPath.newsItem(item.id),
    title: item.titel,
    updated: item.updated,
    published: startOfDay(new Date(`${item.datum}T12:00:00Z`)).toISOString(),
    author: item.auteur,
    summary: item.intro && hasTag(item.intro) ? plainText(item.intro) : (item.intro ?? ''),
    content: withOrigin(item.tekst, origin),
  });
  const animalEntry = (card: AnimalCard & { published: string }): FeedEntry => ({
    id: `urn:uuid:${card.uuidkey}`,
    url: origin + portalPath.animal(card.uuidkey),
    title: `${card.naam}, ${card.soortnaam}, ${card.rasnaam}`,
    updated: card.published,
    summary: `${[card.sexenaam, card.leeftijdnaam].join(', ')}. ${card.asiel.naam}, ${card.asiel.plaats}`,
  });

  const newsFeed = async (): Promise<Feed> => ({
    ...{ self: origin + rootPath.newsFeed(), url: origin + portalPath.newsList(), author: product },
    ...{ title: `Nieuws – ${product}`, updated: now().toISOString() },
    entries: (await listNews()).map(newsEntry),
  });

  async function searchFeed({ url, query }: { url: string; query: AnimalSearchQuery }): Promise<Feed> {
    const search = /\?.+/s.exec(url)?.[0] ?? '';
    return {
      ...{ self: origin + rootPath.searchFeed() + search, url: origin + portalPath.animalSearch() + search },
      ...{ author: product, title: `Dieren – ${product}`, updated: now().toISOString() },
      entries: ((await findAnimals(query)) ?? []).map(animalEntry),
    };
  }

  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    app.get(rootPath.newsFeed(), { schema: { hide: true } }, (request, reply) =>
      texts.send(request, reply, {
        ...{ ...facts, key: 'feed nieuws', catalogues: ['news_item'] },
        make: async () => atomXml(await newsFeed()),
      }),
    );
    app.get(rootPath.searchFeed(), { schema: { hide: true, querystring: AnimalSearchQuery } }, (request, reply) =>
      texts.send(request, reply, {
        // The feed names its own address: one text for each spelling of a query.
        ...{ ...facts, key: `feed ${request.url}`, catalogues: ['animal-index', 'shelter'] },
        make: async () => atomXml(await searchFeed(request)),
      }),
    );
  };
}
