import type { Article } from '@portal/shared/contract';
import { usePortalConfig } from '@portal/shared/session';
import styles from './article-form.module.css';
import { messages } from './messages';

const { anbi } = messages;
const OLDEST_MONTHS = 18;

/** What an administrator must add for the tax office: a RSIN, and a report younger than 18 months (C48). */
export function AnbiWarning({ report, now = new Date() }: { report: Article | null; now?: Date }) {
  const { foundation } = usePortalConfig();
  const oldest = new Date(now);
  oldest.setMonth(oldest.getMonth() - OLDEST_MONTHS);
  const isOld = report === null || new Date(report.datum) < oldest;
  const hasRsin = /[1-9]/.test(foundation.rsin);
  if (hasRsin && !isOld) return null;
  return (
    <section className={styles.warning} aria-label={anbi.title}>
      <p>
        <strong>{anbi.title}</strong>
      </p>
      {!hasRsin && <p>{anbi.rsin}</p>}
      {isOld && <p>{anbi.report}</p>}
    </section>
  );
}
