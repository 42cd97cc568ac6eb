import { type ReactNode, useId } from 'react';
import styles from './check.module.css';
import fieldStyles from './field.module.css';
import { useField } from './use-field';

export interface CheckboxFieldProps {
  name: string;
  /** May hold links. */
  label: ReactNode;
  required?: boolean;
}

/** One box to tick, with its words behind it; inside a Form the value is a boolean. */
export function CheckboxField({ name, label, required }: CheckboxFieldProps) {
  const id = useId();
  const { binding, error } = useField(name, false);
  return (
    <div className={fieldStyles.field}>
      <label className={styles.choice}>
        <input
          {...binding}
          type="checkbox"
          required={required}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          className={styles.box}
        />
        <span className={styles.choiceLabel}>{label}</span>
      </label>
      {error ? (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
