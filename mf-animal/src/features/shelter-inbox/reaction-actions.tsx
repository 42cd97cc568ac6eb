import { type Reaction, ReactionStatus } from '@portal/shared/contract';
import { isRequestError, useToast } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { useUpdateReactionMutation } from '../../endpoints/reaction';
import { AnswerDialog } from './answer-dialog';
import { messages } from './messages';
import styles from './reaction-detail.module.css';

/** What staff do with a reaction. Moves among the four statuses are free (C17); `onMoved` gives the focus a place. */
export function ReactionActions({ reaction, onMoved }: { reaction: Reaction; onMoved: () => void }) {
  const [isAnswering, setAnswering] = useState(false);
  const answerButton = useRef<HTMLButtonElement>(null);
  const { move, isMoving } = useMove(reaction, onMoved);
  const { statuscode } = reaction;
  const moveButton = (to: ReactionStatus, label: string, variant: 'secondary' | 'quiet') =>
    statuscode === to ? null : (
      <Button variant={variant} isBusy={isMoving} onClick={() => move(to)}>
        {label}
      </Button>
    );
  return (
    <div className={styles.actions}>
      {reaction.email ? (
        <Button ref={answerButton} aria-haspopup="dialog" onClick={() => setAnswering(true)}>
          {statuscode === ReactionStatus.done ? messages.answerAgain : messages.answer}
        </Button>
      ) : null}
      {moveButton(ReactionStatus.inProgress, messages.take, 'secondary')}
      {moveButton(ReactionStatus.archived, messages.archive, 'secondary')}
      {moveButton(ReactionStatus.done, messages.markDone, 'quiet')}
      {moveButton(ReactionStatus.sent, messages.backToNew, 'quiet')}
      {isAnswering ? (
        <AnswerDialog
          reaction={reaction}
          onClose={() => {
            setAnswering(false);
            answerButton.current?.focus();
          }}
          onAnswered={() => {
            setAnswering(false);
            onMoved();
          }}
        />
      ) : null}
    </div>
  );
}

function useMove({ uuidkey }: Reaction, onMoved: () => void) {
  const [update, { isLoading }] = useUpdateReactionMutation();
  const showToast = useToast();
  async function move(statuscode: ReactionStatus) {
    try {
      await update({ uuidkey, body: { statuscode } }).unwrap();
      showToast({ type: 'succes', message: messages.moved(messages.tab[statuscode]) });
      onMoved();
    } catch (error) {
      const isGone = isRequestError(error) && error.status === 404;
      showToast({ type: 'error', message: isGone ? error.message : messages.failed });
    }
  }
  return { move, isMoving: isLoading };
}
