import { type Animal, PlacementStatus, ReactionStatus } from '@portal/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';
import { PlacedNotice } from './placed-notice';
import styles from './placement-closing.module.css';

const OPEN: readonly ReactionStatus[] = [ReactionStatus.sent, ReactionStatus.inProgress];

/** On the profile of a placed animal, for who may read its reactions: the offer to tell the others (C17); afterwards that it was done. */
export function PlacedReactions({ animal }: { animal: Animal }) {
  const [isDone, setDone] = useState(false);
  const { geplaatst, responseCount = [] } = animal;
  const open = responseCount
    .filter(({ statuscode }) => OPEN.includes(statuscode))
    .reduce((sum, { aantal }) => sum + aantal, 0);
  if (geplaatst !== PlacementStatus.placed) return null;
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
