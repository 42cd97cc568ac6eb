import type { ReactNode } from 'react';
import { Button } from './button';
import { WarningIcon } from './icons';
import { RetryIcon } from './icons-action';
import styles from './panel.module.css';
import { useIsOnline } from './use-is-online';

/** `children` says what still works; `fault` what the api said, with its code; `onRetry` shows 'Opnieuw proberen', `isBusy` while that is pending. */
export interface ErrorPanelProps {
  title?: string;
  children?: ReactNode;
  fault?: string | undefined;
  onRetry?: () => unknown;
  isBusy?: boolean;
}

const UNKNOWN = { title: 'Dit deel kon niet worden geladen', text: 'De rest van de pagina kunt u gewoon gebruiken.' };
const OFFLINE = { title: 'U bent offline', text: 'Probeer het opnieuw zodra de verbinding terug is.' };

/**
 * A quiet panel in the place of content that did not arrive; announced at once. Without a connection what could be tried again says so: then
 * it is not the part that fails. A title of its own stays.
 */
export function ErrorPanel({ title, children, fault, onRetry, isBusy }: ErrorPanelProps) {
  const isOffline = !useIsOnline() && onRetry !== undefined;
  const { title: usual, text } = isOffline ? OFFLINE : UNKNOWN;
  return (
    <div className={styles.panel} role="alert">
      <WarningIcon className={styles.warning} size={32} />
      <p className={styles.title}>{title ?? usual}</p>
      <div className={styles.text}>
        {isOffline && title !== undefined ? <p>{`${OFFLINE.title}. ${OFFLINE.text}`}</p> : null}
        {children ?? (isOffline && title !== undefined ? null : text)}
        {fault ? <p>{fault}</p> : null}
      </div>
      {onRetry ? (
        <Button variant="secondary" icon={RetryIcon} isBusy={isBusy} onClick={() => onRetry()}>
          Opnieuw proberen
        </Button>
      ) : null}
    </div>
  );
}
