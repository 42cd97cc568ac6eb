import type { ClosableReaction } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { messages } from './messages';
import styles from './placement-closing.module.css';

export interface ClosingItemProps {
  item: ClosableReaction;
  isChosen: boolean;
  onToggle: () => void;
}

/** Somebody who waits, whether they are told, and their mail. */
export function ClosingItem({ item: { displayname, created_at, mail }, isChosen, onToggle }: ClosingItemProps) {
  return (
    <li className={styles.item}>
      <label className={styles.choice}>
        <input type="checkbox" className={styles.box} checked={isChosen} onChange={onToggle} />
        <bdi className={styles.name}>{displayname}</bdi>
        <span className={styles.soft}>{formatDate(created_at)}</span>
      </label>
      {mail === null ? (
        <p className={styles.soft}>{messages.noMail}</p>
      ) : (
        <details className={styles.mail}>
          <summary aria-label={messages.mailOf(displayname)}>{messages.showMail}</summary>
          <dl className={styles.head}>
            <dt>{messages.to}</dt>
            <dd>{mail.to}</dd>
            <dt>{messages.subject}</dt>
            <dd>{mail.subject}</dd>
          </dl>
          <p className={styles.text}>{mail.text}</p>
        </details>
      )}
    </li>
  );
}
