import type { PublicAnswer as Answer } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { messages } from './messages';
import styles from './public-answer.module.css';

/** The shelter's answer below a review: its name, the day, and the text as typed (C56). */
export function PublicAnswer({ answer: { name, message, created, updated } }: { answer: Answer }) {
  const day = formatDate(created);
  const changed = formatDate(updated);
  return (
    <div className={styles.answer}>
      <p className={styles.head}>
        <span className={styles.name}>{messages.of(name)}</span>
        <span className={styles.date}>
          <time dateTime={created}>{day}</time>
          {changed === day ? null : `, ${messages.changed(changed)}`}
        </span>
      </p>
      <p className={styles.text}>{message}</p>
    </div>
  );
}
