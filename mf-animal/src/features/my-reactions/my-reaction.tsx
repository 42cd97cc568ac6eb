import { PlacementStatus, portalPath, type Reaction, ReactionStatus } from '@portal/shared/contract';
import { formatDate, isListed } from '@portal/shared/domain';
import { PreloadLink, useToast } from '@portal/shared/session';
import {
  AnimalPhoto,
  Button,
  CheckIcon,
  ClockIcon,
  ConfirmDialog,
  CrossIcon,
  type Icon,
  MailIcon,
} from '@portal/shared/ui';
import { useState } from 'react';
import { useWithdrawReactionMutation } from '../../endpoints/reaction';
import { messages } from './messages';
import styles from './my-reactions.module.css';

/** One own reaction. `onWithdrawn` gives the focus a place, because the button is gone then. */
export function MyReaction({ reaction, onWithdrawn }: { reaction: Reaction; onWithdrawn: () => void }) {
  const { dier, asiel } = reaction;
  const canWithdraw = reaction.withdrawn_at === null && reaction.statuscode !== ReactionStatus.archived;
  return (
    <article className={styles.card} aria-label={dier.naam}>
      <div className={styles.photo}>
        <AnimalPhoto fotourl={dier.fotourl} kind={dier.soort} alt="" />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <AnimalName animal={dier} />
        </h3>
        <Status reaction={reaction} />
        <p className={styles.soft}>
          {messages.sentOn(formatDate(reaction.created_at))} {messages.to(asiel.naam)}
        </p>
        <details className={styles.details}>
          <summary>{messages.showText}</summary>
          <p className={styles.text}>{reaction.informatie}</p>
        </details>
      </div>
      {canWithdraw ? (
        <div className={styles.action}>
          <Withdraw reaction={reaction} onWithdrawn={onWithdrawn} />
        </div>
      ) : null}
    </article>
  );
}

/** A link while there is a profile to see (C09). */
function AnimalName({ animal }: { animal: Reaction['dier'] }) {
  const name = <bdi>{animal.naam}</bdi>;
  const isShown = isListed(animal.geplaatst) || animal.geplaatst === PlacementStatus.placed;
  return isShown ? <PreloadLink to={portalPath.animal(animal.uuidkey)}>{name}</PreloadLink> : name;
}

const ICONS: Record<ReactionStatus, Icon> = {
  [ReactionStatus.sent]: MailIcon,
  [ReactionStatus.inProgress]: ClockIcon,
  [ReactionStatus.done]: CheckIcon,
  [ReactionStatus.archived]: CrossIcon,
};

function meaningOf({ statuscode, withdrawn_at, placement_closed_at, dier }: Reaction): string {
  if (withdrawn_at !== null) return messages.withdrawnMeaning;
  if (statuscode === ReactionStatus.archived && placement_closed_at) return messages.placedMeaning(dier.naam);
  return messages.meaning[statuscode];
}

function Status({ reaction }: { reaction: Reaction }) {
  const { statuscode, withdrawn_at } = reaction;
  const isWithdrawn = withdrawn_at !== null;
  const StatusIcon = ICONS[statuscode];
  return (
    <p className={styles.status} data-status={isWithdrawn ? 'withdrawn' : statuscode}>
      <span className={styles.pill}>
        <StatusIcon size={16} />
        {isWithdrawn ? messages.withdrawn : messages.words[statuscode]}
      </span>
      <span className={styles.soft}>{meaningOf(reaction)}</span>
    </p>
  );
}

function Withdraw({ reaction, onWithdrawn }: { reaction: Reaction; onWithdrawn: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawReactionMutation();
  const showToast = useToast();
  async function handleConfirm() {
    try {
      await withdraw(reaction.uuidkey).unwrap();
      showToast({ type: 'succes', message: messages.done });
      setDone(true);
      onWithdrawn();
    } catch {
      showToast({ type: 'error', message: messages.failed });
    }
  }
  // Button and question leave at once: a dialog that closes slowly would take the focus back.
  if (isDone) return null;
  return (
    <>
      <Button variant="quiet" aria-label={messages.withdrawLabel(reaction.dier.naam)} onClick={() => setAsking(true)}>
        {messages.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.confirmTitle(reaction.dier.naam)}
        confirmLabel={messages.withdraw}
        cancelLabel={messages.keep}
        isDanger
        isBusy={isLoading}
        onConfirm={handleConfirm}
        onCancel={() => setAsking(false)}
      >
        {messages.confirmText}
      </ConfirmDialog>
    </>
  );
}
