import type { PlacementClosing } from '@portal/shared/contract';
import { isRequestError, useToast } from '@portal/shared/session';
import { Button, Dialog, DialogButtons, LoadState, Skeleton } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { useCloseForPlacementMutation, useGetPlacementClosingQuery } from '../../endpoints/placement-closing';
import { ClosingItem } from './closing-item';
import { messages } from './messages';
import styles from './placement-closing.module.css';

export interface ClosingDialogProps {
  animal: { uuidkey: string; naam: string };
  onClose: () => void;
  onClosed: () => void;
}

/** Who gets which mail, and the button that sends them all (C17). The mails come from the server as they will be sent. */
export function ClosingDialog({ animal, onClose, onClosed }: ClosingDialogProps) {
  const query = useGetPlacementClosingQuery(animal.uuidkey);
  return (
    <Dialog isOpen onClose={onClose} title={messages.title(animal.naam)}>
      <LoadState query={{ ...query, data: query.currentData }} skeleton={<ClosingSkeleton />}>
        {(closing) =>
          closing.items.length === 0 ? (
            <div className={styles.closing}>
              <p>{messages.nobody}</p>
              <Button onClick={onClosed}>{messages.close}</Button>
            </div>
          ) : (
            <ClosingList closing={closing} onCancel={onClose} onClosed={onClosed} />
          )
        }
      </LoadState>
    </Dialog>
  );
}

interface ClosingListProps {
  closing: PlacementClosing['data'];
  onCancel: () => void;
  onClosed: () => void;
}

function ClosingList({ closing: { dier, items, totalRecords }, onCancel, onClosed }: ClosingListProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { close, isClosing } = useClosing(dier.uuidkey, onClosed);
  const list = useId();
  const chosen = items.filter(({ uuidkey }) => !leftOut.has(uuidkey));
  const mailed = chosen.filter(({ mail }) => mail !== null).length;
  const toggle = (uuidkey: string) => {
    const next = new Set(leftOut);
    if (!next.delete(uuidkey)) next.add(uuidkey);
    setLeftOut(next);
  };
  return (
    <div className={styles.closing}>
      <p>{messages.intro(dier.naam)}</p>
      {totalRecords > items.length ? <p className={styles.soft}>{messages.limited}</p> : null}
      <h3 id={list} className={styles.heading}>
        {messages.list}
      </h3>
      <ul aria-labelledby={list} className={styles.list}>
        {items.map((item) => (
          <ClosingItem
            key={item.uuidkey}
            item={item}
            isChosen={!leftOut.has(item.uuidkey)}
            onToggle={() => toggle(item.uuidkey)}
          />
        ))}
      </ul>
      {chosen.length === 0 ? <p className={styles.soft}>{messages.choose}</p> : null}
      <DialogButtons>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button
          isBusy={isClosing}
          disabled={chosen.length === 0}
          onClick={() => void close(chosen.map(({ uuidkey }) => uuidkey))}
        >
          {messages.send(mailed, chosen.length)}
        </Button>
      </DialogButtons>
    </div>
  );
}

function useClosing(uuidkey: string, onClosed: () => void) {
  const [closeForPlacement, { isLoading }] = useCloseForPlacementMutation();
  const showToast = useToast();
  async function close(reactions: readonly string[]) {
    try {
      const { closed, mailed } = await closeForPlacement({ uuidkey, reactions }).unwrap();
      showToast({ type: 'succes', message: messages.done(closed, mailed) });
      onClosed();
    } catch (error) {
      const isExplained = isRequestError(error) && (error.status === 409 || error.status === 429);
      showToast({ type: 'error', message: isExplained ? error.message : messages.failed });
    }
  }
  return { close, isClosing: isLoading };
}

function ClosingSkeleton() {
  return (
    <div className={styles.closing}>
      <Skeleton width="long" />
      <Skeleton width="full" />
      <Skeleton width="full" />
    </div>
  );
}
