import { WarningIcon } from '@portal/shared/ui';
import styles from './applications.module.css';

/** Why the decision was not stored; announced at once. */
export function DecisionFailure({ failure }: { failure: string | null }) {
  return (
    <div role="alert" className={styles.alert}>
      {failure === null ? null : (
        <p className={styles.failure}>
          <WarningIcon size={20} />
          {failure}
        </p>
      )}
    </div>
  );
}
