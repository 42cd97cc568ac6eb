import { messages } from './order-reason.messages';
import styles from './order-reason.module.css';

/** 'Waarom deze volgorde?' below the choice of the order 'Aanbevolen', with the rule and that nobody pays for a place (C63). */
export function OrderReason() {
  return (
    <details className={styles.reason}>
      <summary className={styles.question}>{messages.question}</summary>
      <div className={styles.answer}>
        {messages.answer.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </details>
  );
}
