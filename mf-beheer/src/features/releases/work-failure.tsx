import { WarningIcon } from '@portal/shared/ui';
import styles from './releases.module.css';

/** Why something was not done; announced at once. */
export function WorkFailure({ failure }: { failure: string | null }) {
  return (
    <div role="alert">
      {failure === null ? null : (
        <p className={styles.failure}>
          <WarningIcon size={20} />
          {failure}
        </p>
      )}
    </div>
  );
}
