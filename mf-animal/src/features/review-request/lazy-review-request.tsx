import { lazyComponent } from '@portal/shared/ui';
import type { ReviewRequestDialogProps } from './review-request-dialog';

/** The dialog is a file of its own: no profile waits for it (AN-022). Show it while it is open. */
export const LazyReviewRequestDialog = lazyComponent<ReviewRequestDialogProps>(
  async () => (await import('./review-request-dialog')).ReviewRequestDialog,
);
