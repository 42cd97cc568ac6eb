import { type Animal, PlacementStatus, ReactionStatus } from '@portal/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';
import { PlacedNotice } from './placed-notice';

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
  return open > 0 ? <PlacedNotice animal={animal} open={open} onClosed={() => setDone(true)} /> : null;
}

function Done() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1}>
      {messages.allTold}
    </p>
  );
}
