import { APPLICATION_TAB } from '@portal/shared/contract';
import { PageTitle } from '@portal/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { AccountOverview } from '../features/account-table/account-overview';
import { messages } from '../features/account-table/messages';
import { ApplicationOverview } from '../features/applications/application-overview';
import { ManagementTabs } from '../features/management-tabs/management-tabs';

/**
 * `admin/beheer`: all accounts (BE-020) and, on a tab of its own, the applications of shelters (BE-030). The tab of the browser shows
 * 'Account beheer', the page 'Accounts beheer' (§ 2).
 */
export function AccountManagementPage() {
  const [params] = useSearchParams();
  const isApplications = params.get('tab') === APPLICATION_TAB;
  return (
    <>
      <PageTitle title={messages.title} documentTitle={messages.documentTitle} />
      <ManagementTabs current={isApplications ? 'applications' : 'accounts'} />
      {isApplications ? <ApplicationOverview /> : <AccountOverview />}
    </>
  );
}
