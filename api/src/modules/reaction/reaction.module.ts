import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../ports/database/port';
import { answerTemplateRepository } from './answer-template.repository';
import { answerTemplateService } from './answer-template.service';
import { placementClosingRepository } from './placement-closing.repository';
import { type FindSimilar, placementClosingService } from './placement-closing.service';
import { reactionRepository } from './reaction.repository';
import { reactionRoutes } from './reaction.routes';
import { type ReactionServiceOptions, reactionService } from './reaction.service';
import { responseTimeOf } from './response-time';
import { responseTimeRoutes } from './response-time.routes';

/** What reactions are built from. */
export interface ReactionModuleOptions extends ReactionServiceOptions {
  database: Database;
  findSimilar: FindSimilar;
  /** REACT_WITHOUT_ACCOUNT (C16). */
  isOpenToVisitors: boolean;
}

/** Reactions of adopters, the inbox of shelters, their templates of answers, and what a placement closes: routes below `/api/`. */
export function reactionModule(options: ReactionModuleOptions): FastifyPluginAsync {
  const { database, origin, isOpenToVisitors } = options;
  const reactions = reactionRepository(database, origin);
  const routes = reactionRoutes({
    reactions,
    service: reactionService(options),
    templates: answerTemplateRepository(database),
    templateService: answerTemplateService(options),
    placements: placementClosingRepository(database),
    closing: placementClosingService(options),
    isOpenToVisitors,
  });
  return async (instance) => {
    await instance.register(routes);
    await instance.register(
      responseTimeRoutes({ reactions, responseTimeOf: (asiel) => responseTimeOf(database, asiel) }),
    );
  };
}
