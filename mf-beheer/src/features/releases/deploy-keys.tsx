import type { DeployKeyRow, ManagedPart } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { Button, ConfirmDialog } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { useEndDeployKeyMutation } from '../../endpoints/release';
import { messages, partTitle } from './messages';
import { NewKeyDialog } from './new-key-dialog';
import styles from './releases.module.css';
import { useReleaseWork } from './use-release-work';
import { WorkFailure } from './work-failure';

/** The deploy keys of a part: made and ended here, the keys themselves are never seen again. */
export function DeployKeys({ part: { name, keys } }: { part: ManagedPart }) {
  const id = useId();
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<DeployKeyRow | null>(null);
  const title = partTitle(name);
  return (
    <div className={styles.keys}>
      <h3 id={id} className={styles.subtitle} aria-label={messages.keysOf(title)}>
        {messages.keys}
      </h3>
      {keys.length === 0 ? (
        <p className={styles.quiet}>{messages.noKeys}</p>
      ) : (
        <ul aria-labelledby={id} className={styles.list}>
          {keys.map((key) => (
            <li key={key.id} className={styles.key}>
              <KeyFacts row={key} />
              <Button
                variant="quiet"
                aria-label={messages.endKeyOf(key.label || key.id)}
                onClick={() => setEnding(key)}
              >
                {messages.endKey}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" aria-label={messages.newKeyOf(title)} onClick={() => setMaking(true)}>
        {messages.newKey}
      </Button>
      {isMaking ? <NewKeyDialog name={name} onClose={() => setMaking(false)} /> : null}
      {ending ? <EndKeyDialog name={name} row={ending} onClose={() => setEnding(null)} /> : null}
    </div>
  );
}

function KeyFacts({ row: { id, label, created_at, last_used_at } }: { row: DeployKeyRow }) {
  const used = last_used_at ? messages.keyUsed(formatDate(last_used_at)) : messages.keyUnused;
  return (
    <span className={styles.lines}>
      <span>{label || id}</span>
      <span className={styles.detail}>
        {messages.keyMade(formatDate(created_at))}, {used}
      </span>
    </span>
  );
}

interface EndKeyDialogProps {
  name: ManagedPart['name'];
  row: DeployKeyRow;
  onClose: () => void;
}

function EndKeyDialog({ name, row, onClose }: EndKeyDialogProps) {
  const label = row.label || row.id;
  const [end] = useEndDeployKeyMutation();
  const { run, failure, isBusy } = useReleaseWork(messages.keyEnded(label));
  const confirm = async () => {
    if (await run(() => end({ name, id: row.id }).unwrap())) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={isBusy}
      title={messages.endKeyTitle(label)}
      confirmLabel={messages.endKey}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{messages.endKeyText}</p>
      <WorkFailure failure={failure} />
    </ConfirmDialog>
  );
}
