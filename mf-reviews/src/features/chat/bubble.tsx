import { formatChatTime } from '@portal/shared/domain';
import { classNames } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './bubble.module.css';

/** `time` is an ISO time, or milliseconds; `foot` stands below the text. */
export interface BubbleProps {
  label: string;
  text: string;
  time: string | number;
  isOwn: boolean;
  isRefused?: boolean;
  foot?: ReactNode;
}

/** One message: own ones are sent (blue), others received (green); the words say it as well (RE-011). */
export function Bubble({ label, text, time, isOwn, isRefused = false, foot }: BubbleProps) {
  const when = new Date(time);
  return (
    <li className={classNames(styles.item, isOwn ? styles.sent : styles.received, isRefused && styles.refused)}>
      <p className={styles.head}>
        <span className={styles.name}>{label}</span>{' '}
        <time className={styles.time} dateTime={when.toISOString()}>
          {formatChatTime(when)}
        </time>
      </p>
      <p className={styles.text}>{text}</p>
      {foot}
    </li>
  );
}
