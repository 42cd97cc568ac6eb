import { lazyDialog } from '@portal/shared/ui';

/** The dialog is a file of its own: the profile waits for its button alone (AN-022). */
export const LazyReactionDialog = lazyDialog(async () => (await import('./reaction-dialog')).ReactionDialog);
