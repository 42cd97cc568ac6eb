import { AppError } from '../../lib/app-error';
import type { ReactionRepository } from './reaction.repository';
import type { ReactionService } from './reaction.service';

/** The heading of these routes in the API description. */
export const tags = ['reaction'];

/** No shelter has this number: what nobody may see of an unknown thing is what a stranger may see of it. */
export const UNKNOWN_SHELTER = 0;

/** What the routes of reactions need. */
export interface ReactionRouteDependencies {
  reactions: ReactionRepository;
  service: ReactionService;
  /** REACT_WITHOUT_ACCOUNT (C16). */
  isOpenToVisitors: boolean;
}

/** A reaction as the routes answer it. @throws AppError NOT_FOUND */
export async function itemOf(reactions: ReactionRepository, uuidkey: string) {
  const item = await reactions.find(uuidkey);
  if (!item) throw new AppError('NOT_FOUND');
  return { data: { item } };
}
