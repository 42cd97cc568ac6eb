import type { ReactNode } from 'react';
import styles from './optional-group.module.css';

/** Fields that nobody has to fill in, with one title above them. */
export function OptionalGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>
        {title} <span className={styles.optional}>(niet verplicht)</span>
      </legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
