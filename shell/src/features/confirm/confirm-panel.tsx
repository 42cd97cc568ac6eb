import { CheckIcon, PageTitle, WarningIcon } from '@portal/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './confirm.module.css';

interface ConfirmPanelProps {
  title: string;
  text?: ReactNode;
  /** Shows whether it went well; while it is not known yet, nothing. */
  outcome?: 'done' | 'bad';
  /** Buttons and forms. */
  children?: ReactNode;
}

/** The one panel of `/bevestigen`. An outcome is announced, because the button that led to it is gone. */
export function ConfirmPanel({ title, text, outcome, children }: ConfirmPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== undefined) panel.current?.focus({ preventScroll: true });
  }, [outcome]);
  return (
    <div className={styles.panel} ref={panel} tabIndex={-1}>
      {outcome === undefined ? null : (
        <span className={styles[outcome]}>
          {outcome === 'done' ? <CheckIcon size={32} /> : <WarningIcon size={32} />}
        </span>
      )}
      <PageTitle title={title} lead={text} />
      {children}
    </div>
  );
}
