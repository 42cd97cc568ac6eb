import { PageTitle } from '@portal/shared/ui';

/** `admin/beheer`: all accounts (BE-020). The tab shows 'Account beheer', the page 'Accounts beheer' (§ 2). */
export function AccountManagementPage() {
  return <PageTitle title="Accounts beheer" documentTitle="Account beheer" />;
}
