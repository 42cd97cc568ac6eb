import { portalPath } from '@portal/shared/contract';
import { PreloadLink } from '@portal/shared/session';
import { CheckIcon } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './review-rules.module.css';

/** Who may write a review, and how reviews are checked: one line, and the rest on request (C20, C56). */
export function ReviewRules() {
  return (
    <div className={styles.rules}>
      <p className={styles.checked}>
        <CheckIcon size={20} className={styles.check} />
        {messages.checked}
      </p>
      <details>
        <summary className={styles.more}>{messages.more}</summary>
        <ul className={styles.list}>
          {messages.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <PreloadLink to={portalPath.contact()} className={styles.report}>
          {messages.report}
        </PreloadLink>
      </details>
    </div>
  );
}
