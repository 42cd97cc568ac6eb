import type { AnnualReport as Report } from '@portal/shared/contract';
import { usePortalConfig } from '@portal/shared/session';
import { EmptyState, HtmlText, PageTitle } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './policy.module.css';

/** The report with its own title, or a word about when it comes (CO-031, C48). */
export function AnnualReport({ report }: { report: Report | null }) {
  const { productName } = usePortalConfig();
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
      <PageTitle title={report.titel} documentTitle={messages.report.documentTitle(productName)} />
      <HtmlText html={report.tekst} className={styles.report} />
    </article>
  );
}
