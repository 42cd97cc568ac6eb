export { reactionRepository } from './reaction.repository';
export { reactionRoutes } from './reaction.routes';
export { reactionService } from './reaction.service';
