import { apiPath, ByIdOrUuidkey, type Shelter, ShelterAnimalPage, ShelterAnimalQuery } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../../lib/app-error';
import { answerPrivately, authorised, signedIn } from '../../../plugins/current-user';
import { answers } from '../../../plugins/openapi';
import type { ShelterAnimalRepository } from './shelter-animal.repository';

/** No shelter has this number. */
const NO_SHELTER = 0;

export interface ShelterAnimalDependencies {
  animals: ShelterAnimalRepository;
  /** The shelter by number, by its key or by the key of a user who belongs to it. */
  findShelter: (id: string) => Promise<Pick<Shelter, 'id'> | undefined>;
  now: () => Date;
}

/** The management list of a shelter, for own staff and admins (C33, AP-012). */
export function shelterAnimalRoutes({ animals, findShelter, now }: ShelterAnimalDependencies): FastifyPluginAsync {
  return async (instance) => {
    answerPrivately(instance);
    instance.withTypeProvider<ZodTypeProvider>().get(
      `/${apiPath.shelterAnimals(':id')}`,
      {
        schema: {
          tags: ['shelter'],
          summary: 'The animals that a shelter manages, by page',
          params: ByIdOrUuidkey,
          querystring: ShelterAnimalQuery,
          response: answers(ShelterAnimalPage, 400, 401, 403, 404),
        },
      },
      async (request) => {
        const user = signedIn(request);
        const shelter = await findShelter(request.params.id);
        authorised(request, 'animal.edit', { asiel: shelter?.id ?? user.asiel ?? NO_SHELTER });
        if (!shelter) throw new AppError('NOT_FOUND');
        return animals.page(shelter.id, request.query, now());
      },
    );
  };
}
