import type { ReactNode } from 'react';
import type { Icon } from './icon';
import { PawIcon } from './icons-animal';
import styles from './panel.module.css';

/** `title` says what is empty, `children` what it means, `action` what to do next. */
export interface EmptyStateProps {
  title: string;
  icon?: Icon;
  children?: ReactNode;
  action?: ReactNode;
}

/** What is shown when there is nothing to show. */
export function EmptyState({ title, icon: EmptyIcon = PawIcon, children, action }: EmptyStateProps) {
  return (
    <div className={styles.panel}>
      <span className={styles.medal}>
        <EmptyIcon size={32} />
      </span>
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action}
    </div>
  );
}
