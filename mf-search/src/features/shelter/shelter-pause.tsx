import type { Shelter } from '@portal/shared/contract';
import { formatDate, reactionPause } from '@portal/shared/domain';
import { messages } from './messages';
import styles from './shelter-page.module.css';
import { useMinute } from './use-minute';

/** Tells visitors until when the shelter takes no new reactions, with its own word (C15). */
export function ShelterPause({ shelter, answeredAt }: { shelter: Shelter; answeredAt: number }) {
  const pause = reactionPause(shelter, useMinute(answeredAt));
  if (pause === null) return null;
  return (
    <div className={styles.paused}>
      <p className={styles.pausedTitle}>{messages.paused.title}</p>
      <p>{messages.paused.until(formatDate(pause.until))}</p>
      {pause.message ? <p className={styles.pausedWord}>{pause.message}</p> : null}
    </div>
  );
}
