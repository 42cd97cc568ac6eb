import {
  APPLICATION_TAB,
  AUDIT_TAB,
  FAILED_TASK_TAB,
  FEATURE_TAB,
  HEALTH_TAB,
  MAIL_TAB,
  RELEASE_TAB,
  REVIEW_TAB,
  STATISTICS_TAB,
} from '@portal/shared/contract';
import { lazyComponent, PageTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountOverview } from '../features/account-table/account-overview';
import { messages } from '../features/account-table/messages';
import { ApplicationOverview } from '../features/applications/application-overview';
import { AuditOverview } from '../features/audit-log/audit-overview';
import { FailedTaskOverview } from '../features/failed-tasks/failed-task-overview';
import { FeatureOverview } from '../features/feature-flags/feature-overview';
import { MailOverview } from '../features/mail-outbox/mail-overview';
import { type ManagementTab, ManagementTabs } from '../features/management-tabs/management-tabs';
import { ReleaseOverview } from '../features/releases/release-overview';
import { ReviewOverview } from '../features/review-list/review-overview';
import { FoundationStatistics } from '../features/statistics/foundation-statistics';

/** A file of its own: who manages accounts does not fetch it. */
const LazyHealth = lazyComponent(async () => (await import('../features/health/health-overview')).HealthOverview);

const OVERVIEWS: Record<ManagementTab, () => ReactNode> = {
  accounts: AccountOverview,
  applications: ApplicationOverview,
  reviews: ReviewOverview,
  mails: MailOverview,
  statistics: FoundationStatistics,
  tasks: FailedTaskOverview,
  audit: AuditOverview,
  features: FeatureOverview,
  releases: ReleaseOverview,
  health: () => <LazyHealth />,
};
const TAB_OF = new Map<string, ManagementTab>([
  [APPLICATION_TAB, 'applications'],
  [REVIEW_TAB, 'reviews'],
  [MAIL_TAB, 'mails'],
  [STATISTICS_TAB, 'statistics'],
  [FAILED_TASK_TAB, 'tasks'],
  [AUDIT_TAB, 'audit'],
  [FEATURE_TAB, 'features'],
  [RELEASE_TAB, 'releases'],
  [HEALTH_TAB, 'health'],
]);

/**
 * `admin/beheer`: all accounts (BE-020) and, on tabs of their own, the applications of shelters (BE-030), reviews (RE-021), the outbox of mail
 * (BE-031), the figures of the foundation (BE-014), jobs that failed for good, the audit log, the feature flags (C41), the releases (C59) and how the portal
 * is doing.
 * The tab of the browser shows 'Account beheer', the page 'Accounts beheer'.
 */
export function AccountManagementPage() {
  const [params] = useSearchParams();
  const current = TAB_OF.get(params.get('tab') ?? '') ?? 'accounts';
  const Overview = OVERVIEWS[current];
  return (
    <>
      <PageTitle title={messages.title} documentTitle={messages.documentTitle} />
      <ManagementTabs current={current} />
      <Overview />
    </>
  );
}
