import { ErrorPanel, PageTitle } from '@portal/shared/ui';
import { messages } from './messages';

/** Stands where a page needs the account and it cannot be read: what is wrong, and trying again. */
export function AccountUnreadable({ retry }: { retry: () => void }) {
  return (
    <>
      <PageTitle title={messages.unreadable.title} isHidden />
      <ErrorPanel title={messages.unreadable.title} onRetry={retry}>
        {messages.unreadable.text}
      </ErrorPanel>
    </>
  );
}
