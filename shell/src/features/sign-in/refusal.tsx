import { WarningIcon } from '@portal/shared/ui';
import styles from './refusal.module.css';

/** Why the server refused, announced at once; what was typed stays. */
export function Refusal({ text }: { text: string | null }) {
  return (
    <div role="alert" className={styles.refusalPlace}>
      {text === null ? null : (
        <p className={styles.refusal}>
          <WarningIcon size={20} />
          {text}
        </p>
      )}
    </div>
  );
}
