import { Button, ClockIcon, ConfirmDialog, PencilIcon, TrashIcon, WarningIcon } from '@portal/shared/ui';
import { useState } from 'react';
import type { QueuedMessage } from './message-queue';
import { messages } from './messages';
import styles from './queued-foot.module.css';

interface QueuedFootProps {
  entry: QueuedMessage;
  onCorrect: () => void;
  onDiscard: () => void;
}

/** Below a message that the server does not have yet: how far it is, and what can be done when it was refused. */
export function QueuedFoot({ entry: { state, refusal }, onCorrect, onDiscard }: QueuedFootProps) {
  if (state === 'refused') return <Refusal reason={refusal} onCorrect={onCorrect} onDiscard={onDiscard} />;
  return (
    <p className={styles.state}>
      <ClockIcon size={16} /> {messages.states[state]}
    </p>
  );
}

function Refusal({ reason, onCorrect, onDiscard }: { reason: string | null } & Omit<QueuedFootProps, 'entry'>) {
  const [isAsking, setAsking] = useState(false);
  const { title, text, confirm, cancel } = messages.discarding;
  return (
    <div className={styles.refusal}>
      <p className={styles.reason}>
        <WarningIcon size={18} />
        <span>
          {messages.states.refused}: {reason}
        </span>
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" icon={PencilIcon} onClick={onCorrect}>
          {messages.correct}
        </Button>
        <Button variant="quiet" icon={TrashIcon} onClick={() => setAsking(true)}>
          {messages.discard}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={title}
        confirmLabel={confirm}
        cancelLabel={cancel}
        onConfirm={onDiscard}
        onCancel={() => setAsking(false)}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </div>
  );
}
