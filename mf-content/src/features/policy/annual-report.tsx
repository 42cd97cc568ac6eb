import type { Article } from '@portal/shared/contract';
import { EmptyState, HtmlText, PageTitle } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './policy.module.css';

/** The report with its own title, or a word about when it comes (CO-031, C48). */
export function AnnualReport({ report }: { report: Article | null }) {
  if (report === null) {
    return (
      <>
        <PageTitle title={messages.report.title} />
        <EmptyState title={messages.report.empty}>{messages.report.later}</EmptyState>
      </>
    );
  }
  return (
    <article>
      <PageTitle title={report.titel} documentTitle={messages.report.title} />
      <HtmlText html={report.tekst} className={styles.report} />
    </article>
  );
}
