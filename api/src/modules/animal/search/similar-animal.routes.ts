import { type AnimalCard, apiPath, ByUuidkey, SimilarAnimals } from '@portal/shared/contract';
import { animalVisibility, viewerKind } from '@portal/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../../lib/app-error';
import { answers } from '../../../plugins/openapi';
import type { ResponseCache } from '../../../plugins/response-cache';
import type { AnimalRepository } from '../read/animal.repository';
import { SEARCH_CATALOGUES } from './animal-search.routes';

export interface SimilarAnimalRouteDependencies {
  facts: AnimalRepository['facts'];
  /** The available animals that are most like one, never itself. */
  findSimilar: (animal: { uuidkey: string }) => Promise<AnimalCard[]>;
  cache: ResponseCache;
  now: () => Date;
}

/** What the list is made from: the search, and whether the animal itself may be known. */
const CATALOGUES = ['animal', ...SEARCH_CATALOGUES];

/**
 * `GET animal/{uuidkey}/similar` (C65): up to three others for who comes too late. The same answer for everybody, so an animal that visitors may not
 * know of is unknown to all (404); one that is gone still leads to others.
 */
export function similarAnimalRoutes({
  facts,
  findSimilar,
  cache,
  now,
}: SimilarAnimalRouteDependencies): FastifyPluginAsync {
  async function similarTo(uuidkey: string): Promise<AnimalCard[]> {
    const found = await facts(uuidkey);
    if (!found || animalVisibility(found, viewerKind(null, found.asiel), now()) === 'not-found')
      throw new AppError('NOT_FOUND');
    return findSimilar({ uuidkey });
  }

  return async (instance) => {
    instance.withTypeProvider<ZodTypeProvider>().get(
      `/${apiPath.animalSimilar(':uuidkey')}`,
      {
        schema: {
          tags: ['animal'],
          summary: 'At most three available animals that are most like one, also for one that is gone',
          params: ByUuidkey,
          response: answers(SimilarAnimals, 400, 404),
        },
      },
      (request, reply) => {
        const uuidkey = request.params.uuidkey.toLowerCase();
        return cache.send(request, reply, {
          key: `animal/${uuidkey}/similar`,
          catalogues: CATALOGUES,
          schema: SimilarAnimals,
          make: async () => ({ data: { items: await similarTo(uuidkey) } }),
        });
      },
    );
  };
}
