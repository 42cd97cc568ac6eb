import { PageTitle } from '@portal/shared/ui';
import { AccountOverview } from '../features/account-table/account-overview';
import { messages } from '../features/account-table/messages';

/** `admin/beheer`: all accounts (BE-020). The tab shows 'Account beheer', the page 'Accounts beheer' (§ 2). */
export function AccountManagementPage() {
  return (
    <>
      <PageTitle title={messages.title} documentTitle={messages.documentTitle} />
      <AccountOverview />
    </>
  );
}
