import { statusLabel } from '@portal/shared/domain';
import { ConfirmDialog } from '@portal/shared/ui';
import { useState } from 'react';
import { messages } from './messages';
import styles from './status-dialog.module.css';
import type { StatusChange } from './use-status-change';

/** Names the change and what it does, and asks (AN-051): cancelling brings the saved status back, confirming saves (AN-053). */
export function StatusDialog({ naam, change }: { naam: string; change: StatusChange }) {
  const { asked, isBusy, confirm, cancel } = change;
  // The words stay while the dialog closes.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={messages.confirmTitle(naam)}
      confirmLabel={messages.confirm}
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {shown ? (
        <div className={styles.change}>
          {shown.isChangedMeanwhile ? (
            <p role="alert" className={styles.warning}>
              {messages.changedMeanwhile}
            </p>
          ) : null}
          <dl className={styles.statuses}>
            <div>
              <dt>{messages.from}</dt>
              <dd>{statusLabel(shown.check.geplaatst)}</dd>
            </div>
            <div className={styles.wanted}>
              <dt>{messages.to}</dt>
              <dd>{shown.check.statuslabel}</dd>
            </div>
          </dl>
          <p>{messages.effect[shown.wanted]}</p>
          {shown.failure ? (
            <p role="alert" className={styles.failure}>
              {shown.failure}
            </p>
          ) : null}
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
