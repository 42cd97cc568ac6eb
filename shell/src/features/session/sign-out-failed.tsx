import { ErrorPanel, PageTitle } from '@portal/shared/ui';
import { messages } from './messages';

/** Stands there when signing out did not succeed: on a shared computer nobody may believe that it did. */
export function SignOutFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <PageTitle title={messages.notOut.title} isHidden />
      <ErrorPanel title={messages.notOut.title} onRetry={retry}>
        {messages.notOut.text}
      </ErrorPanel>
    </>
  );
}
