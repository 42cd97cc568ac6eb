import { type Reaction, ReactionStatus } from '@portal/shared/contract';
import { AnimalPhoto, ChevronDownIcon } from '@portal/shared/ui';
import { useId, useState } from 'react';
import styles from './inbox-reaction.module.css';
import { ageText, messages } from './messages';
import { ReactionDetail } from './reaction-detail';

export interface InboxReactionProps {
  reaction: Reaction;
  /** Address of the inbox of its shelter alone; null when that is what is shown. */
  shelterHref: string | null;
  /** Address of the inbox with the reactions to this animal alone; null when that is what is shown. */
  animalHref: string | null;
  onMoved: () => void;
}

/** One reaction: who, about which animal, since when, and the first words; it opens in place. Opening changes nothing (C17). */
export function InboxReaction({ reaction, shelterHref, animalHref, onMoved }: InboxReactionProps) {
  const [isOpen, setOpen] = useState(false);
  const detail = useId();
  const { dier, displayname, asiel } = reaction;
  return (
    <article className={styles.card}>
      <h3 className={styles.header}>
        <button
          type="button"
          className={styles.row}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detail : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.photo}>
            <AnimalPhoto fotourl={dier.fotourl} kind={dier.soort} alt="" />
          </span>
          <span className={styles.words}>
            <span className={styles.title}>
              <bdi className={styles.sender}>{displayname}</bdi> <span>{messages.about(dier.naam)}</span>
              <Mark reaction={reaction} />
            </span>
            <span className={styles.soft}>
              {ageText(reaction.created_at, new Date())}
              {shelterHref === null ? null : ` · ${asiel.naam}`}
            </span>
            {isOpen ? null : <span className={styles.preview}>{reaction.informatie}</span>}
          </span>
          <ChevronDownIcon className={isOpen ? styles.turned : styles.chevron} />
        </button>
      </h3>
      {isOpen ? (
        <div id={detail} className={styles.detail}>
          <ReactionDetail {...{ reaction, shelterHref, animalHref, onMoved }} />
        </div>
      ) : null}
    </article>
  );
}

/** Why an archived reaction is there. */
function Mark({ reaction: { withdrawn_at, placement_closed_at, statuscode } }: { reaction: Reaction }) {
  const isArchived = statuscode === ReactionStatus.archived;
  const words = withdrawn_at ? messages.withdrawn : isArchived && placement_closed_at ? messages.placed : null;
  return words === null ? null : <span className={styles.mark}>{words}</span>;
}
