import type { Shelter, User } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error';
import { authorised } from '../../plugins/current-user';
import { type AuditActor, auditActor } from '../audit';
import type { ImportRow } from './animal-import.repository';

/** No shelter has this number: what nobody may see of an unknown thing is what a stranger may see of it. */
const UNKNOWN_SHELTER = 0;

export interface ImportAccess {
  /** The shelter by number, by its key or by the key of a user who belongs to it. */
  findShelter: (id: string) => Promise<Pick<Shelter, 'id'> | undefined>;
  findImport: (uuidkey: string) => Promise<ImportRow | undefined>;
}

const actorOfRequest = (request: FastifyRequest, user: User): AuditActor & { userId: number } => ({
  ...auditActor(request),
  userId: user.user_id,
});

/** The shelter, for own staff and admins; unknown to everybody else. */
export async function managedShelter(
  request: FastifyRequest<{ Params: { id: string } }>,
  { findShelter }: ImportAccess,
) {
  const shelter = await findShelter(request.params.id);
  const user = authorised(request, 'animal.import', { asiel: shelter?.id ?? UNKNOWN_SHELTER });
  if (!shelter) throw new AppError('NOT_FOUND');
  return { shelter, actor: actorOfRequest(request, user) };
}

/** The import, in the same way. */
export async function managedImport(
  request: FastifyRequest<{ Params: { uuidkey: string } }>,
  { findImport }: ImportAccess,
) {
  const item = await findImport(request.params.uuidkey);
  const user = authorised(request, 'animal.import', { asiel: item?.asiel_id ?? UNKNOWN_SHELTER });
  if (!item) throw new AppError('NOT_FOUND');
  return { item, actor: actorOfRequest(request, user) };
}
