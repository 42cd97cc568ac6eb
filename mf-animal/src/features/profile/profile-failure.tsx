import { ErrorPanel, PageTitle } from '@portal/shared/ui';
import { messages } from './messages';

/** The api failed: a quiet panel in the place of the profile, the rest of the page stays (SH-079). */
export function ProfileFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <>
      <PageTitle title={messages.page} isHidden />
      <ErrorPanel title={messages.failed} onRetry={onRetry} />
    </>
  );
}
