import { Button, HomeIcon } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { ClosingDialog } from './closing-dialog';
import { messages } from './messages';
import styles from './placement-closing.module.css';

export interface PlacedNoticeProps {
  animal: { uuidkey: string; naam: string };
  /** How many reactions are open. */
  open: number;
  /** They were closed: the focus needs a place, because the notice leaves. */
  onClosed: () => void;
}

/** Offers to tell the others who reacted that a placed animal has a home (C17). */
export function PlacedNotice({ animal, open, onClosed }: PlacedNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.notice}>
      <p className={styles.words}>
        <HomeIcon size={20} />
        <span>{messages.waiting(open)}</span>
      </p>
      <Button ref={button} variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.offer(animal.naam)}
      </Button>
      {isOpen ? (
        <ClosingDialog
          animal={animal}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
          onClosed={() => {
            setOpen(false);
            onClosed();
          }}
        />
      ) : null}
    </div>
  );
}
