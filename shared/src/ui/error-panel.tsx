import type { ReactNode } from 'react';
import { Button } from './button';
import { WarningIcon } from './icons';
import { RetryIcon } from './icons-action';
import styles from './panel.module.css';

/** `children` says what still works; `onRetry` shows 'Opnieuw proberen', `isBusy` while that is pending. */
export interface ErrorPanelProps {
  title?: string;
  children?: ReactNode;
  onRetry?: () => unknown;
  isBusy?: boolean;
}

/** A quiet panel in the place of content that did not arrive; announced at once. */
export function ErrorPanel({ title = 'Dit deel kon niet worden geladen', children, onRetry, isBusy }: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <WarningIcon className={styles.warning} size={32} />
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{children ?? 'De rest van de pagina kunt u gewoon gebruiken.'}</div>
      {onRetry ? (
        <Button variant="secondary" icon={RetryIcon} isBusy={isBusy} onClick={() => onRetry()}>
          Opnieuw proberen
        </Button>
      ) : null}
    </div>
  );
}
