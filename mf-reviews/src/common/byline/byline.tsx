import { formatDate } from '@portal/shared/domain';
import type { ReactNode } from 'react';
import styles from './byline.module.css';
import { messages } from './messages';

interface BylineProps {
  name: string;
  /** When it was written and last changed, as the api gives it. */
  created: string;
  updated: string;
  /** Stands before the name, as the stars do. */
  children?: ReactNode;
}

/** Who wrote it and on which day; a later day of changing is said as well. */
export function Byline({ name, created, updated, children }: BylineProps) {
  const day = formatDate(created);
  const changed = formatDate(updated);
  return (
    <p className={styles.byline}>
      {children}
      <span className={styles.name}>{name}</span>
      <span className={styles.date}>
        <time dateTime={created}>{day}</time>
        {changed === day ? null : `, ${messages.changed(changed)}`}
      </span>
    </p>
  );
}
