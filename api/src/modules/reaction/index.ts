export { openReminders } from './open-reminder';
export type { FindSimilar } from './placement-closing.service';
export { reactionModule } from './reaction.module';
export { responseTimes } from './response-time';
