import { LoadState, PageTitle } from '@portal/shared/ui';
import { useGetAnnualReportQuery } from '../endpoints/article';
import { NewsArticleSkeleton } from '../features/news/news-article-skeleton';
import { AnnualReport } from '../features/policy/annual-report';
import { messages } from '../features/policy/messages';
import styles from './text-column.module.css';

/** over-ons/jaarverslag: the annual report (CO-031, C48). */
export function AnnualReportPage() {
  const query = useGetAnnualReportQuery();
  const isMissing = query.currentData === undefined && query.error !== undefined;
  return (
    <div className={styles.column}>
      {/* The error stays while it is tried again, so the heading does too. */}
      {isMissing ? <PageTitle title={messages.report.title} isHidden /> : null}
      <LoadState query={{ ...query, data: query.currentData }} skeleton={<NewsArticleSkeleton />}>
        {(report) => <AnnualReport report={report} />}
      </LoadState>
    </div>
  );
}
