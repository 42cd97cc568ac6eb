import type { PublicAnswer as Answer } from '@portal/shared/contract';
import { Byline } from '../byline/byline';
import { messages } from './messages';
import styles from './public-answer.module.css';

/** The shelter's answer below a review: its name, the day, and the text as typed (C56). */
export function PublicAnswer({ answer: { name, message, created, updated } }: { answer: Answer }) {
  return (
    <div className={styles.answer}>
      <Byline name={messages.of(name)} created={created} updated={updated} />
      <p className={styles.text}>{message}</p>
    </div>
  );
}
