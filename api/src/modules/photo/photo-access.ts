import { PhotoSource } from '@portal/shared/contract';
import { permission } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { animalEditVerdict } from '../../lib/animal-edit';
import { AppError } from '../../lib/app-error';
import { authorised, refuseUnless, signedIn } from '../../plugins/current-user';
import type { PhotoOwner } from './photo-owner.repository';

/** No shelter has this number. */
const NO_SHELTER = 0;

/** The owner, when this person may change its photos; otherwise throws 401, 403 or 404. Undefined is an unknown one. */
export function managedOwner(
  request: Pick<FastifyRequest, 'user'>,
  owner: PhotoOwner | undefined,
  now: Date,
): PhotoOwner {
  const user = signedIn(request);
  if (!owner) {
    authorised(request, 'animal.edit', { asiel: user.asiel ?? NO_SHELTER });
    throw new AppError('NOT_FOUND');
  }
  const isAnimal = owner.bron === PhotoSource.animal;
  refuseUnless(isAnimal ? animalEditVerdict(user, owner, now) : permission(user, 'shelter.edit', owner));
  return owner;
}
