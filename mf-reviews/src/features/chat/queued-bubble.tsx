import { Button, ClockIcon, ConfirmDialog, PencilIcon, TrashIcon, WarningIcon } from '@portal/shared/ui';
import { useState } from 'react';
import { Bubble } from './bubble';
import type { QueuedMessage } from './message-queue';
import { messages } from './messages';
import styles from './queued-bubble.module.css';

interface QueuedBubbleProps {
  entry: QueuedMessage;
  onCorrect: () => void;
  onDiscard: () => void;
}

/** A message that the server does not have yet, and what can be done about it. */
export function QueuedBubble({ entry, onCorrect, onDiscard }: QueuedBubbleProps) {
  const { name, text, typedAt, state } = entry;
  const isRefused = state === 'refused';
  return (
    <Bubble
      isOwn
      isRefused={isRefused}
      label={messages.own(name)}
      text={text}
      time={typedAt}
      foot={
        isRefused ? (
          <Refusal reason={entry.refusal} onCorrect={onCorrect} onDiscard={onDiscard} />
        ) : (
          <p className={styles.state}>
            <ClockIcon size={16} /> {messages.states[state]}
          </p>
        )
      }
    />
  );
}

function Refusal({ reason, onCorrect, onDiscard }: { reason: string | null } & Omit<QueuedBubbleProps, 'entry'>) {
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
