import { type AnnualReport as AnnualReportRecord, Article, ArticleCategory } from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { LoadState, PageTitle } from '@portal/shared/ui';
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
            {mayWrite && <ReportTools report={report} onDeleted={refetch} />}
            <AnnualReport report={report} />
          </>
        )}
      </LoadState>
    </div>
  );
}

/** What administrators may do; a report of titel and tekst alone can only be read. */
function ReportTools({ report, onDeleted }: { report: AnnualReportRecord | null; onDeleted: () => void }) {
  const article = Article.safeParse(report).data ?? null;
  return (
    <>
      <AnbiWarning report={article} />
      {article && <ArticleTools article={article} onDeleted={onDeleted} />}
      <NewArticleButton category={ArticleCategory.annualReport} />
    </>
  );
}
