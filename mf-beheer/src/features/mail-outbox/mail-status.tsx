import type { MailRow } from '@portal/shared/contract';
import { CheckIcon, ClockIcon, CrossIcon, classNames } from '@portal/shared/ui';
import styles from './mail-outbox.module.css';
import { messages } from './messages';

const ICONS = { waiting: ClockIcon, sent: CheckIcon, failed: CrossIcon } as const;

/** Whether a mail left: icon and word, never colour alone. */
export function MailStatus({ status }: Pick<MailRow, 'status'>) {
  const StatusIcon = ICONS[status];
  return (
    <span className={classNames(styles.status, styles[status])}>
      <StatusIcon size={16} />
      {messages.statuses[status]}
    </span>
  );
}
