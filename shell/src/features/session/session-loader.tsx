import { PawIcon } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './session.module.css';

/** The full-screen loader while it is not known yet who is signed in (SH-013). */
export function SessionLoader() {
  return (
    <div className={styles.loader} role="status" aria-busy="true">
      <span className={styles.mark}>
        <PawIcon size={40} />
      </span>
      <p className={styles.loading}>{messages.loading}</p>
    </div>
  );
}
