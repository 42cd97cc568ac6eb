import {
  type AnimalCard,
  AnimalSearchQuery,
  API_PREFIX,
  apiPath,
  ByIdOrUuidkey,
  portalPath,
  type Shelter,
  ShelterFeed,
  type ShelterFeedItem,
} from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../../lib/app-error';
import { answers } from '../../../plugins/openapi';
import type { ResponseCache } from '../../../plugins/response-cache';
import { SEARCH_CATALOGUES } from './animal-search.routes';

/** Animals of one search, and the most searches of one feed: more than a shelter holds. */
const ROWS = 200;
const PAGES_MAX = 10;

type DatedCard = AnimalCard & { published: string };

export interface ShelterFeedDependencies {
  findShelter: (id: string) => Promise<Pick<Shelter, 'id' | 'naam' | 'uuidkey'> | undefined>;
  /** The animals of a search, in its order, with the moment of their first publication. */
  findAnimals: (query: AnimalSearchQuery) => Promise<DatedCard[] | undefined>;
  cache: ResponseCache;
  origin: string;
}

/** `GET shelter/{id}/feed.json`: the available animals of a shelter for its own website and for others (C53). */
export function shelterFeedRoutes({
  findShelter,
  findAnimals,
  cache,
  origin,
}: ShelterFeedDependencies): FastifyPluginAsync {
  async function available(asiel: string): Promise<DatedCard[]> {
    const found: DatedCard[] = [];
    for (let first = 1; first <= PAGES_MAX; first += 1) {
      const query = { asiel, geplaatst: 'N', rows: String(ROWS), first: String(first) };
      const page = (await findAnimals(AnimalSearchQuery.parse(query))) ?? [];
      found.push(...page);
      if (page.length < ROWS) break;
    }
    return found;
  }

  async function feedOf(id: string): Promise<ShelterFeed> {
    const shelter = await findShelter(id);
    if (!shelter) throw new AppError('NOT_FOUND');
    return {
      version: 'https://jsonfeed.org/version/1.1',
      title: shelter.naam,
      language: 'nl-NL',
      home_page_url: origin + portalPath.shelter(shelter.uuidkey),
      feed_url: origin + API_PREFIX + apiPath.shelterFeed(shelter.uuidkey),
      items: (await available(shelter.uuidkey)).map((card) => itemOf(card, origin)),
    };
  }

  return async (instance) => {
    instance.withTypeProvider<ZodTypeProvider>().get(
      `/${apiPath.shelterFeed(':id')}`,
      {
        schema: {
          tags: ['shelter'],
          summary: 'The available animals of a shelter as a JSON Feed',
          params: ByIdOrUuidkey,
          response: answers(ShelterFeed, 400, 404),
        },
      },
      (request, reply) => {
        const id = request.params.id.toLowerCase();
        return cache.send(request, reply, {
          key: `shelter/${id}/feed`,
          catalogues: SEARCH_CATALOGUES,
          schema: ShelterFeed,
          make: () => feedOf(id),
        });
      },
    );
  };
}

function itemOf(card: DatedCard, origin: string): ShelterFeedItem {
  const { uuidkey, naam, soort, soortnaam, rasnaam, rasaanvul, kleur, leeftijdnaam, sexecode, koppel, gevonden } = card;
  return {
    id: `urn:uuid:${uuidkey}`,
    url: origin + portalPath.animal(uuidkey),
    title: naam,
    content_text: [soortnaam, rasnaam, card.sexenaam, leeftijdnaam, kleur].filter(Boolean).join(', '),
    ...(card.fotourl ? { image: card.fotourl } : {}),
    date_published: card.published,
    tags: [soortnaam],
    _dier: { uuidkey, naam, soort, soortnaam, rasnaam, rasaanvul, kleur, leeftijdnaam, sexecode, koppel, gevonden },
  };
}
