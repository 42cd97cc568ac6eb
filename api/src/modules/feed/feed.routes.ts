import { type AnimalCard, AnimalSearchQuery, type NewsItem, portalPath, rootPath } from '@portal/shared/contract';
import { hasTag } from '@portal/shared/domain';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { plainText } from '../../plain-text';
import { atomXml, type Feed, type FeedEntry } from './atom';

/** As long as the answers of the api are kept (C29). */
const CACHE = 'public, max-age=15, stale-while-revalidate=60';
const DAY_MS = 24 * 3_600_000;

export interface FeedDependencies {
  origin: string;
  product: string;
  now: () => Date;
  /** The newest active items. */
  listNews(): Promise<(NewsItem & { updated: string })[]>;
  /** The animals of a search, in its order; undefined when the question is none. */
  findAnimals(query: AnimalSearchQuery): Promise<AnimalCard[] | undefined>;
}

const send = (reply: FastifyReply, feed: Feed) =>
  reply
    .headers({ 'cache-control': CACHE, 'x-content-type-options': 'nosniff' })
    .type('application/atom+xml; charset=utf-8')
    .send(atomXml(feed));

/** Addresses of the portal in a text are whole, because a reader shows it elsewhere. */
const withOrigin = (html: string, origin: string) => html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);

/** `/nieuws.atom` and `/zoek.atom?…` with the keys of C05 (C23). */
export function feedRoutes(dependencies: FeedDependencies): FastifyPluginAsync {
  const { origin, product, now, listNews, findAnimals } = dependencies;
  const newsEntry = (item: NewsItem & { updated: string }): FeedEntry => ({
    id: origin + portalPath.newsItem(item.id),
    url: origin + portalPath.newsItem(item.id),
    title: item.titel,
    updated: item.updated,
    published: `${item.datum}T00:00:00Z`,
    author: item.auteur,
    summary: item.intro && hasTag(item.intro) ? plainText(item.intro) : (item.intro ?? ''),
    content: withOrigin(item.tekst, origin),
  });
  const animalEntry = (card: AnimalCard): FeedEntry => {
    const published = new Date(now().getTime() - (card.dagen ?? 0) * DAY_MS).toISOString().slice(0, 10);
    return {
      id: `urn:uuid:${card.uuidkey}`,
      url: origin + portalPath.animal(card.uuidkey),
      title: `${card.naam}, ${card.soortnaam}, ${card.rasnaam}`,
      updated: `${published}T00:00:00Z`,
      summary: `${[card.sexenaam, card.leeftijdnaam].join(', ')}. ${card.asiel.naam}, ${card.asiel.plaats}`,
    };
  };

  return async (instance) => {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    app.get(rootPath.newsFeed(), { schema: { hide: true } }, async (_request, reply) =>
      send(reply, {
        ...{ self: origin + rootPath.newsFeed(), url: origin + portalPath.newsList(), author: product },
        ...{ title: `Nieuws – ${product}`, updated: now().toISOString() },
        entries: (await listNews()).map(newsEntry),
      }),
    );
    app.get(
      rootPath.searchFeed(),
      { schema: { hide: true, querystring: AnimalSearchQuery } },
      async (request, reply) => {
        const [, question = ''] = request.url.split(/\?(.*)/s);
        const asked = question ? `?${question}` : '';
        return send(reply, {
          ...{ self: origin + rootPath.searchFeed() + asked, url: origin + portalPath.animalSearch() + asked },
          ...{ author: product, title: `Dieren – ${product}`, updated: now().toISOString() },
          entries: ((await findAnimals(request.query)) ?? []).map(animalEntry),
        });
      },
    );
  };
}
