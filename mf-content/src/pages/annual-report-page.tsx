import { ArticleCategory } from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { LoadState, PageTitle } from '@portal/shared/ui';
import { Suspense } from 'react';
import { useGetAnnualReportQuery } from '../endpoints/article';
import { NewsArticleSkeleton } from '../features/news/news-article-skeleton';
import { AnnualReport } from '../features/policy/annual-report';
import { messages } from '../features/policy/messages';
import { AnbiWarning, ArticleTools, NewArticleButton } from './admin-tools';
import styles from './text-column.module.css';

/** over-ons/jaarverslag: the annual report (CO-031, C48). */
export function AnnualReportPage() {
  const query = useGetAnnualReportQuery();
  const { refetch } = query;
  const mayWrite = can(useUser(), 'content.write');
  const isMissing = query.currentData === undefined && query.error !== undefined;
  return (
    <div className={styles.column}>
      {/* The error stays while it is tried again, so the heading does too. */}
      {isMissing ? <PageTitle title={messages.report.title} isHidden /> : null}
      <LoadState query={{ ...query, data: query.currentData }} skeleton={<NewsArticleSkeleton />}>
        {(report) => (
          <>
            {mayWrite && (
              <Suspense>
                <AnbiWarning report={report} />
                {report && <ArticleTools article={report} onDeleted={refetch} />}
                <NewArticleButton category={ArticleCategory.annualReport} />
              </Suspense>
            )}
            <AnnualReport report={report} />
          </>
        )}
      </LoadState>
    </div>
  );
}
