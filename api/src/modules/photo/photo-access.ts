import { PhotoSource, type User } from '@portal/shared/contract';
import { permission } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { animalEditVerdict } from '../../lib/animal-edit';
import { AppError } from '../../lib/app-error';
import { authorised, refuseUnless, signedIn } from '../../plugins/current-user';
import { DRAFT_SOURCE, type PhotoOwner } from './photo-owner.repository';

/** No shelter has this number. */
const NO_SHELTER = 0;

/** Who is signed in, when they may make animals, and so photos of one that is not saved yet; otherwise throws 401 or 403. */
export const mayDraft = (request: Pick<FastifyRequest, 'user'>): User =>
  authorised(request, 'animal.create', { asiel: request.user?.asiel ?? NO_SHELTER });

/** The owner, when this person may change its photos; otherwise throws 401, 403 or 404. Undefined is an unknown one. */
export function managedOwner(
  request: Pick<FastifyRequest, 'user'>,
  owner: PhotoOwner | undefined,
  now: Date,
): PhotoOwner {
  const user = signedIn(request);
  const isForeignDraft = owner?.bron === DRAFT_SOURCE && owner.userId !== user.user_id;
  if (!owner || isForeignDraft) {
    authorised(request, 'animal.edit', { asiel: user.asiel ?? NO_SHELTER });
    throw new AppError('NOT_FOUND');
  }
  if (owner.bron === DRAFT_SOURCE) {
    mayDraft(request);
    return owner;
  }
  const isAnimal = owner.bron === PhotoSource.animal;
  refuseUnless(isAnimal ? animalEditVerdict(user, owner, now) : permission(user, 'shelter.edit', owner));
  return owner;
}
