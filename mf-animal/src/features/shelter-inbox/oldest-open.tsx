import { ReactionSort, type ReactionSummary } from '@portal/shared/contract';
import { isOverdue } from '@portal/shared/domain';
import { ClockIcon, WarningIcon } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { ageText, messages } from './messages';
import styles from './shelter-inbox.module.css';
import type { InboxFilter } from './use-inbox';

export interface OldestOpenProps {
  summary: ReactionSummary | undefined;
  hrefOf: (change: Partial<InboxFilter>) => string;
}

/** How long the oldest open reaction waits: a link to its tab, oldest first; a warning after 5 days (C17). */
export function OldestOpen({ summary, hrefOf }: OldestOpenProps) {
  if (summary === undefined) return <p className={styles.oldest} />;
  const { oldest_open_at: since, oldest_open_status: statuscode } = summary;
  if (since === null)
    return (
      <p className={styles.oldest}>
        <ClockIcon size={20} />
        {messages.noneOpen}
      </p>
    );
  const now = new Date();
  const isLate = isOverdue(since, now);
  const AgeIcon = isLate ? WarningIcon : ClockIcon;
  return (
    <p className={styles.oldest} data-late={isLate || undefined}>
      <AgeIcon size={20} />
      <span>
        <Link to={hrefOf({ sort: ReactionSort.oldest, ...(statuscode ? { statuscode } : {}) })} preventScrollReset>
          {messages.oldest(ageText(since, now))}
        </Link>{' '}
        {isLate ? messages.answerFirst : null}
      </span>
    </p>
  );
}
