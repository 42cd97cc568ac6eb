import type { ApplicationStatus } from '@portal/shared/contract';
import { CheckIcon, ClockIcon, CrossIcon, classNames } from '@portal/shared/ui';
import styles from './applications.module.css';
import { messages } from './messages';

const ICONS = { new: ClockIcon, approved: CheckIcon, rejected: CrossIcon } as const;

/** What was decided: icon and word, never colour alone. */
export function ApplicationStatusLabel({ status }: { status: ApplicationStatus }) {
  const StatusIcon = ICONS[status];
  return (
    <span className={classNames(styles.status, styles[status])}>
      <StatusIcon size={16} />
      {messages.statuses[status]}
    </span>
  );
}
