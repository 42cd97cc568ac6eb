import { portalPath } from '@portal/shared/contract';
import { TabLinks } from '../../common/tab-links';
import { messages } from './messages';

/** The tabs of `admin/beheer`; the address names the open one. */
export type ManagementTab =
  | 'accounts'
  | 'applications'
  | 'reviews'
  | 'mails'
  | 'statistics'
  | 'tasks'
  | 'audit'
  | 'features'
  | 'releases'
  | 'health';

const TABS: readonly { tab: ManagementTab; to: string }[] = [
  { tab: 'accounts', to: portalPath.accountManagement() },
  { tab: 'applications', to: portalPath.applicationManagement() },
  { tab: 'reviews', to: portalPath.reviewManagement() },
  { tab: 'mails', to: portalPath.mailOutbox() },
  { tab: 'statistics', to: portalPath.foundationStatistics() },
  { tab: 'tasks', to: portalPath.failedTasks() },
  { tab: 'audit', to: portalPath.auditLog() },
  { tab: 'features', to: portalPath.featureManagement() },
  { tab: 'releases', to: portalPath.releaseManagement() },
  { tab: 'health', to: portalPath.healthOverview() },
];

/** The tabs of the administration (BE-030). */
export function ManagementTabs({ current }: { current: ManagementTab }) {
  return (
    <TabLinks
      label={messages.tabs}
      tabs={TABS.map(({ tab, to }) => ({ to, label: messages[tab], isCurrent: tab === current }))}
    />
  );
}
