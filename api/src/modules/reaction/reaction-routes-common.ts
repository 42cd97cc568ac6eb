import { permission } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error';
import { refuseUnless, signedIn } from '../../plugins/current-user';
import type { AnswerTemplateRepository } from './answer-template.repository';
import type { AnswerTemplateService } from './answer-template.service';
import type { PlacementClosingRepository } from './placement-closing.repository';
import type { PlacementClosingService } from './placement-closing.service';
import type { ReactionOwner, ReactionRepository } from './reaction.repository';
import type { ReactionService } from './reaction.service';

/** The heading of these routes in the API description. */
export const tags = ['reaction'];

/** No shelter has this number: what nobody may see of an unknown thing is what a stranger may see of it. */
export const UNKNOWN_SHELTER = 0;

/** What the routes of reactions need. */
export interface ReactionRouteDependencies {
  reactions: ReactionRepository;
  service: ReactionService;
  templates: AnswerTemplateRepository;
  templateService: AnswerTemplateService;
  placements: PlacementClosingRepository;
  closing: PlacementClosingService;
  /** REACT_WITHOUT_ACCOUNT (C16). */
  isOpenToVisitors: boolean;
}

/** A reaction as the routes answer it: to staff with the comparison of its answers (C62), to its sender without. @throws AppError NOT_FOUND */
export async function itemOf(reactions: ReactionRepository, uuidkey: string, reader: 'staff' | 'sender') {
  const item = await reactions.find(uuidkey, reader);
  if (!item) throw new AppError('NOT_FOUND');
  return { data: { item } };
}

/** A reaction to an animal of the own shelter; a foreign one is as unknown as none. */
export async function managedReaction(
  request: FastifyRequest<{ Params: { uuidkey: string } }>,
  { reactions }: Pick<ReactionRouteDependencies, 'reactions'>,
): Promise<ReactionOwner> {
  const user = signedIn(request);
  const found = await reactions.owner(request.params.uuidkey);
  refuseUnless(permission(user, 'shelter.inbox', { asiel: found?.asiel ?? UNKNOWN_SHELTER }));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
