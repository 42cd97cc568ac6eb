import type { ShelterSummary } from '@portal/shared/contract';
import { formatDate, reactionPause } from '@portal/shared/domain';
import styles from './contact-card.module.css';
import { messages } from './messages';

/** In the place of 'Reageer' while the shelter takes no new reactions: until when, and its own word (C15). */
export function PauseNotice({ shelter }: { shelter: ShelterSummary }) {
  const pause = reactionPause(shelter, new Date());
  if (pause === null) return null;
  return (
    <div className={styles.paused}>
      <p className={styles.pausedTitle}>{messages.paused.title}</p>
      <p>{messages.paused.until(formatDate(pause.until))}</p>
      {pause.message ? <p className={styles.pausedWord}>{pause.message}</p> : null}
    </div>
  );
}
