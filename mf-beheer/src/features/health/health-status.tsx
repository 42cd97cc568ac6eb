import type { HealthReport } from '@portal/shared/contract';
import { formatChatTime } from '@portal/shared/domain';
import { Button, CheckIcon, classNames, RetryIcon, WarningIcon } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styles from './health.module.css';
import { messages, PROBLEMS } from './messages';

interface HealthStatusProps {
  report: HealthReport;
  isBusy: boolean;
  onRefresh: () => unknown;
}

/** The answer to the first question, and what to do about what is not well. */
export function HealthStatus({ report: { problems, checked_at }, isBusy, onRefresh }: HealthStatusProps) {
  const isWell = problems.length === 0;
  const StatusIcon = isWell ? CheckIcon : WarningIcon;
  return (
    <div className={classNames(styles.status, isWell ? styles.well : styles.ill)}>
      <div className={styles.head}>
        <p role="status" className={styles.line}>
          <StatusIcon size={24} />
          {isWell ? messages.allWell : messages.attention(problems.length)}
        </p>
        <div className={styles.refresh}>
          <span className={styles.quiet}>{messages.checked(formatChatTime(checked_at))}</span>
          <Button variant="secondary" icon={RetryIcon} isBusy={isBusy} onClick={() => onRefresh()}>
            {messages.refresh}
          </Button>
        </div>
      </div>
      {isWell ? null : (
        <ul className={styles.problems} aria-label={messages.problems}>
          {problems.map((problem) => {
            const { text, link } = PROBLEMS[problem];
            return (
              <li key={problem}>
                {text} {link ? <Link to={link.to}>{link.label}</Link> : null}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
