import type { PlacementFacts } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { animalEditVerdict } from '../../../lib/animal-edit';
import { AppError } from '../../../lib/app-error';
import { authorised, refuseUnless, signedIn } from '../../../plugins/current-user';

/** No shelter has this number. */
export const NO_SHELTER = 0;

/** What decides who may change an animal. */
export interface ManagedAnimals {
  animals: { facts(uuidkey: string): Promise<(PlacementFacts & { asiel: number }) | undefined> };
  now: () => Date;
}

/** The animal, when this person may change it. */
export async function managed(
  request: FastifyRequest<{ Params: { uuidkey: string } }>,
  { animals, now }: ManagedAnimals,
) {
  const user = signedIn(request);
  const found = await animals.facts(request.params.uuidkey);
  if (!found) {
    authorised(request, 'animal.edit', { asiel: user.asiel ?? NO_SHELTER });
    throw new AppError('NOT_FOUND');
  }
  refuseUnless(animalEditVerdict(user, found, now()));
  return { user, found };
}
