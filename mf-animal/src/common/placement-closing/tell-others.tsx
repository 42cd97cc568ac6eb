import { type Animal, ReactionStatus } from '@portal/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';
import { PlacedNotice } from './placed-notice';
import styles from './placement-closing.module.css';

const OPEN: readonly ReactionStatus[] = [ReactionStatus.sent, ReactionStatus.inProgress];

/** The offer to tell the others who reacted to a placed animal (C17), while reactions are open; afterwards that it was done. */
export function TellOthers({ animal }: { animal: Animal }) {
  const [isDone, setDone] = useState(false);
  const open = (animal.responseCount ?? [])
    .filter(({ statuscode }) => OPEN.includes(statuscode))
    .reduce((sum, { aantal }) => sum + aantal, 0);
  if (isDone) return <Done />;
  if (open === 0) return null;
  return (
    <div className={styles.apart}>
      <PlacedNotice animal={animal} open={open} onClosed={() => setDone(true)} />
    </div>
  );
}

function Done() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className={styles.apart}>
      {messages.allTold}
    </p>
  );
}
